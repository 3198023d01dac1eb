import AppManifest
import Foundation
import RandomNumbers
import Testing

@Suite("A manifest's JSON form")
struct ManifestReadingTests {
  @Test("reads as what it says")
  func reads() throws {
    let loaded = try Manifest.read(json: FilmManifest.text)
    #expect(loaded.manifest == FilmManifest.manifest)
    #expect(loaded.warnings.map(\.description) == [])
  }

  @Test("is written as it reads", arguments: [true, false])
  func writes(pretty: Bool) throws {
    let text = FilmManifest.manifest.json(pretty: pretty)
    #expect(try Manifest.read(json: text).manifest == FilmManifest.manifest)
    #expect(try Manifest.read(json: text).manifest.json(pretty: pretty) == text)
  }

  @Test("is the form that coders use")
  func codable() throws {
    let data = try JSONEncoder().encode(FilmManifest.manifest)
    #expect(try JSONDecoder().decode(Manifest.self, from: data) == FilmManifest.manifest)
    let text = Data(FilmManifest.text.utf8)
    #expect(try JSONDecoder().decode(Manifest.self, from: text) == FilmManifest.manifest)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Manifest.self, from: Data(#"{"intents": [3]}"#.utf8))
    }
  }

  @Test("needs no more than an app")
  func smallest() throws {
    let loaded = try Manifest.read(json: #"{"app": {"id": "a", "name": "A"}}"#)
    #expect(loaded.manifest == Manifest(app: .init(id: "a", name: ["en": "A"]), languages: ["en"]))
    #expect(loaded.warnings.isEmpty)
  }

  @Test("takes plain text in the default language")
  func plainText() throws {
    let text = #"""
      {"languages": ["de"], "app": {"id": "a", "name": "A"}, "negativePhrases": ["nein"],
       "intents": [{"name": "I", "title": "Titel"}],
       "shortcuts": [{"intent": "I", "phrases": ["los"]}]}
      """#
    let manifest = try Manifest.read(json: text).manifest
    #expect(manifest.intents[0].title == ["de": "Titel"])
    #expect(manifest.shortcuts[0].phrases == ["de": ["los"]])
    #expect(manifest.negativePhrases == ["de": ["nein"]])
  }

  static let conditions: [(String, ContextCondition)] = [
    (#""light""#, .init(values: ["light"])), ("7", .init(values: [7])),
    (#"["a", "b"]"#, .init(values: ["a", "b"])), ("null", .init(values: [])),
    ("[null]", .init(values: [nil])), (#"{"slot": true}"#, .init(values: [], slot: "key")),
    (#"{"slot": false}"#, .init(values: [])),
    (#"{"value": "x", "slot": "area"}"#, .init(values: ["x"], slot: "area")),
    (#"{"value": ["x", 1], "slot": true}"#, .init(values: ["x", 1], slot: "key")),
    (#"{"value": null}"#, .init(values: [])),
  ]

  @Test("knows every form of a condition", arguments: conditions)
  func condition(text: String, expected: ContextCondition) throws {
    let block = #"{"intent": "I", "sentences": ["a"], "requiresContext": {"key": \#(text)}}"#
    #expect(try Self.set(#""blocks": [\#(block)]"#).blocks[0].requiresContext == ["key": expected])
  }

  static let lists: [(String, ValueList)] = [
    (
      #"{"values": ["red", "(dark|light) red"]}"#,
      .values([.init(input: "red", output: "red"), .init(input: "(dark|light) red")])
    ),
    (
      #"{"values": [{"in": "red"}, {"in": "lime", "out": 7, "id": "l", "context": {"a": 1}}]}"#,
      .values([.init(input: "red"), .init(input: "lime", output: 7, id: "l", context: ["a": 1])])
    ),
    (#"{"wildcard": true}"#, .wildcard),
    (#"{"range": {"from": 0, "to": 100}}"#, .range(.init(from: 0, to: 100))),
    (
      #"{"range": {"from": -5, "to": 5, "step": 5, "fractions": "halves", "multiplier": 0.5, "#
        + #""digits": false, "wordsLanguage": "de"}}"#,
      .range(
        .init(
          from: -5, to: 5, step: 5, fractions: .halves, multiplier: 0.5, digits: false,
          wordsLanguage: "de"))
    ),
  ]

  @Test("knows every form of a list", arguments: lists)
  func list(text: String, expected: ValueList) throws {
    #expect(try Self.set(#""lists": {"l": \#(text)}"#).lists == ["l": expected])
  }

  /// Reads members of a sentence set, in the smallest manifest, and writes and reads it again.
  static func set(_ members: String) throws -> SentenceSet {
    let text = #"""
      {"app": {"id": "a", "name": "A"}, "intents": [{"name": "I"}], "sentences": {"en": {\#(members)}}}
      """#
    let manifest = try Manifest.read(json: text).manifest
    #expect(try Manifest.read(json: manifest.json()).manifest == manifest)
    return try #require(manifest.sentences["en"])
  }

  @Test("finds lines for diagnostics that come later")
  func located() throws {
    let loaded = try Manifest.read(json: FilmManifest.text, fileName: "films.json")
    let path = ManifestPath.root.key("shortcuts").index(0).key("phrases").key("en").index(0)
    let place = Diagnostic.Place.manifest(path, .text(offset: 5, column: 6))
    let late = Diagnostic(.error, at: place, "no such list", fix: "add it")
    #expect(late.description.hasPrefix("shortcuts[0].phrases.en[0]:6: error: no such list"))
    let located = loaded.located(DiagnosticError([late]))
    #expect(located.description == "films.json:41:33: error: no such list (fix: add it)")
  }
}

// MARK: - Generated manifests

@Suite("Generated manifests")
struct ManifestRoundTripTests {
  @Test("read back as they were written", arguments: 0..<100 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let manifest = Self.manifest(&random)
    let log = FaultLog(JSONSource(name: "x", bytes: Array(manifest.json().utf8)))
    let tree = try #require(log.source.tree(log))
    #expect(FormReader.manifest(from: tree, log) == manifest)
    #expect(log.located().filter { $0.severity == .error } == [])
  }

  static func manifest(_ random: inout SeededGenerator) -> Manifest {
    // Of its own, so that what is drawn for the other members stays as it was.
    var extra = random
    let sets = ["en", "ja"].map { ($0, sentenceSet(&random)) }
    return Manifest(
      app: .init(id: text(&random), name: localized(&random), synonyms: lists(&random)),
      languages: ["en", "ja"], entityTypes: [entityType(&random)],
      enums: [
        .init(
          name: text(&random), title: localized(&random),
          cases: [.init(name: text(&random), title: localized(&random), synonyms: lists(&random))])
      ],
      intents: [
        .init(
          name: text(&random), title: localized(&random), description: localized(&random),
          parameters: [parameter(&random), parameter(&random)],
          needsConfirmation: Bool.random(using: &random),
          risk: extra.pick([nil, .harmless, .undoable, .destructive]), examples: lists(&extra))
      ],
      shortcuts: [
        .init(
          intent: text(&random), title: localized(&random), phrases: ["en": [text(&random)]],
          rules: random.pick([[:], ["en": ["rule": text(&random)]]]), values: values(&random),
          isGenerated: Bool.random(using: &random))
      ],
      negativePhrases: lists(&random),
      sentences: Dictionary(uniqueKeysWithValues: sets),
      policies: .init(
        tolerance: Bool.random(using: &random) ? .strict : .flexible,
        ties: Bool.random(using: &random) ? .ask : .first,
        confirmation: .init(
          harmless: extra.pick([.never, .inDoubt]), undoable: extra.pick([.inDoubt, .always]),
          destructive: extra.pick([.unlessExact, .always])),
        wording: extra.pick([.phrases, .meaning])))
  }

  static func entityType(_ random: inout SeededGenerator) -> Manifest.EntityType {
    let entity = Manifest.Entity(
      id: text(&random), title: text(&random), titles: localized(&random),
      synonyms: random.pick([[], [text(&random)]]), attributes: values(&random),
      context: values(&random))
    // Entities of a catalogue stand in its file.
    let catalogue = random.pick([nil, "things.jsonl"])
    return Manifest.EntityType(
      name: text(&random), title: localized(&random),
      attributes: [.init(name: text(&random), title: localized(&random))], catalogue: catalogue,
      entities: catalogue == nil ? [entity] : [], isQueried: Bool.random(using: &random),
      exactTitle: Bool.random(using: &random) ? .asks : .wins,
      subtitle: random.pick([[], [text(&random)]]))
  }

  static func parameter(_ random: inout SeededGenerator) -> Manifest.Parameter {
    let types: [Manifest.ParameterType] = [
      .string, .integer, .number, .boolean, .date, .duration, .currency, .url, .person, .file,
      .entity("E"), .enumeration("G"), .measurement(random.pick(Manifest.Dimension.allCases)),
    ]
    return Manifest.Parameter(
      name: text(&random), title: localized(&random), type: random.pick(types),
      isOptional: Bool.random(using: &random),
      defaultValue: Bool.random(using: &random)
        ? JSONReaderGeneratedTests.value(depth: 1, &random) : nil,
      prompt: localized(&random), choicePrompt: localized(&random),
      minimum: Bool.random(using: &random) ? 0.5 : nil,
      maximum: Bool.random(using: &random) ? 7 : nil,
      isList: Bool.random(using: &random), isDay: Bool.random(using: &random),
      unit: random.pick([nil, "km"]),
      trueLabel: localized(&random), falseLabel: localized(&random))
  }

  static func sentenceSet(_ random: inout SeededGenerator) -> SentenceSet {
    let condition = ContextCondition(
      values: (0..<Int.random(in: 0..<3, using: &random)).map { _ in
        JSONReaderGeneratedTests.value(depth: 1, &random)
      }, slot: random.pick([nil, "key", "other"]))
    let block = SentenceBlock(
      intent: text(&random), sentences: [text(&random), text(&random)], slots: values(&random),
      requiresContext: ["key": condition], excludesContext: ["key": condition],
      requiredKeywords: random.pick([[], [text(&random)]]),
      lists: ["l": valueList(&random)], rules: ["r": text(&random)],
      response: random.pick([nil, "one"]), metadata: values(&random))
    return SentenceSet(
      edition: Bool.random(using: &random) ? .v3_0 : .v3_12, lists: ["a": valueList(&random)],
      rules: ["rule": text(&random)], skipWords: [text(&random)],
      ignoresWhitespace: Bool.random(using: &random), blocks: [block, block],
      preferredSlot: random.pick([nil, "name"]), preferredMetadata: random.pick([nil, "own"]))
  }

  static func valueList(_ random: inout SeededGenerator) -> ValueList {
    let range = NumberRange(
      from: 1, to: 9, step: random.pick([1, 2]), fractions: random.pick([nil, .tenths]),
      multiplier: random.pick([nil, 0.5]), digits: Bool.random(using: &random),
      words: Bool.random(using: &random), wordsLanguage: random.pick([nil, "de"]))
    let whole = ListValue(
      input: text(&random), output: JSONReaderGeneratedTests.value(depth: 1, &random),
      id: random.pick([nil, "id"]), context: values(&random), metadata: values(&random))
    return random.pick([
      .wildcard, .range(range),
      .values([whole, .init(input: text(&random)), .init(plain: text(&random))]),
    ])
  }

  static func lists(_ random: inout SeededGenerator) -> [String: [String]] {
    random.pick([[:], ["en": [text(&random)]], ["en": [text(&random)], "ja": ["b", "c"]]])
  }

  static func text(_ random: inout SeededGenerator) -> String {
    JSONReaderGeneratedTests.string(&random) + "x"
  }

  static func localized(_ random: inout SeededGenerator) -> LocalizedText {
    random.pick([["en": "a"], ["ja": "b"], ["en": "a", "ja": "b"], [:]])
  }

  static func values(_ random: inout SeededGenerator) -> [String: Value] {
    ["k": JSONReaderGeneratedTests.value(depth: 2, &random)]
  }
}
