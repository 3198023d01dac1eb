import AppManifest
import MappedImage
import PhraseMatching
import TextAnalysis
import Testing

/// Values that are added to a compiled program match as if they had been compiled, and values that
/// are removed as if they had not.
@Suite("Changes to lists")
struct ListChangeTests {
  private static func value(_ text: String, domain: String? = nil) -> ListValue {
    ListValue(
      input: text, output: .string(text.uppercased()), id: text,
      context: domain.map { ["domain": .string($0)] } ?? [:])
  }

  private static func sentences(_ values: [ListValue]) -> SentenceSet {
    SentenceSet(
      lists: [
        "name": .values(values),
        "made": .values([ListValue(input: "[very] red"), ListValue(input: "(dark|light) blue")]),
        "text": .wildcard,
      ],
      blocks: [
        SentenceBlock(
          intent: "Light", sentences: ["turn on {name}", "{name} {made}"],
          requiresContext: ["domain": ContextCondition(values: ["light"])]),
        SentenceBlock(intent: "Say", sentences: ["tell {name} {text}"]),
      ])
  }

  private static let values = [
    value("lamp", domain: "light"), value("big lamp", domain: "light"),
    value("door", domain: "cover"), value("lamp", domain: "light"), value("bedroom-lamp"),
    value("lampe", domain: "light"), value("hall", domain: "area"),
  ]

  private static let utterances = [
    "turn on lamp", "turn on big lamp", "turn on door", "turn on bedroom lamp", "lampe red",
    "tell lamp it is late", "tell door open", "turn on hall", "tell hall x", "turn on bedroom-lamp",
  ]

  private static func adding(
    _ values: ArraySlice<ListValue>, to compiled: CompiledSentences
  ) throws -> CompiledSentences {
    CompiledSentences(
      program: try compiled.program.adding(
        Array(values), to: "name", analyzer: compiled.analyzer))
  }

  /// However many of the values are compiled, and in however many steps the others come.
  @Test(arguments: 0...values.count)
  func addedValuesMatchAsCompiledOnes(compiledCount: Int) throws {
    let all = try CompiledSentences(Self.sentences(Self.values))
    var changed = try CompiledSentences(
      Self.sentences(Array(Self.values[..<compiledCount])))
    for index in compiledCount..<Self.values.count {
      changed = try Self.adding(Self.values[index...index], to: changed)
    }
    for utterance in Self.utterances {
      let expected = all.all(utterance)
      let own = changed.all(utterance)
      #expect(own.count == expected.count && own.allSatisfy(expected.contains), "\(utterance)")
      #expect(changed.best(utterance) == all.best(utterance), "\(utterance)")
    }
  }

  @Test(arguments: ["lamp", "bedroom-lamp", "hall", "nothing"])
  func removedValuesAreGone(name: String) throws {
    let kept = Self.values.filter { $0.input != name }
    let without = try CompiledSentences(Self.sentences(kept))
    // Half of the values are compiled, half were added: both kinds can go.
    var changed = try Self.adding(
      Self.values[3...], to: CompiledSentences(Self.sentences(Array(Self.values[..<3]))))
    let before = changed
    let removed = try changed.program.removing(
      name, id: nil, from: "name", analyzer: changed.analyzer)
    #expect(removed.count == Self.values.count { $0.input == name })
    changed = CompiledSentences(program: removed.program)
    for utterance in Self.utterances {
      #expect(changed.best(utterance) == without.best(utterance), "\(utterance)")
    }
    #expect(before.best("turn on lamp")?.slotText == "name=LAMP")
  }

  @Test func onlyThoseOfAnEntityAreRemoved() throws {
    let first = ListValue(input: "lamp", output: 1, id: "a", context: ["domain": "light"])
    let second = ListValue(input: "lamp", output: 2, id: "b", context: ["domain": "light"])
    let compiled = try CompiledSentences(Self.sentences([first, second]))
    let removed = try compiled.program.removing(
      "lamp", id: "a", from: "name", analyzer: compiled.analyzer)
    #expect(removed.count == 1)
    #expect(CompiledSentences(program: removed.program).best("turn on lamp")?.slotText == "name=2")
  }

  /// A matcher that has seen texts already takes the changes, also such as give a class of values
  /// a number that meant another one before.
  @Test func matchersFollowChanges() throws {
    let compiled = try CompiledSentences(Self.sentences(Array(Self.values[..<1])))
    func added(_ text: String, domain: String) throws -> PhraseProgram {
      try compiled.program.adding(
        [Self.value(text, domain: domain)], to: "name", analyzer: compiled.analyzer)
    }
    let fan = try added("fan", domain: "fan")
    let spot = try added("spot", domain: "light")
    let strip = try CompiledSentences(program: added("strip", domain: "fan")).program.adding(
      [Self.value("glow", domain: "light")], to: "name", analyzer: compiled.analyzer)
    func slots(_ utterance: String, _ program: PhraseProgram) -> Int {
      compiled.matcher.adopt(program)
      var analyzed = compiled.analyzer.analyze(utterance)
      return compiled.matcher.matches(in: &analyzed, context: [:]).count
    }
    for _ in 0..<2 {
      #expect(slots("turn on fan", fan) == 0)
      #expect(slots("turn on fan", spot) == 0)
      #expect(slots("turn on spot", spot) == 1)
      #expect(slots("turn on spot", fan) == 0)
      #expect(slots("turn on glow", strip) == 1)
      #expect(slots("turn on strip", strip) == 0)
      #expect(slots("tell strip x", strip) == 1)
      #expect(slots("turn on lamp", compiled.program) == 1)
    }
  }

  @Test func refusesWhatIsNoList() throws {
    let compiled = try CompiledSentences(Self.sentences(Self.values))
    let analyzer = compiled.analyzer
    for list in ["made", "text", "unknown"] {
      #expect(throws: ListChangeError.noSuchList(list)) {
        try compiled.program.adding([Self.value("x")], to: list, analyzer: analyzer)
      }
    }
    let long = String(repeating: "x", count: PhraseProgram.maximumNameLength + 1)
    for text in ["", long] {
      #expect(throws: ListChangeError.unusableText(text)) {
        try compiled.program.adding([Self.value(text)], to: "name", analyzer: analyzer)
      }
    }
  }

  /// A thousand names come one by one; those of a list that was empty when it was compiled, too.
  @Test func manyNamesOneByOne() throws {
    var compiled = try CompiledSentences(Self.sentences([]))
    for number in 0..<1000 {
      compiled = try Self.adding([Self.value("lamp \(number)", domain: "light")], to: compiled)
    }
    for number in stride(from: 0, to: 1000, by: 37) {
      #expect(compiled.best("turn on lamp \(number)")?.slotText == "name=LAMP \(number)")
    }
    #expect(compiled.best("turn on lamp 1000") == nil)
  }
}
