import Foundation
import RandomNumbers
import Testing

@testable import StoredActivity

/// Processes that write to a store are killed at moments that are drawn. What they said was written
/// is there, once and whole; of what they were about to write, all is there or nothing.
@Suite struct CrashTests {
  /// How many kills: 20, or as many as STORE_CRASH_ROUNDS says.
  static let rounds =
    ProcessInfo.processInfo.environment["STORE_CRASH_ROUNDS"].flatMap { Int($0) } ?? 20
  /// After how many rounds a new file is begun.
  static let roundsOfAFile = 10

  @Test func whatWasAcknowledgedSurvivesKills() throws {
    var random = SeededGenerator(seed: 20_261)
    var acknowledged = 0
    var round = 0
    while round < Self.rounds {
      let folder = try Folder()
      var ledger = Ledger()
      for _ in 0..<min(Self.roundsOfAFile, Self.rounds - round) {
        acknowledged += try Self.round(round, in: folder, &ledger, &random)
        round += 1
        let faults = try ledger.faults(in: folder.store)
        #expect(faults == [], "round \(round)")
      }
    }
    #expect(acknowledged > (Self.rounds - 5) * 50, "the probes hardly wrote anything")
  }

  /// Lets one or two processes write, kills them, and notes what they said. Answers how much they
  /// acknowledged.
  static func round(
    _ round: Int, in folder: Folder, _ ledger: inout Ledger, _ random: inout SeededGenerator
  ) throws -> Int {
    let lanes = random.below(2) + 1
    let probes = try (0..<lanes).map { lane in
      try Probe(store: folder.store, lane: lane, seed: random.next(), output: "\(round)-\(lane)")
    }
    var acknowledged = 0
    for probe in probes {
      // One in four is killed while it starts, and perhaps creates the tables. The moment is drawn
      // by what was written, not by the clock alone, so that a slow machine is tested as well.
      let isEarly = random.below(4) == 0
      let pause = UInt32(random.below(isEarly ? 60_000 : 8_000))
      try probe.kill(
        afterBytes: isEarly ? 0 : 1 + random.below(25_000), andMicroseconds: pause)
      for line in try probe.lines() { acknowledged += try ledger.note(line) ? 1 : 0 }
    }
    return acknowledged
  }

  /// The checker itself notices what is lost, doubled, torn or made up.
  @Test func theLedgerNoticesFaults() throws {
    let (id, run) = (UUID(), UUID())
    var ledger = Ledger()
    for line in ["> donate \(id)", "< donate \(id)", "> begin \(run)", "> save 0-1 5.3"] {
      _ = try ledger.note(line)
    }
    let folder = try Folder()
    let store = try RuntimeStore(path: folder.store)
    #expect(try ledger.faults(in: folder.store).count == 1, "the donation is lost")
    try store.donate(Donation(id: id, intent: "Mark"))
    ledger = Ledger()
    for line in ["> donate \(id)", "> begin \(run)", "> save 0-1 5.3"] { _ = try ledger.note(line) }
    #expect(try ledger.faults(in: folder.store) == [])
    try store.deleteDonations(matching: .all)
    #expect(try ledger.faults(in: folder.store).count == 1, "it was seen before")
    try store.donate(Donation(intent: "Mark"))
    #expect(try ledger.faults(in: folder.store).count == 1, "nobody wrote that")
    #expect(throws: Ledger.Unreadable.self) { try ledger.note("Segmentation fault") }
  }

  @Test func completionIsAllOrNothing() throws {
    let (donation, run) = (UUID(), UUID())
    let folder = try Folder()
    let store = try RuntimeStore(path: folder.store)
    try store.beginRun(run, intent: "Mark")
    try store.finishRun(run)
    var ledger = Ledger()
    for line in ["> begin \(run)", "< begin \(run)", "> complete \(run) \(donation) 0-1"] {
      _ = try ledger.note(line)
    }
    #expect(try ledger.faults(in: folder.store).count == 1)
  }
}
