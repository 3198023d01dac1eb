import AppManifest
import Foundation
import GRDB
import Testing

@testable import StoredActivity

@Suite struct DonationTests {
  let store: RuntimeStore

  init() throws { store = try RuntimeStore.inMemory() }

  @Test(
    arguments: [
      [:], ["rating": 2.0], ["rating": 2], ["rating": 2.5, "count": 9_007_199_254_740_993],
      ["film": "toy story"], ["film": "Ünïcödé \"quoted\" \\ 🎬\n"], ["": ""], ["flag": true],
      ["none": nil], ["films": ["1", "2"], "list": ["id": "7", "type": "FilmList"]],
      ["tiny": 2.5e-308, "large": 1.797e308, "third": .number(1 / 3.0)],
    ] as [[String: Value]])
  func whatIsDonatedComesBack(arguments: [String: Value]) throws {
    for source in Donation.Source.allCases {
      let date = Date.noon.addingTimeInterval(-1 / 3.0)
      let donation = Donation(intent: "Mark", arguments: arguments, date: date, source: source)
      #expect(try store.donate(donation, now: .noon))
      #expect(try store.donations(matching: .ids([donation.id])) == [donation])
    }
  }

  @Test func aDonationWrittenTwiceCountsOnce() throws {
    let donation = Donation(intent: "Mark", arguments: ["film": "1"], date: .noon)
    var other = donation
    other.arguments = ["film": "2"]
    #expect(try store.donate(donation, now: .noon))
    #expect(try !store.donate(donation, now: .noon))
    #expect(try !store.donate(other, now: .noon))
    #expect(try store.donations() == [donation])
    #expect(try store.ranking(of: ["1", "2"], for: "film", of: "Mark", now: .noon) == [1, 0])
    #expect(try store.deleteDonations(matching: .ids([donation.id])) == [donation.id])
    #expect(try store.donate(other, now: .noon), "it was deleted, so it is new again")
  }

  @Test func sourcesOfDonationsAreTwo() {
    #expect(Donation.Source.allCases.map(\.rawValue) == ["app", "run"])
  }

  /// Which of the six donations below a filter means.
  @Test(
    arguments: [
      (.all, [0, 1, 2, 3, 4, 5]), (.intent("Mark"), [0, 1, 5]), (.intent("mark"), []),
      (.entity("1"), [0, 2, 3, 4]), (.entity("1", intent: "Mark"), [0]),
      (.entity("1", intent: "None"), []), (.entity("FilmList"), []), (.entity("%"), []),
    ] as [(DonationFilter, [Int])])
  func filtersMean(filter: DonationFilter, expected: [Int]) throws {
    let ids = [
      try store.donate("Mark", ["film": "1"]), try store.donate("Mark", ["film": "11"]),
      try store.donate("Open", ["list": ["id": "1", "type": "FilmList"]]),
      try store.donate("Open", ["films": ["2", "1"]]),
      try store.donate("Sort", ["by": ["films": [["id": "1"]]]]),
      try store.donate("Mark", ["count": 1, "entry": ["type": "1"]]),
    ]
    let meant = expected.map { ids[$0] }
    #expect(try store.donations(matching: filter).map(\.id) == meant)
    #expect(try store.deleteDonations(matching: filter) == meant)
    #expect(try store.donations().map(\.id) == ids.filter { !meant.contains($0) })
    #expect(try store.deleteDonations(matching: filter) == [])
  }

  @Test func donationsAreDeletedByIdentifier() throws {
    let ids = try (0..<5).map { _ in try store.donate("Mark") }
    let filter = DonationFilter.ids([ids[3], ids[1], UUID()])
    #expect(try store.deleteDonations(matching: filter) == [ids[1], ids[3]])
    #expect(try store.donations().map(\.id) == [ids[0], ids[2], ids[4]])
  }

  @Test func deletionTakesTheArgumentsAlong() throws {
    try store.donate("Mark", ["film": "1"])
    try store.deleteDonations(matching: .all)
    let left = try store.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM donation_arguments")
    }
    #expect(left == 0)
  }

  @Test func oldDonationsAreForgotten() throws {
    let lifetime = store.limits.donationLifetime / 86_400
    let kept = try store.donate("Open", daysAgo: lifetime)
    try store.donate("Open", daysAgo: lifetime + 0.001)
    #expect(try store.donations().map(\.id) == [kept])
    try store.donate(Donation(intent: "Mark", date: .daysAgo(-1)), now: .daysAgo(-1))
    #expect(try store.donations().map(\.intent) == ["Mark"])
  }

  @Test func theNewestOfAnIntentAreKept() throws {
    var limits = StoreLimits()
    limits.donationsPerIntent = 3
    let store = try RuntimeStore.inMemory(limits: limits)
    let ids = try [4, 1, 3, 2, 2].map { try store.donate("Mark", daysAgo: $0) }
    let other = try store.donate("Open", daysAgo: 9)
    #expect(try store.donations().map(\.id) == [ids[1], ids[3], ids[4], other])
  }

  /// A value that nests arrays so deep.
  static func nested(_ depth: Int) -> Value { depth == 0 ? 1 : .array([nested(depth - 1)]) }

  @Test(
    arguments: [
      (["x": .number(.nan)], .unstorable), (["x": .number(.infinity)], .unstorable),
      (["x": "a\0b"], .unstorable), (["x": ["a\0": 1]], .unstorable),
      (["x": nested(31)], .unstorable), (["x": nested(1_000)], .unstorable),
      (["x": .string(String(repeating: "x", count: 70_000))], .tooLarge),
      ([String(repeating: "x", count: 2_000): 1], .tooLarge), (["a\0": 1], .unstorable),
      (["x": nested(30)], nil),
    ] as [([String: Value], StoreError.Code?)])
  func whatCannotBeStoredIsRefused(arguments: [String: Value], expected: StoreError.Code?) throws {
    #expect(code { try store.donate("Mark", arguments) } == expected)
    #expect(try store.donations().count == (expected == nil ? 1 : 0))
  }

  @Test func namesAndDatesAreChecked() throws {
    let long = String(repeating: "x", count: 2_000)
    #expect(code { try store.donate(long) } == .tooLarge)
    #expect(code { try store.donate("a\0") } == .unstorable)
    let never = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(code { try store.donate(Donation(intent: "Mark", date: never)) } == .unstorable)
  }
}
