import AppManifest
import SentenceTemplates
import Testing

@Suite("The importer of sentence templates")
struct ImporterTests {
  static let templates = #"""
    {
      "language": "en",
      "settings": {"ignore_whitespace": false, "filter_with_regex": false},
      "lists": {
        "color": {"values": ["red", "(dark|light) green", {"in": "lime", "out": 7}]},
        "area": {"values": ["nowhere"]},
        "level": {"range": {"type": "percentage", "from": 0, "to": 100, "words_language": "de"}},
        "text": {"wildcard": true}
      },
      "expansion_rules": {"the": "[the|my]"},
      "skip_words": ["please", "(kindly|do)"],
      "intents": {
        "Zeta": {"data": [
          {"sentences": ["b {color}", "a {color}"], "slots": {"n": 1, "all": ["x"]},
           "requires_context": {"domain": "light", "area": {"slot": true}},
           "excludes_context": {"kind": null}, "required_keywords": ["a"], "response": "one",
           "expansion_rules": {"local": "x"}, "metadata": {"m": true}}]},
        "Alpha": {"data": [{"sentences": []}, {"sentences": ["c"]}]}
      }
    }
    """#
  static let catalogue = #"""
    {"list": "area", "id": "den", "name": "[The] Den"}
    {"list": "name", "id": "lamp", "name": "(Big|Small) Lamp", "context": {"domain": "light"}}
    {"list": "area", "id": "hall", "name": "Hall \\(old\\)|Hall"}
    """#

  @Test("keeps what the templates say")
  func keepsTemplates() throws {
    let result = try Self.import(Self.templates)
    let expected = SentenceSet(
      lists: [
        "color": .values([
          .init(input: "red", output: "red"), .init(input: "(dark|light) green"),
          .init(input: "lime", output: 7),
        ]), "area": .values([.init(input: "nowhere", output: "nowhere")]),
        "level": .range(.init(from: 0, to: 100, wordsLanguage: "de")), "text": .wildcard,
      ], rules: ["the": "[the|my]"], skipWords: ["please", "(kindly|do)"],
      blocks: [
        .init(
          intent: "Zeta", sentences: ["b {color}", "a {color}"], slots: ["n": 1, "all": ["x"]],
          requiresContext: [
            "domain": .init(values: ["light"]), "area": .init(values: [], slot: "area"),
          ], excludesContext: ["kind": .init(values: [])], requiredKeywords: ["a"],
          rules: ["local": "x"], response: "one", metadata: ["m": true]),
        .init(intent: "Alpha", sentences: []), .init(intent: "Alpha", sentences: ["c"]),
      ], preferredSlot: "name")
    #expect(result.manifest.sentences == ["en": expected])
    #expect(result.manifest.intents.map(\.name) == ["Zeta", "Alpha"])
    #expect(result.warnings.isEmpty)
  }

  @Test("lets the catalogue's lists beat the templates' own")
  func keepsCatalogue() throws {
    let set = try #require(
      try Self.import(Self.templates, Self.catalogue).manifest.sentences["en"])
    #expect(
      set.lists["area"]
        == .values([
          .init(input: "The Den", output: "The Den", id: "den"),
          .init(input: "Den", output: "Den", id: "den"),
          .init(input: #"Hall \(old\)"#, output: "Hall (old)", id: "hall"),
          .init(input: "Hall", output: "Hall", id: "hall"),
        ]))
    #expect(
      set.lists["name"]
        == .values([
          .init(input: "Big Lamp", output: "Big Lamp", id: "lamp", context: ["domain": "light"]),
          .init(
            input: "Small Lamp", output: "Small Lamp", id: "lamp", context: ["domain": "light"]),
        ]))
  }

  static let dropped: [(String, String, String)] = [
    (
      "\"language\": \"en\",", "\"language\": \"en\", \"responses\": {},",
      "2:34: warning: the texts of \"responses\""
    ),
    (
      "\"response\":", "\"inferred\": 1, \"response\":",
      "16:72: warning: the key \"inferred\""
    ),
    ("\"filter_with_regex\"", "\"filter\"", "3:44: warning: the key \"filter\""),
  ]

  @Test("warns of what it drops, with its place", arguments: dropped)
  func warns(old: String, new: String, expected: String) throws {
    let warnings = try Self.import(Self.replacing(old, new)).warnings.map(\.description)
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("templates.json:" + expected) == true, "\(warnings)")
  }

  static let faults: [(String, String, String)] = [
    (templates, "[]", "1:1: error: the file is an array, and should be an object"),
    (templates, "{}", "1:1: error: the file has no \"language\""),
    ("\"language\": \"en\",", "\"language\": 7,", "2:15: error: \"language\" is a number"),
    ("\"language\": \"en\",", "\"language\": \"~\",", "2:15: error: \"~\" is no language tag"),
    ("{\"wildcard\": true}", "[\"x\"]", "8:13: error: a list is an array, and should be an object"),
    ("{\"wildcard\": true}", "{}", "8:13: error: a list is none of values, a range and a wildcard"),
    ("\"from\": 0, ", "", "7:24: error: a range has no \"from\""),
    (
      "[{\"sentences\": []}, {\"sentences\": [\"c\"]}]", "[7]",
      "18:24: error: a block of sentences is a number"
    ),
    (
      "{\"data\": [{\"sentences\": []}, {\"sentences\": [\"c\"]}]}", "[]",
      "18:14: error: the intent \"Alpha\" is an array"
    ),
    ("[\"c\"]", "\"c\"", "18:57: error: \"sentences\" is a string, and should be an array"),
    ("\"kind\": null", "\"kind\": {\"slot\": 3}", "16:46: error: \"slot\" is a number"),
    ("\"Zeta\"", "\"Alpha\"", "18:5: error: the key \"Alpha\" is written twice"),
    ("\"out\": 7", "\"out\": 7, \"out\": 8", "5:80: error: the key \"out\" is written twice"),
    ("{\"in\": \"lime\", ", "{", "5:55: error: a value of a list has no \"in\""),
    ("\"skip_words\": [", "\"skip_words\": [}", "11:18: error: a value was expected here"),
  ]

  @Test("says what it expected instead, and where", arguments: faults)
  func refuses(old: String, new: String, expected: String) throws {
    let error = try #require(throws: DiagnosticError.self) {
      try Self.import(Self.replacing(old, new))
    }
    let found = error.diagnostics.map(\.description)
    #expect(found.contains { $0.hasPrefix("templates.json:" + expected) }, "\(found)")
  }

  static let rowFaults: [(String, String)] = [
    ("[]", "1:1: error: a line is an array, and should be an object"),
    (#"{"list": "area"}"#, "1:1: error: a line has no \"name\""),
    (#"{"list": "area", "name": "a (b"}"#, "1:29: error: \"(\" is never closed"),
    (#"{"list": "area", "name": "a {b}"}"#, "1:29: error: a name holds a list or a rule"),
    (#"{"list": "area", "name": 7}"#, "1:26: error: \"name\" is a number"),
    ("{\"list\": \"area\", \"name\": \"a\"}\n{", "2:2: error: the text ends where"),
    (#"{"list": "area", "name": "a", "context": "x"}"#, "1:42: error: \"context\" is a string"),
  ]

  @Test("does so in catalogues, too", arguments: rowFaults)
  func refusesRows(rows: String, expected: String) throws {
    let error = try #require(throws: DiagnosticError.self) { try Self.import(Self.templates, rows) }
    let found = error.diagnostics.map(\.description)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("catalog.jsonl:" + expected) == true, "\(found)")
  }

  @Test("reports the faults of both files in one run")
  func bothFiles() throws {
    let error = try #require(throws: DiagnosticError.self) { try Self.import("[]", "[]\n7") }
    #expect(error.diagnostics.map(\.file) == ["templates.json", "catalog.jsonl", "catalog.jsonl"])
  }

  static func replacing(_ old: String, _ new: String) -> String {
    guard let range = templates.firstRange(of: old) else {
      Issue.record("the templates lack \(old)")
      return templates
    }
    return templates.replacingCharacters(in: range, with: new)
  }

  static func `import`(
    _ templates: String, _ catalogue: String? = nil
  ) throws -> SentenceTemplateImporter.Result {
    try SentenceTemplateImporter.import(
      templates: [JSONSource(name: "templates.json", bytes: Array(templates.utf8))],
      catalogue: catalogue.map { JSONSource(name: "catalog.jsonl", bytes: Array($0.utf8)) })
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
