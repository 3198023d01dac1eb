import AppManifest
import Foundation
import SentenceTemplates
import Testing

@Suite("Templates in YAML, and in several files")
struct TemplateFilesTests {
  static let base = #"""
    {"language": "en", "lists": {"color": {"values": ["red"]}, "any": {"wildcard": true}},
     "expansion_rules": {"the": "the", "on": "on"}, "skip_words": ["please"],
     "intents": {"On": {"data": [{"sentences": ["<on> {color}"]}]},
                 "Off": {"data": [{"sentences": ["off"]}]}}}
    """#
  static let custom = """
    # What a user adds.
    language: en
    settings:
      ignore_whitespace: true
    lists:
      color:
        values:
          - in: "lime[s]"
            out: 7
          - blue
    expansion_rules:
      the: "[the|my]"
    skip_words: [now]
    intents:
      On:
        data:
          - sentences:
              - "turn <the> {color}"
            response: mine
      Party:
        data: &party
          - sentences: [party on]
      Feast:
        data: *party
    """

  @Test("are merged as Home Assistant merges them")
  func merging() throws {
    let result = try Self.import(("en.json", Self.base), ("custom.yaml", Self.custom))
    let set = try #require(result.manifest.sentences["en"])
    #expect(
      set.lists["color"]
        == .values([
          .init(input: "red", output: "red"), .init(input: "lime[s]", output: 7),
          .init(input: "blue", output: "blue"),
        ]))
    #expect(set.rules == ["the": "[the|my]", "on": "on"])
    #expect(set.skipWords == ["please", "now"])
    #expect(set.ignoresWhitespace)
    #expect(set.blocks.map(\.intent) == ["On", "On", "Off", "Party", "Feast"])
    #expect(set.blocks[1].response == "mine")
    #expect(set.preferredMetadata == "hass_custom_sentence")
    #expect(
      set.blocks.map { $0.metadata["hass_custom_sentence"] == true }
        == [false, true, false, true, true])
    let own = try Self.import(("custom.yaml", Self.custom))
    #expect(own.manifest.sentences["en"]?.preferredMetadata == nil)
    #expect(set.blocks[3].sentences == set.blocks[4].sentences)
    #expect(result.manifest.intents.map(\.name) == ["On", "Off", "Party", "Feast"])
  }

  /// Files, and the edition that they show.
  static let editions: [([(String, String)], SentenceSet.Edition)] = [
    ([("en.json", base)], .v3_0), ([("en.json", base), ("x.yml", "lists: {}")], .v3_12),
    (
      [
        (
          "en.json",
          base.replacing(
            #"{"sentences": ["off"]}"#,
            with: #"{"sentences": ["off"], "metadata": {"slot_combination": "none"}}"#)
        )
      ], .v3_12
    ),
  ]

  @Test("show which edition they are of, unless one is named", arguments: editions)
  func edition(files: [(String, String)], expected: SentenceSet.Edition) throws {
    let sources = files.map { JSONSource(name: $0, bytes: Array($1.utf8)) }
    let result = try SentenceTemplateImporter.import(templates: sources)
    #expect(result.edition == expected)
    #expect(result.manifest.sentences["en"]?.edition == expected)
    for edition in SentenceSet.Edition.allCases {
      let named = try SentenceTemplateImporter.import(templates: sources, edition: edition)
      #expect(named.manifest.sentences["en"]?.edition == edition)
    }
  }

  /// A YAML file, and how what is said of it begins. Errors.
  static let faults: [(String, String)] = [
    ("language: en\nintents:\n  On:\n    data: [7]", "x.yaml:4:12: error: a block of sentences"),
    ("language: en\nlanguage: de", "x.yaml:1:1: error: the file is no YAML: given twice"),
    ("intents: {}", "x.yaml:1:1: error: the file has no \"language\""),
    ("language: en", "x.yaml:1:1: error: the file has no \"intents\""),
    ("language: en\nintents: [", "x.yaml:2:11: error: the file is no YAML"),
    ("language: *en\nintents: {}", "x.yaml:1:11: error: the file is no YAML"),
    ("language: en\nintents: {}\n---\nlanguage: en", "x.yaml:4:1: error: a second document"),
    (
      "language: en\nintents:\n  On:\n    data:\n      - sentences:\n          - turn (on",
      "x.yaml:6:18: error: \"(\" is never closed"
    ),
    (
      "language: en\nintents:\n  On:\n    data:\n      - sentences: [\"é <wha>\"]",
      "x.yaml:5:24: error: no rule is called \"wha\""
    ),
    (
      "language: en\nintents:\n  On:\n    data:\n      - sentences: ['a () b']",
      "x.yaml:5:24: error: the group is empty"
    ),
  ]

  @Test("say what is wrong, and where", arguments: faults)
  func fault(yaml: String, expected: String) throws {
    let error = try #require(throws: DiagnosticError.self) { try Self.import(("x.yaml", yaml)) }
    let found = error.diagnostics.map(\.description)
    #expect(found.contains { $0.hasPrefix(expected) }, "\(found)")
  }

  @Test("of different languages are refused")
  func languages() throws {
    let german = "language: de\nintents: {}"
    let error = try #require(throws: DiagnosticError.self) {
      try Self.import(("en.json", Self.base), ("de.yaml", german))
    }
    #expect(error.description.hasPrefix("de.yaml:1:1: error: the file is in \"de\""))
  }

  @Test("cannot exhaust anything: aliases and nesting are bounded")
  func bounds() throws {
    var laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let inner = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      laughs += "a\(level): &a\(level) [\(inner)]\n"
    }
    let deep = [
      laughs, String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
      (0..<400).map { String(repeating: " ", count: $0) + "a:\n" }.joined() + "  x",
    ]
    for yaml in deep {
      let error = try #require(throws: DiagnosticError.self) { try Self.import(("x.yaml", yaml)) }
      #expect(error.diagnostics.count >= 1)
    }
  }

  /// The rules and sentences of a file, and what is warned of.
  static let references: [(String, String, [String])] = [
    (#""r": "{x}""#, "a", ["no list is called \"x\"; no sentence comes to this place"]),
    (#""r": "<y>""#, "a", ["no rule is called \"y\"; no sentence comes to this place"]),
    (#""r": "{x}""#, "a <r>", ["no list is called \"x\"; until then it is empty"]),
    (#""r": "<s>", "s": "[{x}]""#, "<r>", ["no list is called \"x\"; until then it is empty"]),
    (#""r": "\\{x\\}\\<y\\>""#, "<r>", []), (#""r": "{0..9:x}""#, "<r>", []),
    (#""r": "{c:@x} {@c}""#, "<r>", []),
    ("", "a {x} {x} {y}", ["no list is called \"x\"", "no list is called \"y\""]),
  ]

  @Test("may name lists that a catalogue brings, or that no sentence uses", arguments: references)
  func undefined(rules: String, sentence: String, expected: [String]) throws {
    let json = """
      {"language": "en", "expansion_rules": {\(rules)}, "lists": {"c": {"values": ["z"]}},
       "intents": {"T": {"data": [{"sentences": ["\(sentence)"]}]}}}
      """
    let warnings = try Self.import(("en.json", json)).warnings.map(\.message)
    #expect(warnings.count == expected.count, "\(warnings)")
    #expect(zip(warnings, expected).allSatisfy { $0.hasPrefix($1) }, "\(warnings)")
  }

  @Test("are found in a folder, in the order of their paths")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("b"), withIntermediateDirectories: true)
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try write("c.yaml", "skip_words: [three]")
    try write("b/x.yml", "skip_words: [two]")
    try write("a.json", Self.base)
    try write("notes.txt", "no templates")
    let result = try SentenceTemplateImporter.import(templatesAt: folder.path)
    #expect(result.manifest.sentences["en"]?.skipWords == ["please", "two", "three"])
    let empty = folder.appendingPathComponent("empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    #expect(throws: DiagnosticError.self) {
      try SentenceTemplateImporter.import(templatesAt: empty.path)
    }
  }

  static func `import`(_ files: (String, String)...) throws -> SentenceTemplateImporter.Result {
    try SentenceTemplateImporter.import(
      templates: files.map { JSONSource(name: $0, bytes: Array($1.utf8)) })
  }
}
