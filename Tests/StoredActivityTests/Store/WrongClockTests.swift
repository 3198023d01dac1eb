import Foundation
import RandomNumbers
import Testing

@testable import StoredActivity

/// What a clock that is wrong once may cost.
@Suite struct WrongClockTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// How many days the clock is wrong, for one opening.
  @Test(arguments: [1, 8, 91, 366, 20_000, 400_000, -400, -20_000] as [Double])
  func aWrongClockErasesNothing(days: Double) throws {
    let (kept, run) = (UUID(), UUID())
    func open(_ now: Date) throws -> RuntimeStore { try RuntimeStore(path: folder.store, now: now) }
    do {
      let store = try open(.noon)
      try store.donate(Donation(id: kept, intent: "Mark", date: .noon), now: .noon)
      try store.saveDialogue(session: "a", state: Data([1]), now: .noon)
      try store.beginRun(run, intent: "Mark", now: .noon)
    }
    do {
      let wrong = Date.daysAgo(-days)
      let store = try open(wrong)
      for _ in 0..<20 {
        try store.donate(Donation(intent: "Mark", date: wrong), now: wrong)
        try store.beginRun(UUID(), intent: "Mark", now: wrong)
        try store.saveDialogue(session: "b", state: Data([2]), now: wrong)
      }
    }
    let store = try open(.noon.addingTimeInterval(60))
    #expect(try store.donations().contains { $0.id == kept })
    #expect(try store.run(run) != nil)
    // A question waits for a day only, and may be forgotten where a day seemed to have passed.
    if days < 0 { #expect(try store.loadDialogue(session: "a", now: .noon) != nil) }
    #expect(try store.ranking(ofIntents: ["Mark"], now: .noon)[0] > 0)
  }

  @Test func whatAClockThatWasAheadHasDatedDoesNotKeepOutWhatComesLater() throws {
    var limits = StoreLimits()
    limits.donationsPerIntent = 5
    let store = try RuntimeStore.inMemory(limits: limits)
    let ahead = Date.daysAgo(-366)
    for _ in 0..<5 { try store.donate(Donation(intent: "Mark", date: ahead), now: ahead) }
    let later = try (0..<5).map { hour in
      let now = Date.noon.addingTimeInterval(Double(hour) * 3_600)
      let donation = Donation(intent: "Mark", date: now)
      try store.donate(donation, now: now)
      return donation.id
    }
    #expect(Set(try store.donations().map(\.id)).isSuperset(of: later.suffix(1)))
    #expect(try store.donations().count == 5)
  }

  @Test func theStoresDateFollowsTheClock() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      var now = 0.0
      var clock = StoreClock(now: now)
      for _ in 0..<300 {
        let isWrong = random.oneIn(20)
        let read = isWrong ? now + Double(random.below(80_000_000)) - 20_000_000 : now
        let before = clock.date
        clock.advance(to: read)
        #expect(clock.date <= read)
        #expect(clock.date - before <= StoreClock.longestLeap)
        now += Double(random.below(50_000))
      }
      // Who goes on using it is never far behind.
      for _ in 0..<400 {
        now += 86_400
        clock.advance(to: now)
      }
      #expect(clock.date == now)
    }
  }
}
