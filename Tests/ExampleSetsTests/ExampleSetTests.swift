import AppManifest
import RandomNumbers
import Testing

@testable import ExampleSets

/// Examples in other tools' formats, and in ours.
@Suite struct ExampleSetTests {
  static func read(
    _ text: String, _ format: ExampleFormat, language: String? = nil
  ) throws(DiagnosticError) -> ExampleSet {
    try ExampleSet(Array(text.utf8), name: "file", format: format, language: language)
  }

  static let rasa = """
    version: "3.1"
    nlu:
    - intent: greet
      examples: |
        - hey
        - good  morning

    - intent: find/food
      examples: |
        - show [cheap](price) food in [NYC]{"entity": "city", "value": "New York"}
        - from [Rome](city:roma) to [Oslo]{"entity": "city", "role": "to"} \\[now\\]
    - synonym: New York
      examples: |
        - nyc
    - intent: thank
      examples:
      - text: |
          thanks a lot
        metadata: {sentiment: good}
      - merci
    """

  @Test func rasasTrainingDataIsRead() throws {
    let examples = try Self.read(Self.rasa, .rasa, language: "en").examples
    #expect(
      examples == [
        LabelledExample(utterance: "hey", language: "en", intent: "greet", line: 5),
        LabelledExample(utterance: "good morning", language: "en", intent: "greet", line: 6),
        LabelledExample(
          utterance: "show cheap food in NYC", language: "en", intent: "find/food",
          slots: ["price": "cheap", "city": "New York"], line: 10),
        LabelledExample(
          utterance: "from Rome to Oslo [now]", language: "en", intent: "find/food",
          slots: ["city": "roma", "to": "Oslo"], line: 11),
        LabelledExample(utterance: "thanks a lot", language: "en", intent: "thank", line: 18),
        LabelledExample(utterance: "merci", language: "en", intent: "thank", line: 20),
      ])
  }

  static let snips = """
    {"language": "fr", "entities": {}, "intents": {
      "lumière": {"utterances": [
        {"data": [{"text": "allume la "}, {"text": "cuisine", "entity": "pièce", "slot_name": "lieu"}]},
        {"data": [{"text": "éteins  tout"}]}
      ]}}}
    """
  static let benchmark = """
    {"AddToPlaylist": [{"data": [{"text": "add "}, {"text": "Up ", "entity": "song"}]},
      {"data": []}]}
    """

  @Test func snipsDataSetsAreRead() throws {
    #expect(
      try Self.read(Self.snips, .snips, language: "en").examples == [
        LabelledExample(
          utterance: "allume la cuisine", language: "fr", intent: "lumière",
          slots: ["lieu": "cuisine"], line: 3),
        LabelledExample(utterance: "éteins tout", language: "fr", intent: "lumière", line: 4),
      ])
    #expect(
      try Self.read(Self.benchmark, .snips, language: "en").examples == [
        LabelledExample(
          utterance: "add Up", language: "en", intent: "AddToPlaylist", slots: ["song": "Up"])
      ])
  }

  static let alexa = """
    {"interactionModel": {"languageModel": {"invocationName": "music", "intents": [
      {"name": "AMAZON.StopIntent", "samples": []},
      {"name": "Play", "slots": [{"name": "song", "type": "Song"}, {"name": "n", "type": "AMAZON.NUMBER"},
        {"name": "day", "type": "AMAZON.DATE"}],
       "samples": ["play {song}", "{song} please", "play {song} {n} times", "play {song} on {day}"]}],
     "types": [{"name": "Song", "values": [{"name": {"value": "Help"}},
       {"name": {"value": "Yesterday", "synonyms": ["that old one"]}}]}]}}}
    """

  @Test func alexasModelsAreRead() throws {
    let set = try Self.read(Self.alexa, .alexa)
    #expect(
      set.examples.map(\.utterance) == ["play Help", "Yesterday please", "play Help 12 times"])
    #expect(set.examples.last?.slots == ["song": "Help", "n": "12"])
    #expect(set.examples.allSatisfy { $0.intent == "Play" && $0.line == 5 })
    #expect(set.warnings.map(\.place) == [.file("file", line: 5, column: 73)])
  }

  static let tagged =
    "# intent: AddItem\r\nadd O\r\noat NN B-item\r\nmilk NN I-item\r\n\r\n"
    + "-DOCSTART- O\n\n# intent = Greet\n# id 7\nhello\tO\n#1 O\n"

  @Test func taggedSentencesAreRead() throws {
    #expect(
      try Self.read(Self.tagged, .conll).examples == [
        LabelledExample(
          utterance: "add oat milk", intent: "AddItem", slots: ["item": "oat milk"], line: 2),
        LabelledExample(utterance: "hello #1", intent: "Greet", line: 10),
      ])
  }

  /// A file, its format, and the line, column and a part of the message of each fault.
  static let faulty: [(String, ExampleFormat, [(Int, Int, String)])] = [
    (
      "nlu:\n- intent: a\n  examples: |\n    - say [this(x)\n    - fine\n    - [x]\n", .rasa,
      [(4, 11, "does not close"), (6, 9, "does not say what it is")]
    ),
    (
      "nlu:\n- intent: a\n  examples: |\n    - [x]{\"entity\": 1}\n    no dash\n", .rasa,
      [(4, 10, "no \"entity\""), (5, 5, "dash")]
    ),
    ("nlu:\n- intent: a\n", .rasa, [(2, 3, "no \"examples\"")]),
    ("nlu: 7\n", .rasa, [(1, 6, "an array")]),
    ("stories: []\n", .rasa, [(1, 1, "no \"nlu\"")]),
    ("nlu: [\n", .rasa, [(2, 1, "no YAML")]),
    ("{\"intents\": {\"a\": {}}}", .snips, [(1, 14, "no \"utterances\"")]),
    (
      "{\"intents\":\n{\"a\": {\"utterances\": [{\"data\": [{\"texte\": 1}]}, {}]}}}", .snips,
      [(2, 33, "no \"text\""), (2, 49, "no \"data\"")]
    ),
    ("{\"x\": 1}", .snips, [(1, 1, "no \"intents\"")]),
    ("{\"intents\": ", .snips, [(1, 13, "ends")]),
    ("{}", .alexa, [(1, 1, "interactionModel")]),
    (
      "{\"languageModel\": {\"intents\": [{\"name\": \"a\",\n\"samples\": [\"x {y}\", \"x {y\"]}, {}]}}",
      .alexa, [(2, 13, "no slot \"y\""), (2, 22, "does not close"), (2, 32, "no \"name\"")]
    ),
    (
      "# intent: a\nadd O\nmilk I-item\nnow\nthen X-y\n\nhi O\n", .conll,
      [(3, 6, "has not begun"), (4, 1, "no tag"), (5, 6, "neither O"), (7, 1, "no intent")]
    ),
  ]

  @Test(arguments: faulty)
  func faultsNameTheirPlace(
    text: String, format: ExampleFormat, faults: [(Int, Int, String)]
  ) throws {
    let error = #expect(throws: DiagnosticError.self) { try Self.read(text, format) }
    let found = try #require(error).diagnostics
    #expect(found.count == faults.count, "\(found)")
    for (fault, (line, column, message)) in zip(found, faults) {
      #expect(fault.place == .file("file", line: line, column: column), "\(fault)")
      #expect(fault.message.contains(message), "\(fault)")
      #expect(!fault.fix.isEmpty)
    }
  }

  /// What is cut off, or has bytes changed, is read or refused, and nothing else.
  @Test(arguments: ExampleFormat.allCases)
  func anyBytesAreReadOrRefused(format: ExampleFormat) {
    let whole: [ExampleFormat: String] = [
      .rasa: Self.rasa, .snips: Self.snips, .alexa: Self.alexa, .conll: Self.tagged,
    ]
    let bytes = Array((whole[format] ?? "").utf8)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      var changed = Array(bytes.prefix(random.below(bytes.count + 1)))
      for _ in 0..<random.below(4) where !changed.isEmpty {
        changed[random.below(changed.count)] = UInt8(random.below(256))
      }
      do throws(DiagnosticError) {
        let set = try ExampleSet(changed, name: "file", format: format)
        #expect(set.examples.allSatisfy { $0.line >= 1 && !$0.utterance.isEmpty })
      } catch {
        #expect(!error.diagnostics.isEmpty)
      }
    }
  }

  @Test func ourOwnFormIsReadAsItIsWritten() throws {
    let examples = [
      LabelledExample(utterance: "add \"milk\"\n", language: "en", intent: "Add", line: 1),
      LabelledExample(utterance: "schönes Wetter", intent: nil, line: 2),
      LabelledExample(utterance: "x", intent: "Add", slots: ["item": "x"], line: 3),
    ]
    let text = ExampleSet(examples: examples).jsonLines
    #expect(try ExampleSet(jsonLines: Array(text.utf8), name: "file").examples == examples)
    let corpus = "\n{\"text\": \"hi\", \"lang\": \"de\", \"intent\": \"oos\", \"class\": \"x\"}\n"
    #expect(
      try ExampleSet(jsonLines: Array(corpus.utf8), name: "file").examples == [
        LabelledExample(utterance: "hi", language: "de", intent: "oos", line: 2)
      ])
  }

  @Test(arguments: [
    ("{\"utterance\": \"a\"}", 1, 1), ("{\"intent\": \"a\"}", 1, 1), ("\n {\"utterance\": ", 2, 16),
    ("{\"utterance\": \"a\", \"intent\": 7}", 1, 30), ("[]", 1, 1),
  ])
  func faultsOfOurOwnFormNameTheirPlace(text: String, line: Int, column: Int) throws {
    let error = #expect(throws: DiagnosticError.self) {
      try ExampleSet(jsonLines: Array(text.utf8), name: "file")
    }
    let places = try #require(error).diagnostics.map(\.place)
    #expect(places == [.file("file", line: line, column: column)])
  }
}
