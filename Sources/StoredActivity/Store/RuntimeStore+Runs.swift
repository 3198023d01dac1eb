package import Foundation
import GRDB

/// How far a run of an intent has come.
package struct RunRecord: Equatable, Sendable {
  /// The states of a run, in the only order in which it goes through them.
  package enum State: String, Sendable, CaseIterable {
    /// It was begun. Of a process that has ended: how far it came is not known.
    case started
    /// It came to its end, and that was acknowledged.
    case finished
    /// It finished, and what it did was undone.
    case undone
  }

  package let id: UUID
  /// The intent's name.
  package let intent: String
  package let state: State
  package let started: Date
  /// When it came into its state.
  package let changed: Date
}

extension RuntimeStore {
  /// Records that a run begins. Answers whether it was new; begun twice, it is one run.
  ///
  /// Records older than ``StoreLimits/runLifetime``, and those beyond the newest
  /// ``StoreLimits/runs``, are forgotten.
  ///
  /// - Throws: ``StoreError`` if the identifier stands for a run of another intent.
  @discardableResult
  package func beginRun(_ id: UUID, intent: String, now: Date = Date()) throws -> Bool {
    try write { try $0.beginRun(id, intent: intent, now: now) }
  }

  /// Records that a run has finished. Answers whether it had not before.
  ///
  /// - Throws: ``StoreError`` if no such run is on record.
  @discardableResult
  package func finishRun(_ id: UUID, now: Date = Date()) throws -> Bool {
    try write { try $0.finishRun(id, now: now) }
  }

  /// Records that what a run did is undone. Answers whether it had not been before: of several
  /// that undo it at once, in one process or many, one is told `true`.
  ///
  /// - Throws: ``StoreError`` if the run has not finished, or no such run is on record.
  @discardableResult
  package func markUndone(_ id: UUID, now: Date = Date()) throws -> Bool {
    try write { try $0.markUndone(id, now: now) }
  }

  /// The record of a run, or `nil` if there is none.
  package func run(_ id: UUID) throws -> RunRecord? {
    try read { try RunRecord.of(id, in: $0) }
  }

  /// The runs in a state, or in any, the latest first.
  ///
  /// - Complexity: O(*n*) in the number of runs on record.
  package func runs(in state: RunRecord.State? = nil) throws -> [RunRecord] {
    try read { database in
      let statement = try database.cachedStatement(
        sql: "SELECT * FROM runs WHERE state = coalesce(?, state) ORDER BY started DESC, rowid DESC"
      )
      return try Row.fetchAll(statement, arguments: [state?.rawValue]).map { try RunRecord($0) }
    }
  }
}

extension StoreTransaction {
  /// As ``RuntimeStore/beginRun(_:intent:now:)``.
  @discardableResult
  package func beginRun(_ id: UUID, intent: String, now: Date = Date()) throws -> Bool {
    try limits.check(name: intent, of: "an intent")
    try limits.check(now)
    if let known = try RunRecord.of(id, in: database) {
      guard known.intent == intent else {
        throw StoreError(.conflictingRun, "run \(id) is one of \(known.intent), not \(intent)")
      }
      return false
    }
    try run(
      "INSERT INTO runs (id, intent, state, started, changed) VALUES (?, ?, 'started', ?, ?)",
      [id.uuidString, intent, now.stored, now.stored])
    try forgetRuns(now)
    return true
  }

  /// As ``RuntimeStore/finishRun(_:now:)``.
  @discardableResult
  package func finishRun(_ id: UUID, now: Date = Date()) throws -> Bool {
    switch try state(of: id) {
    case .started:
      try move(id, to: .finished, now: now)
      return true
    case .finished, .undone: return false
    }
  }

  /// As ``RuntimeStore/markUndone(_:now:)``.
  @discardableResult
  package func markUndone(_ id: UUID, now: Date = Date()) throws -> Bool {
    switch try state(of: id) {
    case .started: throw StoreError(.unfinishedRun, "run \(id) has not finished")
    case .finished:
      try move(id, to: .undone, now: now)
      return true
    case .undone: return false
    }
  }

  private func state(of id: UUID) throws -> RunRecord.State {
    guard let run = try RunRecord.of(id, in: database) else {
      throw StoreError(.unknownRun, "no run \(id) is on record")
    }
    return run.state
  }

  private func move(_ id: UUID, to state: RunRecord.State, now: Date) throws {
    try limits.check(now)
    try run(
      "UPDATE runs SET state = ?, changed = ? WHERE id = ?",
      [state.rawValue, now.stored, id.uuidString])
  }

  func forgetRuns(_ now: Date) throws {
    let oldest = try age(now: now) - limits.runLifetime
    try run("DELETE FROM runs WHERE started < ?", [oldest])
    try run(
      """
      DELETE FROM runs WHERE rowid IN (
        SELECT rowid FROM runs
        ORDER BY min(started, ?) DESC, rowid DESC LIMIT -1 OFFSET ?)
      """,
      [now.stored, limits.runs])
  }
}

extension Row {
  /// True if a run can be read of it.
  var isRun: Bool { (try? RunRecord(self)) != nil }
}

extension RunRecord {
  fileprivate static let columns = "id, intent, state, started, changed"

  fileprivate static func of(_ id: UUID, in database: Database) throws -> RunRecord? {
    let statement = try database.cachedStatement(sql: "SELECT \(columns) FROM runs WHERE id = ?")
    return try Row.fetchOne(statement, arguments: [id.uuidString]).map { try RunRecord($0) }
  }

  fileprivate init(_ row: Row) throws {
    guard let state = State(rawValue: try row.value("state")) else {
      throw StoreError(.damaged, "a run in the store has no state that is known")
    }
    self.state = state
    id = try row.id("id")
    intent = try row.value("intent")
    started = try row.date("started")
    changed = try row.date("changed")
  }
}
