package import Foundation
import GRDB

/// A dialogue that waits for a reply.
package struct SavedDialogue: Equatable, Sendable {
  /// The state that was saved, as its owner wrote it.
  package let state: Data
  /// What was being performed, if the dialogue waits inside of that.
  package let performing: PerformingMark?
  package let saved: Date
}

/// Notes that an intent is being performed, and may have had effects, while its dialogue waits.
///
/// A process that finds one on resuming cannot go on where the last one was. Whether the run came to
/// its end all the same, ``RuntimeStore/run(_:)`` tells.
package struct PerformingMark: Equatable, Sendable {
  package var runID: UUID
  /// The intent's name.
  package var intent: String
  /// The invocation, as its owner wrote it in JSON.
  package var invocation: String
  package var started: Date

  /// Creates a mark from its parts.
  package init(runID: UUID, intent: String, invocation: String, started: Date) {
    self.runID = runID
    self.intent = intent
    self.invocation = invocation
    self.started = started
  }
}

extension RuntimeStore {
  /// Keeps where a dialogue is, instead of what was kept of its session before.
  ///
  /// It is forgotten ``StoreLimits/dialogueLifetime`` after it was last saved, or when
  /// ``StoreLimits/dialogues`` others have been saved since.
  ///
  /// - Throws: ``StoreError`` for a state, a name or an invocation that is too large.
  package func saveDialogue(
    session: String, state: Data, performing: PerformingMark? = nil, now: Date = Date()
  ) throws {
    try write {
      try $0.saveDialogue(session: session, state: state, performing: performing, now: now)
    }
  }

  /// Where the dialogue of a session is, or `nil` if none waits or it has expired.
  package func loadDialogue(session: String, now: Date = Date()) throws -> SavedDialogue? {
    let oldest = now.stored - limits.dialogueLifetime
    return try read { database in
      try Row.fetchOne(
        database.cachedStatement(
          sql: """
            SELECT state, saved, run, intent, invocation, started FROM dialogues
            WHERE session = ? AND saved >= ?
            """),
        arguments: [session, oldest]
      ).map { try SavedDialogue($0) }
    }
  }

  /// Forgets the dialogue of a session. Answers whether there was one.
  @discardableResult
  package func endDialogue(session: String) throws -> Bool {
    try write { try $0.endDialogue(session: session) }
  }
}

extension StoreTransaction {
  /// As ``RuntimeStore/saveDialogue(session:state:performing:now:)``.
  package func saveDialogue(
    session: String, state: Data, performing: PerformingMark? = nil, now: Date = Date()
  ) throws {
    try limits.check(session: session, state: state, performing: performing, now: now)
    try run(
      """
      INSERT INTO dialogues (session, state, saved, run, intent, invocation, started)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (session) DO UPDATE SET
        state = excluded.state, saved = excluded.saved, run = excluded.run,
        intent = excluded.intent, invocation = excluded.invocation, started = excluded.started
      """,
      [
        session, state, now.stored, performing?.runID.uuidString, performing?.intent,
        performing?.invocation, performing?.started.stored,
      ])
    try forgetDialogues(now)
  }

  /// As ``RuntimeStore/endDialogue(session:)``.
  @discardableResult
  package func endDialogue(session: String) throws -> Bool {
    try run("DELETE FROM dialogues WHERE session = ?", [session])
    return database.changesCount > 0
  }

  /// The sessions that have a dialogue, the latest saved first.
  func dialogueSessions() throws -> [String] {
    try Row.fetchAll(
      database.cachedStatement(
        sql: "SELECT session FROM dialogues ORDER BY saved DESC, rowid DESC")
    ).map { try $0.value("session") }
  }

  /// Gives a dialogue to another session.
  func renameDialogue(session: String, to other: String) throws {
    try run("UPDATE dialogues SET session = ? WHERE session = ?", [other, session])
  }

  func forgetDialogues(_ now: Date) throws {
    let oldest = try age(now: now) - limits.dialogueLifetime
    try run("DELETE FROM dialogues WHERE saved < ?", [oldest])
    try run(
      """
      DELETE FROM dialogues WHERE rowid IN (
        SELECT rowid FROM dialogues
        ORDER BY min(saved, ?) DESC, rowid DESC LIMIT -1 OFFSET ?)
      """,
      [now.stored, limits.dialogues])
  }
}

extension StoreLimits {
  fileprivate func check(
    session: String, state: Data, performing: PerformingMark?, now: Date
  ) throws {
    try check(name: session, of: "a session")
    try check(now)
    guard state.count <= stateBytes else {
      throw StoreError(.tooLarge, "the state of a dialogue takes more than \(stateBytes) bytes")
    }
    guard let performing else { return }
    try check(name: performing.intent, of: "an intent")
    try check(performing.started)
    guard performing.invocation.utf8.count <= argumentBytes else {
      throw StoreError(.tooLarge, "an invocation takes more than \(argumentBytes) bytes")
    }
    guard !performing.invocation.utf8.contains(0) else {
      throw StoreError(.unstorable, "an invocation contains NUL")
    }
  }
}

extension Row {
  /// True if a dialogue can be read of it: of columns in the order in which dialogues are read.
  var isDialogue: Bool { (try? SavedDialogue(self)) != nil }
}

extension SavedDialogue {
  fileprivate init(_ row: Row) throws {
    state = try row.value("state")
    saved = try row.date("saved")
    guard !row.hasNull(atIndex: 2) else {
      performing = nil
      return
    }
    performing = PerformingMark(
      runID: try row.id("run"), intent: try row.value("intent"),
      invocation: try row.value("invocation"), started: try row.date("started"))
  }
}
