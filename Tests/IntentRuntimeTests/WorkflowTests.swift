import AppIntents
import SwiftUI
import Testing

@testable import IntentRuntime

/// Single actions are put together: by values, by preset parameters, by handing on.
@Suite("Actions put together") struct WorkflowTests {
  // Statements: 198
  @Test("need no questions where there are defaults")
  func defaults() async throws {
    let desk = try await PostcardApp.Desk()
    let turn = await desk.send("count cards in mailbox")
    #expect(turn.message == "1 cards.")
    #expect(turn.outcome?.value as? Int == 1)
    #expect(desk.album.log == ["counted all false"])
    #expect(!turn.offersUndo, "counting cannot be taken back")
  }

  // Statements: 199, 200, 154
  @Test("are one intent with other values in each of several shortcuts")
  func presets() async throws {
    let desk = try await PostcardApp.Desk()
    let turns = await desk.say(
      "count finished cards in mailbox", "count empty cards in mailbox")
    #expect(turns == ["0 CARDS!", "1 cards."])
    #expect(desk.album.log == ["counted done true", "counted greeting false"])
  }

  // Statements: 153, 221
  @Test("hand the value of one to the next")
  func values() async throws {
    let desk = try await PostcardApp.Desk()
    let counted = await desk.send("count cards in mailbox")
    let stamps = PostcardApp.BuyStamps()
    stamps.count = try #require(counted.outcome?.value as? Int)
    let result = try await desk.host.run(stamps, donates: false)
    #expect(result.parts?.anyValue as? String == "1 stamps")
  }

  // Statements: 221
  @Test("may be run by another action")
  func nested() async throws {
    let desk = try await PostcardApp.Desk()
    #expect(await desk.say("prepare the post in mailbox") == ["1 stamps"])
    #expect(desk.album.log == ["counted all false"])
  }

  // Statements: 194, 217
  @Test("take what a value query finds, which shows nothing")
  func valueQuery() async throws {
    let desk = try await PostcardApp.Desk()
    try await PostcardApp.$album.withValue(desk.album) {
      let found = try await PostcardApp.CardsByWord().values(for: "bea")
      #expect(found.map(\.id) == ["beach"])
      let send = PostcardApp.SendCard(card: try #require(found.first))
      _ = try await desk.host.run(send, donates: false)
      #expect(try await PostcardApp.CardsByWord().values(for: "hill").isEmpty)
    }
    #expect(desk.album.log == ["sent beach: -, no frame"])
  }

  // Statements: 219, 151, 115
  @Test("hand over to the app where something is to be seen")
  func handsOver() async throws {
    let desk = try await PostcardApp.Desk()
    let turn = await desk.send("look at beach in mailbox")
    #expect(turn.outcome?.opened == ["OpenCard"])
    #expect(desk.album.log == ["opened beach"])
  }

  // Statements: 86
  @Test("have what they depend on, also what takes time to make")
  func dependencies() async throws {
    AppDependencyManager.shared.add { await PostcardApp.Scales.made() }
    let desk = try await PostcardApp.Desk()
    let result = try await desk.host.run(PostcardApp.Weigh(), donates: false)
    #expect(result.parts?.anyValue as? Int == 20)
  }

  // Statements: 95
  @Test("show the view of their result")
  func views() async throws {
    let desk = try await PostcardApp.Desk()
    let turn = await desk.send("preview beach in mailbox")
    #expect(turn.outcome?.view is Text)
  }

  // Statements: 152
  @Test("say the names of what they are about")
  func interpolates() async throws {
    let desk = try await PostcardApp.Desk()
    await desk.send("write on beach in mailbox")
    #expect(await desk.say("Hello") == ["Beach is on its way."])
  }
}
