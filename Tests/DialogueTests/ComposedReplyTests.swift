import Testing

@testable import Dialogue

/// Answers with what people say around them, and options told by what sets them apart.
struct ComposedReplyTests {
  private static let flies = [
    hit("The Fly", year: 1958, director: "Kurt Neumann"),
    hit("The Fly", year: 1986, director: "David Cronenberg"),
    hit("Lord of the Flies", year: 1963, director: "Peter Brook"),
  ]

  /// The numbers of the options that a reply leaves, or what else it comes to.
  private static func meaning(_ reply: String, _ language: String, typed: String) -> String {
    var machine = DialogueMachine(guide: TestRouter.film(language).guide)
    _ = machine.begin(
      .chooseEntity(
        EntityChoice(
          invocation: Invocation(intent: "markWatched"),
          slot: FilledSlot(name: "film", text: typed, value: .string(typed)), options: flies)))
    guard case .show(let turn) = machine.reply(reply) else { return "elsewhere" }
    let ids = turn.options.map(\.id)
    switch turn.decision {
    case .run(let invocation):
      let id = invocation.slots.first?.entityID
      return flies.firstIndex { $0.id == id }.map { String($0 + 1) } ?? "?"
    case .chooseEntity where ids.count < flies.count:
      return flies.indices.filter { ids.contains(flies[$0].id) }.map { String($0 + 1) }
        .joined(separator: " ")
    default: return "asked"
    }
  }

  @Test(arguments: [
    ("en", "hmm, er, the second I think", "2"), ("en", "1, no, 2", "2"),
    ("en", "no, the second", "2"), ("en", "the second, I mean the third", "3"),
    ("en", "could you take number two for me please?", "2"), ("en", "newest", "2"),
    ("en", "the newer of the two", "2"), ("en", "the original", "1"), ("en", "'86", "2"),
    ("en", "the eighties one", "2"), ("en", "not the first", "2"),
    ("en", "anything but the one from 1958", "2"), ("en", "neither the first nor the second", "3"),
    ("en", "the second to last", "2"), ("en", "the first two", "asked"), ("en", "both", "asked"),
    ("en", "1 and 3", "asked"), ("en", "is the second any good?", "elsewhere"),
    ("de", "äh, den zweiten bitte, wenn's recht ist", "2"), ("de", "nicht den ersten", "2"),
    ("de", "die älteste Fassung", "1"),
    ("de", "der 86er", "2"), ("de", "aus den Achtzigern", "2"), ("de", "1, nein, 2", "2"),
    ("fr", "le deuxième s'il vous plaît", "2"), ("fr", "pas le premier", "2"),
    ("fr", "l'original évidemment", "1"), ("fr", "celui des années 80", "2"),
    ("es", "la segunda, por favor, si no es molestia", "2"), ("es", "la primera no", "2"),
    ("es", "no, la segunda", "2"), ("es", "la más nueva", "2"), ("es", "la del 86", "2"),
    ("ja", "えーと、二番目かな", "2"), ("ja", "一番古いやつ", "1"), ("ja", "最初のじゃない方", "2"),
    ("ja", "1、じゃなくて2", "2"), ("ja", "80年代の", "2"),
    ("ar", "يعني، أظن الثاني", "2"), ("ar", "مش الأول", "2"), ("ar", "الأقدم", "1"),
    ("ar", "من الثمانينيات", "2"), ("ar", "لا، الثاني", "2"),
  ])
  func options(_ language: String, _ reply: String, _ expected: String) {
    #expect(Self.meaning(reply, language, typed: "The Fly") == expected)
  }

  @Test(arguments: [
    ("en", "top marks", 5), ("en", "4/5", 4), ("en", "2 out of 5", 2), ("en", "⭐⭐⭐", 3),
    ("en", "um, I'd say four, please", 4), ("en", "a solid three", 3), ("en", "3 no wait 4", 4),
    ("de", "Bestnote", 5), ("de", "2 von 5", 2), ("de", "einen einzigen Stern", 1),
    ("fr", "la note maximale", 5), ("fr", "2 sur 5", 2), ("fr", "un bon trois", 3),
    ("es", "la máxima nota", 5), ("es", "2 de 5", 2), ("es", "un tres pelado", 3),
    ("ja", "満点", 5), ("ja", "5点中2点", 2), ("ja", "星みっつ", 3), ("ja", "★★★★", 4),
    ("ar", "العلامة الكاملة", 5), ("ar", "٢ من ٥", 2),
  ])
  func values(_ language: String, _ reply: String, _ expected: Int) throws {
    let turn = try ControlTableTests.turn(reply, at: .value, in: language)
    let slots = turn.decision?.invocation?.slots ?? []
    #expect(slots.first { $0.name == "stars" }?.value == .integer(expected))
  }

  @Test(arguments: [
    ("en", "one moment"), ("en", "it was one of a kind"), ("en", "four of us went"),
    ("de", "einen Moment"), ("de", "wir waren zu viert"), ("fr", "un instant"),
    ("es", "un momento"), ("ja", "一瞬待ってて"), ("ar", "دقيقة واحدة"), ("en", "one of those days"),
  ])
  func numbersInOtherWordsAreNone(_ language: String, _ reply: String) throws {
    let turn = try ControlTableTests.turn(reply, at: .value, in: language)
    #expect(turn.isOpen && turn.decision?.askedParameter == "stars")
  }
}
