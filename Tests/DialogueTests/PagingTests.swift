import Testing

@testable import Dialogue

/// *More* and *back* among pages and questions.
struct PagingTests {
  private static func choice(_ count: Int) -> Decision {
    .chooseEntity(
      EntityChoice(
        invocation: Invocation(intent: "markWatched"),
        slot: FilledSlot(name: "film", text: "saga", value: "saga"),
        options: (1...count).map { hit("Saga \($0)", year: 1900 + $0) }))
  }

  private static func turns(_ replies: [String]) -> [Turn] {
    var machine = DialogueMachine(guide: TestRouter.film("en").guide)
    _ = machine.begin(choice(25))
    return replies.compactMap { reply in
      guard case .show(let turn) = machine.reply(reply) else { return nil }
      return turn
    }
  }

  @Test func backTurnsThePage() {
    let turns = Self.turns(["more", "more", "more", "back", "back", "back"])
    #expect(turns.map(\.firstNumber) == [11, 21, 21, 11, 1, 1])
    #expect(turns[2].message.hasPrefix("That’s all of them."))
    #expect(turns[5].message.hasPrefix("There is no question before this one."))
    #expect(!turns.contains { !$0.isOpen })
  }

  @Test func previousTurnsThePageToo() {
    let turns = Self.turns(["more", "previous", "previous"])
    #expect(turns.map(\.firstNumber) == [11, 1, 1])
    #expect(turns[2].message.hasPrefix("This is where the list begins."))
  }
}
