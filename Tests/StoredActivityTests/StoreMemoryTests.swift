import AppIntents
import IntentRuntime
import StoredActivity
import Testing

/// What was done is kept, orders what is offered, and never changes what is meant.
@Suite("Memory in a store")
struct StoreMemoryTests {
  @Test("knows what an intent has done by running others, where it says so")
  func nested() async throws {
    let visit = try await CafeVisit()
    await visit.say("treat them in cafe")
    #expect(Set(try visit.store.donations().map(\.intent)) == ["Pay", "Treat"])
  }

  // Statements: 201, 202, 204
  @Test("raises what was done, whoever did it")
  func suggestions() async throws {
    let visit = try await CafeVisit()
    #expect(visit.host.suggestions().isEmpty)
    await visit.say("order tea in cafe")
    #expect(visit.host.suggestions() == ["Order"])
    try await IntentHost.$scoped.withValue(visit.host) {
      for _ in 0..<3 { try await CafeApp.Pay().donate() }
      _ = try? await CafeApp.Pay().donate()
    }
    #expect(visit.host.suggestions() == ["Pay", "Order"])
  }

  @Test("orders equal options, and leaves alone which there are and what is meant")
  func ordersOptions() async throws {
    let visit = try await CafeVisit()
    let before = await visit.send("order cake in cafe")
    #expect(before.options.map(\.title) == ["Apple cake", "Lemon cake", "Peach cake"])
    await visit.say("peach cake", "order cake in cafe", "peach cake", "order cake in cafe", "2")
    let after = await visit.send("order cake in cafe")
    #expect(after.options.map(\.title) == ["Peach cake", "Apple cake", "Lemon cake"])
    await visit.say("cancel")
    #expect(await visit.say("order lemon cake in cafe") == ["One Lemon cake."])
  }

  @Test("forgets what is to be forgotten")
  func forgets() async throws {
    let visit = try await CafeVisit()
    await visit.say("order tea in cafe")
    try await IntentHost.$scoped.withValue(visit.host) {
      let pay = try await CafeApp.Pay().donate()
      #expect(visit.host.suggestions().count == 2)
      let manager = IntentDonationManager.shared
      #expect(try await manager.deleteDonations(matching: .donationIdentifier(pay)) == [pay])
      let tea = EntityIdentifier(for: CafeApp.Dish.self, identifier: "tea")
      #expect(try await manager.deleteDonations(matching: .entityIdentifier(tea)).count == 1)
      #expect(try await manager.deleteDonations(matching: .intentType(CafeApp.Pay.self)).isEmpty)
    }
    #expect(visit.host.suggestions().isEmpty)
  }

  @Test("knows of each run whether it ended, and whether it was taken back")
  func runs() async throws {
    let visit = try await CafeVisit()
    await visit.say("reserve in cafe")
    #expect(try visit.store.runs(in: .finished).map(\.intent) == ["Reserve"])
    await visit.say("undo that")
    #expect(try visit.store.runs(in: .undone).map(\.intent) == ["Reserve"])
    #expect(try visit.store.donations().count == 1)
  }

  @Test("brings a conversation back in another process")
  func resumes() async throws {
    let first = try await CafeVisit()
    await first.say("order cake in cafe")
    let second = try await CafeVisit(store: first.store)
    #expect(await second.session.resume()?.options.count == 3)
    #expect(await second.say("1") == ["One Apple cake."])
    let third = try await CafeVisit(store: first.store)
    #expect(await third.session.resume() == nil)
  }
}
