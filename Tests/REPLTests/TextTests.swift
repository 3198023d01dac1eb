import Evaluation
import PhraseRouter
import Testing

@testable import REPL

@Suite struct TextTests {
  static let commands: [(String, REPLCommand?)] = [
    ("hello", nil), (":help", .help), ("  :q", .quit), (":explain", .explain(nil)),
    (":explain  mark up ", .explain("mark up")), (":record", .record(nil)),
    (":record a b.yaml", .record(.init(path: "a b.yaml"))),
    (":r --wording  a b.yaml", .record(.init(path: "a b.yaml", keepsWording: true))),
    (":r --wordings", .record(.init(path: "--wordings"))),
    (":r --wording", .record(.init(path: "", keepsWording: true))),
    (":language\tde", .language("de")), (":context a=b c", .context("a=b c")),
    (":phrases", .phrases), (":", .unknown("")), (":hlep x", .unknown("hlep")), ("", nil),
  ]

  @Test(arguments: commands)
  func commandsAreRead(line: String, command: REPLCommand?) {
    #expect(REPLCommand(line) == command)
  }

  static let facts: [(String, String, Value)] = [
    ("a=1", "a", 1), ("a=-2.5", "a", -2.5), ("a=true", "a", true), ("a=null", "a", nil),
    ("a=", "a", ""), ("a=b=c", "a", "b=c"), ("a=1 room", "a", "1 room"), ("a=inf", "a", "inf"),
    ("now=2026-11-20T12:00", "now", "2026-11-20T12:00"),
  ]

  @Test(arguments: facts)
  func factsAreRead(text: String, key: String, value: Value) throws {
    let fact = try #require(ContextFact.parse(text))
    #expect(fact.key == key)
    #expect(fact.value == value)
  }

  @Test(arguments: ["", "a", "=a"])
  func whatIsNoFactIsRefused(text: String) {
    #expect(ContextFact.parse(text) == nil)
  }

  static let modes: [(ColorMode, Bool, [String: String], Bool)] = [
    (ColorMode.auto, true, [:], true), (.auto, false, [:], false),
    (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
    (.auto, true, ["TERM": "dumb"], false), (.always, false, ["NO_COLOR": "1"], true),
    (.never, true, [:], false),
  ]

  @Test(arguments: modes)
  func coloursAreAMatterOfTaste(
    mode: ColorMode, isTerminal: Bool, variables: [String: String], isEnabled: Bool
  ) {
    #expect(mode.isEnabled(isTerminal: isTerminal, variable: { variables[$0] }) == isEnabled)
  }

  static let choice = Decision.chooseEntity(
    EntityChoice(
      invocation: Invocation(
        intent: "Rate",
        slots: [FilledSlot(name: "rating", text: "five", range: 0..<4, value: 5)],
        confidence: 0.75),
      slot: FilledSlot(name: "film", text: "shrek", range: 5..<10, value: .null), options: []))

  @Test func questionsAreLaidOut() {
    let manifest = Manifest(app: Manifest.App(id: "a", name: [:]), languages: ["en"])
    let turn = Turn(
      decision: Self.choice, message: "Which film?\nSay a number.",
      options: [
        Option(id: "1", title: "Shrek", subtitle: "2001"), Option(id: "2", title: "Shrek 2"),
        Option(id: "3", title: "Shrek the Third", subtitle: "2007"),
      ], firstNumber: 9, hasMore: true, isOpen: true)
    let lines = DecisionText(palette: Palette(isEnabled: false)).lines(
      record: DecisionRecord(Self.choice, manifest: manifest), turn: turn, microseconds: 41.26)
    #expect(
      lines == [
        "chooseEntity Rate · confidence 0.75 · 41.3 µs",
        "  rating = 5  ← “five”",
        "  film ?  ← “shrek”",
        "Which film?",
        "Say a number.",
        "   9. Shrek            2001",
        "  10. Shrek 2",
        "  11. Shrek the Third  2007",
        "  …",
      ])
  }

  @Test func coloursOnlyAddToTheText() {
    let manifest = Manifest(app: Manifest.App(id: "a", name: [:]), languages: ["en"])
    let turn = Turn(decision: Self.choice, message: "Which?", options: [], isOpen: true)
    let record = DecisionRecord(Self.choice, manifest: manifest)
    let texts = [true, false].map { isEnabled in
      DecisionText(palette: Palette(isEnabled: isEnabled))
        .lines(record: record, turn: turn, microseconds: 1).joined(separator: "\n")
    }
    #expect(texts[0] != texts[1])
    #expect(texts[0].replacing(/\u{1B}\[[0-9]+m/, with: "") == texts[1])
  }
}
