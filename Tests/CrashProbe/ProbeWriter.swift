import Foundation
import RandomNumbers
import StoredActivity

/// Draws what to write to a store, writes it, and says so.
struct ProbeWriter {
  private let store: RuntimeStore
  private let lane: String
  private var random: SeededGenerator
  private var steps = 0
  private var donations: [UUID] = []
  private var started: [UUID] = []
  private var finished: [UUID] = []

  init(path: String, lane: String, seed: UInt64) throws {
    var limits = StoreLimits()
    limits.runs = 100_000
    limits.busyTimeout = 60
    // A kill must cost nothing whatever commits wait for, so one lane does without waiting.
    store = try RuntimeStore(
      path: path, durability: lane == "0" ? .powerCut : .process, limits: limits)
    self.lane = lane
    random = SeededGenerator(seed: seed)
  }

  /// Does one thing.
  mutating func step() throws {
    steps += 1
    switch random.below(8) {
    case 0, 1: try donate()
    case 2: try deleteDonation()
    case 3: try saveDialogue()
    case 4: try endDialogue()
    case 5: try beginRun()
    case 6: try undoRun()
    default: try completeRun()
    }
  }

  private func acknowledging(_ line: String, _ body: () throws -> Void) throws {
    say("> \(line)")
    try body()
    say("< \(line)")
  }

  /// Writes a line at once: what the system has taken outlives this process.
  private func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    guard write(STDOUT_FILENO, bytes, bytes.count) == bytes.count else { exit(3) }
  }
}

// MARK: - What it does

extension ProbeWriter {
  /// An intent has no more donations than are kept of one.
  private mutating func makeDonation() -> Donation {
    Donation(
      id: random.uuid(), intent: "Intent\(lane)-\(random.below(1_000))",
      arguments: ["step": .integer(steps), "film": .string("film-\(random.below(9))")])
  }

  /// Every third one is written twice, as a caller would who did not hear that it was taken.
  private mutating func donate() throws {
    let donation = makeDonation()
    let repeats = random.below(3) == 0 ? 2 : 1
    try acknowledging("donate \(donation.id)") {
      for _ in 0..<repeats { try store.donate(donation) }
    }
    donations.append(donation.id)
  }

  private mutating func deleteDonation() throws {
    guard !donations.isEmpty else { return }
    let id = donations.remove(at: random.below(donations.count))
    try acknowledging("delete \(id)") { try store.deleteDonations(matching: .ids([id])) }
  }

  private mutating func saveDialogue() throws {
    let size = random.below(6_000)
    let text = "\(random.next()).\(size)"
    let state = Data("\(text).\(String(repeating: "x", count: size))".utf8)
    let mark = PerformingMark(
      runID: random.uuid(), intent: "Intent", invocation: text, started: Date())
    let session = "\(lane)-\(random.below(4))"
    try acknowledging("save \(session) \(text)") {
      try store.saveDialogue(
        session: session, state: state, performing: size.isMultiple(of: 2) ? mark : nil)
    }
  }

  private mutating func endDialogue() throws {
    let session = "\(lane)-\(random.below(4))"
    try acknowledging("end \(session)") { try store.endDialogue(session: session) }
  }

  private mutating func beginRun() throws {
    let id = random.uuid()
    try acknowledging("begin \(id)") { try store.beginRun(id, intent: "Intent") }
    started.append(id)
  }

  private mutating func undoRun() throws {
    guard !finished.isEmpty else { return }
    let id = finished.remove(at: random.below(finished.count))
    try acknowledging("undo \(id)") { try store.markUndone(id) }
  }

  /// What a runtime does at the end of a run, at once.
  private mutating func completeRun() throws {
    guard !started.isEmpty else { return }
    let id = started.remove(at: random.below(started.count))
    let donation = makeDonation()
    let session = "\(lane)-\(random.below(4))"
    try acknowledging("complete \(id) \(donation.id) \(session)") {
      try store.write { transaction in
        try transaction.finishRun(id)
        try transaction.donate(donation)
        try transaction.endDialogue(session: session)
      }
    }
    finished.append(id)
  }
}

extension SeededGenerator {
  mutating func uuid() -> UUID {
    let bytes = (0..<16).map { _ in UInt8(truncatingIfNeeded: next()) }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
