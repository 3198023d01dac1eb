import Testing

@testable import Dialogue

/// *Undo* goes back step by step, and says what it takes back.
struct UndoTests {
  private static func mark(_ title: String) -> Decision {
    .run(
      Invocation(
        intent: "markWatched", slots: [FilledSlot(name: "film", text: title, value: .string(title))]
      ))
  }

  private static func message(_ machine: inout DialogueMachine, _ text: String) -> (String, Bool) {
    var action = machine.reply(text)
    if case .route = action { action = machine.routed(.reject(Rejection(reason: .noMatch))) }
    guard case .show(let turn) = action else { return ("", false) }
    return (turn.message, turn.takesBackLast)
  }

  @Test func stepByStep() {
    var machine = DialogueMachine(guide: TestRouter.film("en").guide)
    for title in ["Cars", "Dune", "1917"] { _ = machine.begin(Self.mark(title)) }
    for title in ["1917", "Dune", "Cars"] {
      let (message, takesBack) = Self.message(&machine, "undo that")
      #expect(takesBack && message.hasPrefix("Taken back: “") && message.contains(title))
    }
    for _ in 0..<2 {
      let (message, takesBack) = Self.message(&machine, "undo that please")
      #expect(!takesBack && message == "There is nothing more to take back.")
    }
    _ = machine.begin(Self.mark("Cars"))
    let undone = Self.message(&machine, "undo")
    #expect(undone.0.contains("Cars"))
  }

  @Test(arguments: [
    ("en", "undo", "There is nothing to take back."),
    ("de", "mach das rückgängig", "Es gibt nichts rückgängig zu machen."),
    ("fr", "annule ça", "Il n’y a rien à annuler."),
    ("es", "deshaz eso", "No hay nada que deshacer."),
    ("ja", "取り消して", "取り消せる操作はありません。"), ("ar", "تراجع عن ذلك", "لا يوجد ما يمكن التراجع عنه."),
  ])
  func nothingToUndo(_ language: String, _ reply: String, _ expected: String) {
    var machine = DialogueMachine(guide: TestRouter.film(language).guide)
    let (message, takesBack) = Self.message(&machine, reply)
    #expect(message == expected && !takesBack)
  }

  /// What was corrected is no run of its own any more.
  @Test func correctionsReplaceTheirRun() throws {
    var machine = DialogueMachine(guide: TestRouter.film("en").guide)
    _ = machine.begin(ControlTableTests.Kind.entities.decision)
    _ = machine.reply("1")
    _ = machine.reply("no, the second")
    let first = Self.message(&machine, "undo that")
    let second = Self.message(&machine, "undo that")
    #expect(first.0.contains("Toy Story 2"))
    #expect(second.0 == "There is nothing more to take back.")
  }

  /// Talk between runs does not forget what can be taken back; a saved dialogue keeps it.
  @Test func outlastsTalk() throws {
    var machine = DialogueMachine(guide: TestRouter.film("en").guide)
    _ = machine.begin(Self.mark("Cars"))
    for text in ["what a day", "blorp", "lunch was good", "hm", "and so on"] {
      _ = Self.message(&machine, text)
    }
    let undone = Self.message(&machine, "undo that")
    #expect(undone.1)
  }
}
