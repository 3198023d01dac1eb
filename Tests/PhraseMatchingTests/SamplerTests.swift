import AppManifest
import RandomNumbers
import Testing

@testable import PhraseMatching
@testable import UtteranceSampling

@Suite("Drawing utterances from templates")
struct SamplerTests {
  static let lists: [String: ValueList] = [
    "color": .values([
      ListValue(input: "red"), ListValue(input: "(dark|light) green", output: "green"),
      ListValue(input: "[very] bright {shade}", output: 7),
    ]),
    "shade": .plain("pale", "deep"),
    "lamp": .values([
      ListValue(input: "desk lamp", output: "D", context: ["area": "den"]),
      ListValue(input: "floor lamp", output: "F", context: ["area": "hall"]),
    ]),
    "percent": .range(NumberRange(from: 0, to: 100, step: 5)),
    "degrees": .range(NumberRange(from: -9, to: 30, fractions: .halves, multiplier: 2)),
    "text": .wildcard, "more": .wildcard,
  ]

  static let rules = ["the": "[the|a|my]", "what": "<the> ({lamp}|{color} thing)"]

  /// Templates whose expansions all match, in either edition.
  static let templates = [
    "turn(s|ed) on [<the>] {lamp}", "paint <what> {color}", "(dim;{percent};please)",
    "set {lamp:name} to {degrees} degrees [now]", "say {text}", "add {text} to {more} list",
    "(a;b|c) end", "[x] [y] z", "{color}s for {percent}%", "go( fast|) home",
    "mark {text} as {color}",
  ]

  static func manifest(
    _ blocks: [SentenceBlock], edition: SentenceSet.Edition = .v3_0, language: String = "en"
  ) -> Manifest {
    var manifest = Manifest(
      app: Manifest.App(id: "test", name: ["en": "Test"]), languages: [language])
    manifest.sentences[language] = SentenceSet(
      edition: edition, lists: lists, rules: rules, blocks: blocks)
    return manifest
  }

  static func samples(
    _ count: Int, of manifest: Manifest, language: String = "en", seed: UInt64 = 1,
    intents: Set<String>? = nil, given: [String: Value] = [:]
  ) -> [Sample] {
    var sampler = UtteranceSampler(
      manifest, language: language, intents: intents, given: given,
      random: SeededGenerator(seed: seed))
    return (0..<count).compactMap { _ in sampler.draw() }
  }

  static func texts(of template: String, _ count: Int = 200) -> Set<String> {
    let manifest = manifest([SentenceBlock(intent: "A", sentences: [template])])
    return Set(samples(count, of: manifest).map(\.utterance))
  }

  @Test(
    "gives what the matcher takes, with the slots that it fills",
    arguments: [
      SentenceSet.Edition.v3_0, .v3_12,
    ])
  func isAccepted(edition: SentenceSet.Edition) throws {
    for (index, template) in Self.templates.enumerated() {
      let block = SentenceBlock(
        intent: "A", sentences: [template], slots: ["fixed": 1],
        requiresContext: index % 2 == 0 ? ["area": ContextCondition(values: [], slot: "area")] : [:]
      )
      let manifest = Self.manifest([block], edition: edition)
      let sentences = CompiledSentences(
        program: try #require(PhraseCompiler(manifest, language: "en").compile().sentences))
      let samples = Self.samples(60, of: manifest)
      #expect(samples.count == 60)
      for sample in samples {
        let slots = sample.slots.mapValues { $0.value.displayText }
        let readings = sentences.all(sample.utterance, context: sample.context)
        #expect(
          readings.contains(Reading(intent: "A", slots: slots)),
          "“\(template)” gives “\(sample.utterance)” \(slots), not \(readings)")
      }
    }
  }

  @Test(
    "reaches every branch of a small template",
    arguments: [
      ("(a|b|c)", ["a", "b", "c"]), ("x [y]", ["x", "x y"]), ("(a;b)", ["a b", "b a"]),
      ("turn(s|ed)", ["turns", "turned"]),
      (
        "{shade} [{shade:z}]",
        [
          "pale", "deep", "pale pale", "pale deep", "deep pale", "deep deep",
        ]
      ),
      ("<the> x", ["the x", "a x", "my x", "x"]),
      ("[[[a] b] c] d", ["d", "c d", "b c d", "a b c d"]),
    ])
  func reachesAll(template: String, expected: [String]) {
    #expect(Self.texts(of: template) == Set(expected))
  }

  @Test("deals branches, templates, blocks and intents in turn")
  func isEven() {
    let blocks = [
      SentenceBlock(intent: "A", sentences: ["(a|b|c|d) (e|f|g|h) {percent} {text}"]),
      SentenceBlock(intent: "B", sentences: ["one", "two", "three [times]"]),
      SentenceBlock(intent: "B", sentences: ["four"]),
    ]
    let samples = Self.samples(120, of: Self.manifest(blocks))
    func count(_ isWanted: (Sample) -> Bool) -> Int { samples.count(where: isWanted) }
    #expect(count { $0.intent == "A" } == 60)
    #expect(count { $0.utterance.hasPrefix("a ") } == 15)
    #expect(count { $0.utterance == "four" } == 30)
    #expect(count { $0.utterance == "one" } == 10)
    #expect(count { $0.utterance == "three times" } == 5)
  }

