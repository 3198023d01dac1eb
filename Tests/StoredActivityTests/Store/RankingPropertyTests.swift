import AppManifest
import Foundation
import RandomNumbers
import StoredActivity
import Testing

/// What must hold for any history, on histories that are drawn.
@Suite struct RankingPropertyTests {
  static let intents = ["Mark", "Open", "Add"]
  static let films: [Value] = ["1", "2", 3, ["id": "4"]]

  /// A donation of the last days, some of them in the future or too old to count.
  static func donation(_ random: inout SeededGenerator) -> Donation {
    let days = Double(random.below(120)) - 10 + Double(random.below(1_000)) / 1_000
    return Donation(
      intent: intents[random.below(3)], arguments: ["film": films[random.below(4)]],
      date: .daysAgo(days))
  }

  /// A store whose intents keep few donations, so that most histories go beyond that.
  static func store() throws -> RuntimeStore {
    var limits = StoreLimits()
    limits.donationsPerIntent = 8
    return try RuntimeStore.inMemory(limits: limits)
  }

  /// The definition, without a database.
  static func naiveScore(_ donations: [Donation]) -> Double {
    donations.map { donation in
      let days = Date.noon.timeIntervalSince(donation.date) / 86_400
      return days > 90 ? 0 : pow(0.5, max(days, 0) / 7)
    }.reduce(0, +)
  }

  static func score(_ donation: Donation, in store: RuntimeStore) throws -> [Double] {
    let value = donation.arguments["film"] ?? .null
    let intent = try store.ranking(ofIntents: [donation.intent], now: .noon)
    let film = try store.ranking(of: [value], for: "film", of: donation.intent, now: .noon)
    let suggested = try store.suggestions(limit: 99, now: .noon).first {
      $0.intent == donation.intent && $0.arguments == donation.arguments
    }
    return intent + film + [suggested?.score ?? 0]
  }

  @Test(arguments: 0..<20)
  func aDonationNeverLowersItsOwnScore(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try Self.store()
    for _ in 0..<40 {
      let donation = Self.donation(&random)
      let before = try Self.score(donation, in: store)
      try store.donate(donation, now: .noon)
      let after = try Self.score(donation, in: store)
      #expect(zip(before, after).allSatisfy { $0 <= $1 + 1e-12 }, "\(before) \(after)")
      try store.donate(donation, now: .noon)
      #expect(try Self.score(donation, in: store) == after, "written twice")
    }
  }

  @Test(arguments: 0..<20)
  func scoresAreThoseOfTheDefinition(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try Self.store()
    for _ in 0..<40 {
      let donation = Self.donation(&random)
      try store.donate(donation, now: .noon)
      let kept = try store.donations(matching: .intent(donation.intent))
      let same = kept.filter { $0.arguments == donation.arguments }
      let scores = try Self.score(donation, in: store)
      #expect(abs(scores[0] - Self.naiveScore(kept)) < 1e-9)
      #expect(abs(scores[1] - Self.naiveScore(same)) < 1e-9)
      #expect(abs(scores[2] - Self.naiveScore(same)) < 1e-9)
    }
  }

  /// What is kept is the newest eight of each intent that are not too old, in any order of writing.
  @Test(arguments: 0..<20)
  func whatIsKeptDoesNotDependOnTheOrder(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let history = (0..<40).map { _ in Self.donation(&random) }
    let store = try Self.store()
    for donation in history.shuffled(using: &random) { try store.donate(donation, now: .noon) }
    for intent in Self.intents {
      let expected = history.filter { $0.intent == intent && $0.date >= .daysAgo(90) }
        .sorted { $0.date > $1.date }.prefix(8)
      let kept = try store.donations(matching: .intent(intent))
      #expect(Set(kept.map(\.id)) == Set(expected.map(\.id)))
    }
  }

  @Test(arguments: 0..<20)
  func deletionLeavesWhatWasThereBefore(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try RuntimeStore.inMemory()
    for _ in 0..<10 { try store.donate(Self.donation(&random), now: .noon) }
    for _ in 0..<10 {
      let donation = Self.donation(&random)
      let before = try Self.score(donation, in: store)
      try store.donate(donation, now: .noon)
      try store.deleteDonations(matching: .ids([donation.id]))
      #expect(try Self.score(donation, in: store) == before)
    }
    for film in Self.films.indices {
      try store.deleteDonations(matching: .entity("\(film + 1)"))
    }
    #expect(try store.donations().allSatisfy { $0.arguments == ["film": 3] })
  }
}
