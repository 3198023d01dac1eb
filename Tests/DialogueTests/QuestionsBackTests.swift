import Testing

@testable import Dialogue

/// Questions that are asked back have answers with content, and the open question stays.
struct QuestionsBackTests {
  @Test(arguments: [
    ("en", "how many are there?", "There are 3."), ("en", "which ones are there", "There are 3."),
    ("en", "what's the difference?", "The difference: Toy Story (1995 · John Lasseter), "),
    ("en", "who made the second?", "Toy Story 2: 1999 · Ash Brannon."),
    ("en", "tell me about the last one", "Toy Story 3: 2010 · Lee Unkrich."),
    ("de", "was ist der Unterschied", "Der Unterschied: Toy Story (1995"),
    ("de", "wie viele gibt es?", "Es gibt 3 Möglichkeiten."),
    ("fr", "c'est quoi la différence ?", "La différence : "),
    ("es", "¿qué diferencia hay?", "La diferencia: "),
    ("ja", "違いは何ですか", "違いは次のとおりです："), ("ar", "ما الفرق؟", "الفرق: "),
  ])
  func options(_ language: String, _ reply: String, _ expected: String) throws {
    let turn = try ControlTableTests.turn(reply, at: .entities, in: language)
    #expect(turn.isOpen && turn.options.count == 3)
    #expect(turn.message.hasPrefix(expected), "\(turn.message)")
  }

  @Test(arguments: [
    ("en", "why do you ask?", "I need it for this: "),
    ("de", "warum fragst du?", "Das brauche ich für: "),
    ("fr", "pourquoi ?", "J’en ai besoin pour : "),
    ("es", "¿por qué preguntas?", "Lo necesito para: "),
    ("en", "what can I say?", "Reply with a number"),
  ])
  func values(_ language: String, _ reply: String, _ expected: String) throws {
    let turn = try ControlTableTests.turn(reply, at: .value, in: language)
    #expect(turn.isOpen && turn.message.hasPrefix(expected), "\(turn.message)")
  }

  /// A question that names an option is no answer.
  @Test(arguments: [
    "is the second any good?", "what is Toy Story 2 about?", "how long is the second?",
  ])
  func questionsAboutAnOptionPickNone(_ reply: String) throws {
    let turn = try ControlTableTests.turn(reply, at: .entities, in: "en")
    #expect(turn.isOpen && turn.message.hasPrefix("Toy Story 2: 1999"), "\(turn.message)")
  }
}