  @Test("spells numbers, with their fractions")
  func spelled() {
    let texts = Self.texts(of: "{degrees}", 400)
    #expect(texts.isSuperset(of: ["thirty", "30", "-9", "minus nine"]))
    #expect(texts.contains { $0.hasSuffix(" point five") })
    #expect(texts.contains { $0.hasSuffix(".5") } && texts.contains { $0.hasSuffix(",5") })
  }

  @Test("gives the same for the same seed")
  func isRepeatable() {
    let manifest = Self.manifest([SentenceBlock(intent: "A", sentences: Self.templates)])
    #expect(Self.samples(200, of: manifest) == Self.samples(200, of: manifest))
    #expect(Self.samples(200, of: manifest) != Self.samples(200, of: manifest, seed: 2))
  }

  @Test("gives the context that a template requires, and obeys the one that is given")
  func context() {
    let required = ["area": ContextCondition(values: ["den", "attic"], slot: "area")]
    let blocks = [
      SentenceBlock(intent: "A", sentences: ["on {lamp}"], requiresContext: required),
      SentenceBlock(intent: "B", sentences: ["on"], requiresContext: required),
      SentenceBlock(
        intent: "C", sentences: ["off {lamp}"],
        excludesContext: ["area": ContextCondition(values: ["den"])]),
    ]
    for sample in Self.samples(90, of: Self.manifest(blocks)) {
      switch sample.intent {
      case "A":
        #expect(sample.utterance == "on desk lamp" && sample.context.isEmpty)
        #expect(sample.slots["area"]?.value == "den")
      case "B":
        #expect(["den", "attic"].contains(sample.context["area"]))
        #expect(sample.slots["area"]?.value == sample.context["area"])
      default: #expect(sample.utterance == "off floor lamp")
      }
    }
    let given = Self.samples(90, of: Self.manifest(blocks), given: ["area": "attic"])
    #expect(given.allSatisfy { $0.context == ["area": "attic"] })
    let ruledOut = Self.samples(90, of: Self.manifest(blocks), given: ["area": "hall"])
    #expect(Set(ruledOut.map(\.intent)) == ["C"])
  }

  @Test("draws keywords that are required, and only the intents that are wanted")
  func keywords() {
    let blocks = [
      SentenceBlock(intent: "A", sentences: ["(x|y|go|run)"], requiredKeywords: ["go", "run"]),
      SentenceBlock(intent: "B", sentences: ["b"]),
    ]
    let samples = Self.samples(60, of: Self.manifest(blocks), intents: ["A"])
    #expect(Set(samples.map(\.utterance)) == ["go", "run"])
  }

  @Test("reports captures of 3.12 only where they are slots")
  func captures() {
    let block = SentenceBlock(intent: "A", sentences: ["{shade:@z} {@percent} {text:@t} {0..9:n}"])
    for sample in Self.samples(20, of: Self.manifest([block], edition: .v3_12)) {
      #expect(Set(sample.slots.keys) == ["percent", "t", "n"])
    }
  }

  /// Templates that have no end, far too many, or none at all.
  static let hostile: [(template: String, rules: [String: String])] = [
    ("<a>", ["a": "x <a>"]), ("<a>", ["a": "<b>", "b": "<a>"]),
    ("<a>", ["a": "(<a>|<a>) (<a>|<a>)"]),
    (
      "<r40>",
      Dictionary(
        uniqueKeysWithValues: (1...40).map { ("r\($0)", "<r\($0 - 1)> <r\($0 - 1)>") }
          + [("r0", "word")])
    ),
    (String(repeating: "[a ", count: 90) + "b" + String(repeating: "]", count: 90), [:]),
    ("<missing>", [:]), ("{missing}", [:]), ("(x|) (", [:]), ("(x|y", [:]), ("{none}", [:]),
    ("{wide} {wide:z}", [:]), ("{loop}", [:]),
  ]

  @Test("ends, whatever the template", arguments: hostile.indices)
  func isBounded(index: Int) {
    let (template, rules) = Self.hostile[index]
    let block = SentenceBlock(
      intent: "A", sentences: [template],
      lists: [
        "none": .values([]), "wide": .range(NumberRange(from: .min, to: .max)),
        "loop": .values([ListValue(input: "(a) {loop}")]),
      ], rules: rules)
    var sampler = UtteranceSampler(
      Self.manifest([block]), language: "en", random: SeededGenerator(seed: 1))
    let samples = (0..<5).compactMap { _ in sampler.draw() }
    #expect(samples.allSatisfy { $0.utterance.utf8.count <= UtteranceSampler.maximumBytes })
    #expect(!samples.isEmpty || sampler.fruitless > 0)
  }

  @Test("draws nothing where there is nothing")
  func empty() {
    var sampler = UtteranceSampler(
      Self.manifest([]), language: "fr", random: SeededGenerator(seed: 1))
    #expect(sampler.isEmpty)
    #expect(sampler.draw() == nil)
  }

  @Test("knows words for wildcards in many languages, and takes others")
  func words() {
    var dice = Dice(SeededGenerator(seed: 1))
    for language in ["en", "pt-BR", "zh-HK", "ja", "xx"] {
      let phrases = (0..<50).map { _ in SampleWords(language: language).phrase(&dice) }
      #expect(Set(phrases).count > 10, "\(language)")
      #expect(phrases.contains { $0.contains(" ") } == !["zh-HK", "ja"].contains(language))
    }
    #expect(SampleWords(language: "en", words: ["own"]).word(&dice) == "own")
  }
}
