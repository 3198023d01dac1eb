import Foundation
import GRDB

@testable import StoredActivity

/// What a store may hold, by what its writers said.
///
/// For each row it knows the set of what is possible: an announcement adds a possibility, an
/// acknowledgement leaves only what it says, and what was once seen in the store is certain.
struct Ledger {
  /// Whether each donation is there.
  private var donations: [UUID: Set<Bool>] = [:]
  /// What each session's dialogue holds: as many bytes as the number after the dot tells, or none.
  private var dialogues: [String: Set<String?>] = [:]
  /// The state of each run; `nil` before it was begun.
  private var runs: [UUID: Set<RunRecord.State?>] = [:]
  /// Runs and donations that were written together, if at all.
  private var pairs: [UUID: UUID] = [:]

  /// More runs are kept than all probes together begin, as the probes themselves do.
  private var limits: StoreLimits {
    var limits = StoreLimits()
    limits.runs = 100_000
    return limits
  }

  /// A line that no probe writes.
  struct Unreadable: Error {
    let line: String
  }

  /// Notes a line. Answers whether it is an acknowledgement.
  mutating func note(_ line: String) throws -> Bool {
    let words = line.split(separator: " ").map(String.init)
    guard words.count >= 3, ["<", ">"].contains(words[0]) else { throw Unreadable(line: line) }
    let isCertain = words[0] == "<"
    switch (words[1], words.count) {
    case ("donate", 3):
      Self.note(true, for: try id(words[2]), in: &donations, isCertain, else: false)
    case ("delete", 3):
      Self.note(false, for: try id(words[2]), in: &donations, isCertain, else: true)
    case ("save", 4): Self.note(words[3], for: words[2], in: &dialogues, isCertain, else: nil)
    case ("end", 3): Self.note(nil, for: words[2], in: &dialogues, isCertain, else: nil)
    case ("begin", 3): Self.note(.started, for: try id(words[2]), in: &runs, isCertain, else: nil)
    case ("undo", 3): Self.note(.undone, for: try id(words[2]), in: &runs, isCertain, else: nil)
    case ("complete", 5):
      let (run, donation) = (try id(words[2]), try id(words[3]))
      pairs[run] = donation
      Self.note(.finished, for: run, in: &runs, isCertain, else: nil)
      Self.note(true, for: donation, in: &donations, isCertain, else: false)
      Self.note(nil, for: words[4], in: &dialogues, isCertain, else: nil)
    default: throw Unreadable(line: line)
    }
    return isCertain
  }

  private func id(_ word: String) throws -> UUID {
    guard let id = UUID(uuidString: word) else { throw Unreadable(line: word) }
    return id
  }

  /// Notes that a row has, or may have, a value; before anything was noted it had `initial`.
  private static func note<Key, Value>(
    _ value: Value, for key: Key, in rows: inout [Key: Set<Value>], _ isCertain: Bool,
    else initial: Value
  ) {
    if isCertain {
      rows[key] = [value]
    } else {
      rows[key, default: [initial]].insert(value)
    }
  }
}

// MARK: - Comparing

extension Ledger {
  /// What a store holds that it cannot, and lacks that it must have. What it holds is certain from
  /// then on.
  mutating func faults(in path: String) throws -> [String] {
    let store = try RuntimeStore(path: path, limits: limits)
    let integrity = try store.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") }
    var faults = integrity == ["ok"] ? [] : integrity
    let ids = try store.donations().map(\.id)
    let states = try store.runs().map { ($0.id, $0.state) }
    if Set(ids).count != ids.count { faults.append("a donation is there twice") }
    let found = Set(ids)
    for id in found where donations[id] == nil { faults.append("nobody donated \(id)") }
    let runStates = Dictionary(states) { first, _ in first }
    for id in runStates.keys where runs[id] == nil { faults.append("nobody began \(id)") }
    Self.settle(&donations, &faults, "donation") { found.contains($0) }
    Self.settle(&runs, &faults, "run") { runStates[$0] }
    try settleDialogues(in: store, &faults)
    // Only runs that were completed have a pair, and nothing deletes its donation.
    for (run, donation) in pairs {
      let isComplete = runStates[run] == .finished || runStates[run] == .undone
      if isComplete != found.contains(donation) { faults.append("half of \(run) is there") }
    }
    return faults
  }

  /// Compares what is there with what may be.
  private static func settle<Key, Value>(
    _ rows: inout [Key: Set<Value>], _ faults: inout [String], _ what: String,
    _ actual: (Key) throws -> Value
  ) rethrows {
    for (key, possible) in rows {
      let value = try actual(key)
      if !possible.contains(value) {
        faults.append("\(what) \(key) is \(value), expected one of \(possible)")
      }
      rows[key] = [value]
    }
  }

  private mutating func settleDialogues(
    in store: RuntimeStore, _ faults: inout [String]
  ) throws {
    var torn: [String] = []
    try Self.settle(&dialogues, &faults, "dialogue") { session -> String? in
      guard let dialogue = try store.loadDialogue(session: session) else { return nil }
      let text = String(decoding: dialogue.state, as: UTF8.self)
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, let size = Int(parts[1]), parts[2].utf8.count == size,
        parts[2].utf8.allSatisfy({ $0 == UInt8(ascii: "x") })
      else {
        torn.append("dialogue \(session) is torn")
        return nil
      }
      let name = "\(parts[0]).\(size)"
      if dialogue.performing?.invocation != (size.isMultiple(of: 2) ? name : nil) {
        torn.append("dialogue \(session) has another mark")
      }
      return name
    }
    faults += torn
  }
}
