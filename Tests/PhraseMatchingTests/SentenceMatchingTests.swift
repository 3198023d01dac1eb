import AppManifest
import LabOracles
import PhraseMatching
import TemplateGrammar
import Testing

/// What every construct of the template language matches, by the compiled program and the naive
/// matcher alike.
@Suite("Sentences")
struct SentenceMatchingTests {
  private static let lists: [String: ValueList] = [
    "colour": .values([
      ListValue(plain: "red"), ListValue(plain: "(light|dark) green"),
      ListValue(input: "sky[-]blue", output: "blue"),
    ]),
    "room": .plain("den", "living room", "living-room lamp", "room"),
    "percent": .range(NumberRange(from: 0, to: 100)),
    "degrees": .range(NumberRange(from: 0, to: 30, fractions: .halves)),
    "factor": .range(NumberRange(from: -2, to: 2, fractions: .tenths)),
    "text": .wildcard, "more": .wildcard,
  ]

  /// A template, an utterance, and the slots, `nil` where it does not match.
  static let cases: [(String, String, String?)] = [
    // Words, white space and punctuation.
    ("turn on", "Turn  ON!", ""), ("turn on", "turnon", nil), ("turn on", "turn on now", nil),
    ("turn on", "turn-on", ""), ("turn_on", "turn on", nil), ("a b c", "a-b c", ""),
    ("a [b] c", "a c", ""), ("a[ b] c", "a c", ""), ("a [b|c|d] e", "a d e", ""),
    ("a (b|c)d", "a cd", ""), ("a (b|c)d", "a c d", nil), ("(a|) b", "b", nil),
    ("( |a) b", "b", ""), ("(a;b)", "b a", ""), ("(a;b)", "a a", nil), ("x(a;b)y", "x b a y", ""),
    ("(a;[b])", "a", ""), ("(a;b;c)", "c a b", ""), ("(a;b;c)", "c a", nil),
    // Lists.
    ("{colour}", "red", "colour=red"), ("{colour}", "Dark Green", "colour=Dark Green"),
    ("{colour}", "sky-blue", "colour=blue"), ("{colour}", "sky blue", nil),
    ("{colour}s", "reds", "colour=red"), ("a{colour}", "ared", "colour=red"),
    ("a {colour} b", "a redb", "colour=red"), ("{colour:a} {colour:b}", "red red", "a=red, b=red"),
    ("in {room}", "in living-room", "room=living room"),
    ("in {room} lamp", "in living-room lamp", "room=living room"),
    ("in {room}", "in living-room lamp", "room=living-room lamp"),
    // Numbers.
    ("to {percent}", "to 50", "percent=50"), ("to {percent}%", "to 50%", "percent=50"),
    ("to {percent} %", "to 50%", "percent=50"), ("to {percent}", "to fifty five", "percent=55"),
    ("to {percent}", "to 500", nil), ("to{percent}", "to 5", "percent=5"),
    ("to{percent}", "to five", nil),
    // Numbers with fractions.
    ("to {degrees}", "to 20.5", "degrees=20.5"), ("to {degrees}", "to 20,5", "degrees=20.5"),
    ("to {degrees}", "to twenty point five", "degrees=20.5"),
    ("to {degrees} now", "to twenty point five now", "degrees=20.5"),
    ("to {degrees}", "to twenty", "degrees=20"), ("to {degrees}", "to twenty point four", nil),
    ("by {factor}", "by one point three", "factor=1.3"),
    ("by {factor}", "by minus one point nine", "factor=-1.9"),
    ("by {factor}", "by minus two point one", nil),
    ("set {text} to {degrees}", "set it to two point five", "degrees=2.5, text=it"),
    // Wildcards.
    ("say {text}", "say Hello, World", "text=Hello World"), ("say {text}", "say", nil),
    ("say {text} now", "say it now now", "text=it now"), ("say {text} now", "say snow", nil),
    ("say {text}now", "say snow", "text=s"),
    ("{text} by {more}", "a by b by c", "more=b by c, text=a"),
    ("{text} {more}", "a b", nil), ("[{text}] stop", "stop", ""),
    ("{text} {colour}", "paint it red", "colour=red, text=paint it"),
    ("{text} {colour}", "paintred", nil),
    ("{text} {percent}", "volume50", "percent=50, text=volume"),
    ("{text} {percent}", "set to 15", "percent=15, text=set to"),
    ("{text} {percent}", "set to -15", nil), ("{text} {percent}", "set 5-15", nil),
    ("{text} {factor}", "set it-2", "factor=-2, text=set it"),
    ("go on {factor}", "go-on -2", "factor=2"), ("go on {factor}", "go on -2", "factor=-2"),
    ("{text} {room} x", "the living-room x", "room=room, text=the living-"),
  ]

  @Test("match as they are written", arguments: cases)
  func matches(template: String, utterance: String, slots: String?) throws {
    let compiled = try CompiledSentences(template, lists: Self.lists)
    #expect(compiled.best(utterance)?.slotText == slots)
    let naive = NaiveMatcher(
      lists: Self.lists, rules: [:], profile: compiled.program.profile, dialect: .sentence3_0)
    let tree = try TemplateParser.parse(template, dialect: .sentence3_0)
    let bytes = compiled.analyzer.analyze(utterance).bytes
    #expect(naive.matches(tree, in: bytes)?.isEmpty == (slots == nil))
  }

  /// Sentences of which the first is the best match of the utterance.
  static let choices: [(SentenceSet.Edition, [String], String)] = [
    // Fewer wildcards, then more of the template's own letters, then the order.
    (.v3_0, ["on lamp", "on {text}"], "on lamp"),
    (.v3_0, ["go {text}", "{text} {colour}"], "go red"),
    (.v3_0, ["turn {text}", "{text}"], "turn it"),
    // What a value's template consists of is not the template's own.
    (.v3_0, ["a dark {colour:c}", "a {colour} red"], "a dark red"),
    (.v3_0, ["paint dark green", "paint {colour}"], "paint dark green"),
    // 3.12 prefers the shorter wildcard.
    (.v3_12, ["play track {text}", "play {text}"], "play track one"),
  ]

  @Test("are chosen among by quality, whatever their order", arguments: choices)
  func choice(edition: SentenceSet.Edition, templates: [String], utterance: String) throws {
    for order in [templates, templates.reversed()] {
      let blocks = order.map { SentenceBlock(intent: $0, sentences: [$0]) }
      let compiled = try CompiledSentences(
        SentenceSet(edition: edition, lists: Self.lists, blocks: blocks))
      #expect(compiled.best(utterance)?.intent == templates[0])
    }
  }

  @Test("of a preferred slot win by its length in characters, wherever it stands")
  func preferredSlot() throws {
    let lists: [String: ValueList] = [
      "name": .plain("fan", "[big] fan", "größe", "lights", "(ceiling|wall) fan"),
      "text": .wildcard,
    ]
    let templates = ["turn {text}", "[please] turn on the {text}", "turn on [the] {name} [now]"]
    let blocks = templates.map { SentenceBlock(intent: $0, sentences: [$0]) }
    let compiled = try CompiledSentences(
      SentenceSet(lists: lists, blocks: blocks, preferredSlot: "name"))
    for name in ["fan", "big fan", "größe", "ceiling fan"] {
      #expect(compiled.best("turn on the \(name) now")?.slotText == "name=\(name)")
      var analyzed = compiled.analyzer.analyze("turn on the \(name) now")
      let match = compiled.matcher.bestMatch(in: &analyzed, context: [:])
      #expect(match?.quality.preferredLength == Int32(name.count))
    }
  }
}
