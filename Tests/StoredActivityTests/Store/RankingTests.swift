import AppManifest
import Foundation
import StoredActivity
import Testing

@Suite struct RankingTests {
  let store: RuntimeStore

  init() throws { store = try RuntimeStore.inMemory() }

  @Test(
    arguments: [
      ([], 0), ([0], 1), ([7], 0.5), ([14], 0.25), ([3.5], 0.5.squareRoot()), ([0, 0, 7], 2.5),
      ([-400], 1), ([90], exp2(-90 / 7.0)), ([90.001], 0),
    ] as [([Double], Double)])
  func scoresSumWhatIsLeftOfDonations(days: [Double], expected: Double) throws {
    for day in days { try store.donate("Mark", ["film": "1"], daysAgo: day) }
    let scores = try store.ranking(ofIntents: ["Mark", "Open"], now: .noon)
    #expect(abs(scores[0] - expected) < 1e-12)
    #expect(scores[1] == 0)
    let values = try store.ranking(of: ["2", "1"], for: "film", of: "Mark", now: .noon)
    #expect(values == [0, scores[0]])
  }

  @Test func scoresFade() throws {
    try store.donate("Mark")
    let scores = try ([0, 7, 14, 90, 91] as [Double]).map { days in
      try store.ranking(ofIntents: ["Mark"], now: .daysAgo(-days))[0]
    }
    #expect(scores == [1, 0.5, 0.25, exp2(-90 / 7.0), 0])
  }

  @Test func valuesAreToldApart() throws {
    let values: [Value] = [1, 1.0, "1", ["1"], ["id": "1"], true, nil, .number(.nan)]
    for (count, value) in values.dropLast().enumerated() {
      for _ in 0...count { try store.donate("Mark", ["x": value, "y": "z"]) }
    }
    let scores = try store.ranking(of: values, for: "x", of: "Mark", now: .noon)
    #expect(scores == [1, 2, 3, 4, 5, 6, 7, 0])
    #expect(try store.ranking(of: values, for: "y", of: "Mark", now: .noon).max() == 0)
    #expect(try store.ranking(of: values, for: "x", of: "Open", now: .noon).max() == 0)
  }

  @Test func objectsAreEqualWhateverTheirOrder() throws {
    try store.donate("Mark", ["x": ["b": 1, "a": 2, "c": 3]])
    let value: Value = ["c": 3, "b": 1, "a": 2]
    #expect(try store.ranking(of: [value], for: "x", of: "Mark", now: .noon) == [1])
  }

  @Test func theLikeliestIsSuggestedFirst() throws {
    for days in [0.5, 1, 2] as [Double] {
      try store.donate("Open", ["list": "pixar"], daysAgo: days)
    }
    try store.donate("Open", ["list": "noir"], daysAgo: 0.25)
    for days in [3, 4] as [Double] { try store.donate("Add", [:], daysAgo: days) }
    try store.donate("Old", daysAgo: 89)
    let all = try store.suggestions(limit: 10, now: .noon)
    #expect(all.map(\.intent) == ["Open", "Add", "Open", "Old"])
    #expect(all.map(\.arguments) == [["list": "pixar"], [:], ["list": "noir"], [:]])
    #expect(all[0].lastDonated == .daysAgo(0.5))
    #expect(all.map(\.score) == all.map(\.score).sorted(by: >))
    #expect(try store.suggestions(limit: 2, now: .noon) == Array(all.prefix(2)))
    #expect(try store.suggestions(limit: 0, now: .noon) == [])
    #expect(try store.suggestions(limit: -1, now: .noon) == [])
    #expect(try store.suggestions(limit: 9, now: .daysAgo(-2)).count == 3, "the old one is over")
  }

  @Test func equallyLikelySuggestionsHaveAnOrder() throws {
    for intent in ["B", "C", "A"] { try store.donate(intent) }
    #expect(try store.suggestions(limit: 3, now: .noon).map(\.intent) == ["A", "B", "C"])
  }
}
