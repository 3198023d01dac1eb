import AppManifest
import Testing

@Suite("Faults of a manifest")
struct ManifestFaultTests {
  /// A manifest with more than twenty faults, each on its line.
  static let faulty = #"""
    {
      "formatVersion": 2,
      "app": { "id": "films", "name": { "en": "Films", "fr": "Cinéma" } },
      "languages": ["en", "de", "en", "x_y"],
      "intnts": [],
      "policies": { "tolerance": "flexibel" },
      "entityTypes": [
        { "name": "Film", "attributes": ["year"], "subtitle": ["yaer"],
          "entities": [
            { "id": "1", "title": "Up" },
            { "id": "1", "title": "Cars" },
            { "id": "2" } ] },
        { "name": "Film", "queried": true }
      ],
      "enums": [ { "name": "Genre", "cases": [] } ],
      "intents": [
        { "name": "Rate",
          "parameters": [
            { "name": "film", "type": { "entity": "Flim" } },
            { "name": "stars", "type": "integer", "minimum": 5, "maximum": 1 },
            { "name": "stars", "type": "int" },
            { "name": "genre", "type": { "enum": "Genres" }, "default": "x" },
            { "name": "day", "type": "date", "default": "2023-02-29" },
            { "name": "seen", "type": "boolean", "default": "yes", "minimum": 0 } ] }
      ],
      "shortcuts": [
        { "intent": "Rates", "phrases": { "en": ["rate"], "de": ["werte"] } },
        { "intent": "Rate",
          "phrases": {
            "en": ["rate \u201c${flm}\u201d", "rate [now", "Rate  ${film}", "", "rate ${film}"],
            "de": "werte" },
          "values": { "star": 3, "day": 7 } }
      ],
      "negativePhrases": { "es": ["nada"] }
    }
    """#

  /// What phrases, negative phrases and synonyms of an app of two languages are told of.
  static let advice: [(String, String, [String])] = [
    (#"["play ${song} and ${song}"]"#, "[]", ["warning: the phrase has \"${song}\" twice"]),
    (
      #"["${song} ${song}"]"#, "[]",
      ["warning: the phrase fits any text", "warning: the phrase has \"${song}\" twice"]
    ),
    (#"["play (${song}|${song} now) [in ${applicationName} ${applicationName}]"]"#, "[]", []),
    (
      #"["play [${song}] and (more|${song})"]"#, "[]", ["warning: the phrase has \"${song}\" twice"]
    ),
    (
      #"["play ${song}"]"#, #"["no ${song}", "stop <it>", "(never|not) [in ${applicationName}]"]"#,
      [
        "error: a negative phrase has no slots, such as \"${song}\"",
        "error: a negative phrase has no rules, such as \"<it>\"",
      ]
    ),
  ]

  @Test(arguments: advice)
  func phrasesAreAdvisedOn(phrases: String, negative: String, faults: [String]) {
    let json = """
      {"app": {"id": "a", "name": "A"}, "languages": ["en"],
       "intents": [{"name": "Play", "title": "Play", "parameters": [{"name": "song", "type": "string"}]}],
       "shortcuts": [{"intent": "Play", "title": "Play", "phrases": {"en": \(phrases)}}],
       "negativePhrases": {"en": \(negative)}}
      """
    let found = Self.findings(in: json)
    #expect(found.count == faults.count, "\(found)")
    for (diagnostic, fault) in zip(found, faults) {
      #expect(diagnostic.description.contains(fault), "\(diagnostic)")
      guard case .file(_, let line?, .some) = diagnostic.place else {
        Issue.record("\(diagnostic) has no place")
        continue
      }
      #expect(line == (fault.contains("negative") ? 4 : 3) && !diagnostic.fix.isEmpty)
    }
  }

  @Test(arguments: [
    (#"{"en": ["fun"]}"#, 1), (#"{"en": ["fun"], "de": ["Spaß"]}"#, 0), ("{}", 0),
    (#"{"en": ["fun"], "de": []}"#, 0),
  ])
  func synonymsOfOneLanguageAreTold(synonyms: String, count: Int) {
    let json = """
      {"app": {"id": "a", "name": "A"}, "languages": ["en", "de"],
       "enums": [{"name": "G", "cases": [{"name": "c", "title": {"en": "comedy", "de": "Komödie"},
         "synonyms": \(synonyms)}]}]}
      """
    let found = Self.findings(in: json).filter { $0.message.contains("synonyms") }
    #expect(found.count == count, "\(found)")
    #expect(found.allSatisfy { $0.message.hasSuffix("none in de") })
  }

  /// What is wrong or odd about a manifest.
  private static func findings(in json: String) -> [Diagnostic] {
    do throws(DiagnosticError) {
      return try Manifest.read(json: Array(json.utf8)).warnings
    } catch {
      return error.diagnostics
    }
  }

  static let expected = [
    "2:20: error: the format version is 2, and 1 is the newest known",
    "3:52: error: the app does not speak \"fr\"",
    "4:29: error: the language \"en\" is listed twice",
    "4:35: error: \"x_y\" is no language tag",
    "5:3: warning: the key \"intnts\" is unknown here, and ignored",
    "6:30: error: \"tolerance\" is \"flexibel\", and should be \"strict\" or \"flexible\"",
    "8:60: error: there is no attribute \"yaer\"",
    "11:17: error: the id \"1\" belongs to an entity above",
    "12:9: error: an entity has no \"title\"",
    "13:15: error: there is an entity type \"Film\" already",
    "15:42: error: the enum \"Genre\" has no cases",
    "19:47: error: there is no entity type \"Flim\"",
    "20:58: error: the minimum 5 is greater than the maximum 1",
    "21:19: error: there is a parameter \"stars\" already",
    "21:36: error: \"type\" is \"int\", and should be",
    "22:46: error: there is no enum \"Genres\"",
    "23:53: error: the default is no date",
    "24:57: error: the default is no true or false",
    "24:75: error: a parameter that is no number has a minimum",
    "27:17: error: there is no intent \"Rates\"",
    "27:37: warning: the shortcut has no phrases in x_y",
    "29:18: warning: the shortcut has no phrases in de, x_y",
    "30:28: error: the intent \"Rate\" has no parameter \"flm\"",
    "30:49: error: \"[\" is never closed in a phrase",
    "30:73: error: a phrase is empty",
    "30:77: warning: the phrase \"rate ${film}\" is written twice",
    "31:15: error: a language of \"phrases\" is a string, and should be an array",
    "32:19: error: the intent \"Rate\" has no parameter \"star\"",
    "32:37: error: the value is no date",
    "34:24: error: the app does not speak \"es\"",
  ]

  @Test("are all reported in one run, each with its line and column")
  func all() throws {
    let error = try #require(throws: DiagnosticError.self) {
      try Manifest.read(json: Self.faulty, fileName: "manifest.json")
    }
    let found = error.diagnostics.map(\.description)
    #expect(found.count == Self.expected.count, "\(found.joined(separator: "\n"))")
    for (found, expected) in zip(found, Self.expected) {
      #expect(found.hasPrefix("manifest.json:" + expected))
    }
    let places = error.diagnostics.map { [$0.line ?? 0, $0.column ?? 0] }
    #expect(places == places.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(error.diagnostics.allSatisfy { !$0.fix.isEmpty })
  }

  @Test(
    "come with what to do",
    arguments: [
      (5, "did you mean \"intents\"?"), (6, "did you mean \"flexible\"?"),
      (8, "did you mean \"year\"?"), (19, "did you mean \"Film\"?"),
      (21, "did you mean \"integer\"?"), (22, "did you mean \"Genre\"?"),
      (27, "did you mean \"Rate\"?"), (30, "did you mean \"${film}\"?"),
      (32, "did you mean \"stars\"?"),
      (34, "write one of \"en\", \"de\", \"en\", \"x_y\", or add \"es\" to \"languages\""),
    ])
  func fixes(line: Int, fix: String) throws {
    let error = try #require(throws: DiagnosticError.self) { try Manifest.read(json: Self.faulty) }
    #expect(error.diagnostics.contains { $0.line == line && $0.fix == fix })
  }

  /// A diagnostic with its place, what is wrong, and what to do.
  static var placed: Regex<(Substring, Substring)> {
    /manifest\.json:\d+:\d+: (error|warning): .+ \(fix: .+\)/
  }

  /// Sentences without a fault.
  static let sentences = #"""
    {
      "app": { "id": "a", "name": "A" },
      "intents": [{ "name": "On" }],
      "sentences": {
        "en": {
          "edition": "3.12", "preferredSlot": "name", "preferredMetadata": "own", "skipWords": ["please"],
          "lists": {
            "c": { "values": ["red", { "in": "(a|b)", "out": 1 }] },
            "n": { "range": { "from": 0, "to": 9 } }, "w": { "wildcard": true }
          },
          "rules": { "r": "the|a" },
          "blocks": [
            { "intent": "On", "sentences": ["on {c} <r>"], "slots": { "x": 1 },
              "requiresContext": { "area": { "slot": true }, "domain": ["light", null] },
              "excludesContext": { "kind": null } }
          ]
        }
      }
    }
    """#

  /// Faults that one replacement in ``sentences`` causes.
  static let sentenceFaults: [(String, String, String)] = [
    (#""intent": "On""#, #""intent": "Onn""#, "13:21: error: there is no intent \"Onn\""),
    ("on {c} <r>", "on {c <r>", "13:45: error: the list is never closed in a sentence"),
    ("on {c} <r>", " ", "13:41: error: a sentence is empty"),
    ("the|a", "the|a)", "11:29: error: stray \")\" in a rule"),
    ("(a|b)", "(a|b", "8:43: error: \"(\" is never closed in a value of a list"),
    (#""from": 0"#, #""from": 10"#, "9:35: error: the range goes from 10 down to 9"),
    (#""to": 9"#, #""to": 9, "step": 0"#, "9:55: error: the step is 0"),
    (#""to": 9"#, #""too": 9"#, "9:25: error: a range has no \"to\""),
    (#""wildcard": true"#, #""wildcard": false"#, "9:56: error: a list is none of values"),
    (#""en": {"#, #""eng": {"#, "5:5: error: the app does not speak \"eng\""),
    (#"{ "slot": true }"#, #"{ "slot": 1 }"#, "14:50: error: \"slot\" is a number"),
    (#""rules": {"#, #""rules": 7, "x": {"#, "11:16: error: \"rules\" is a number"),
  ]

  @Test("of sentences are found", arguments: sentenceFaults)
  func ofSentences(old: String, new: String, expected: String) throws {
    #expect(try Manifest.read(json: Self.sentences).warnings == [])
    let text = try #require(Self.sentences.range(of: old)).replacing(in: Self.sentences, with: new)
    let found = Self.diagnostics(of: text)
    #expect(found.contains { $0.hasPrefix("manifest.json:" + expected) }, "\(found)")
    for diagnostic in found { #expect(diagnostic.wholeMatch(of: Self.placed) != nil) }
  }

  static let warnings: [(String, String, String)] = [
    (
      #"["de", "en"]"#, #""title": {"de": "Tu"}"#,
      "the title is not given in en"
    ),
    (#"["de"]"#, #""titel": 1"#, "the key \"titel\" is unknown here, and ignored"),
  ]

  @Test("that are harmless are warnings", arguments: warnings)
  func ofTexts(languages: String, member: String, expected: String) throws {
    let text = #"""
      {"app": {"id": "a", "name": "A"}, "languages": \#(languages),
       "intents": [{"name": "I", \#(member)}], "shortcuts": [{"intent": "I", "phrases": ["los"]}]}
      """#
    #expect(try Manifest.read(json: text).warnings.map(\.message).contains(expected))
  }

  static let ambiguous: [(String, String, Bool)] = [
    ("mark ${film}", "Mark  ${movie}", true), ("mark ${film}", "mark ${count}", false),
    ("mark it", "MARK IT", true), ("mark it", "mark them", false),
    ("in ${applicationName}", "in ${applicationName}", true),
  ]

  @Test("between phrases: two intents cannot own one", arguments: ambiguous)
  func ambiguity(first: String, second: String, isAmbiguous: Bool) throws {
    let text = #"""
      {"app": {"id": "a", "name": "A"}, "entityTypes": [{"name": "Film", "queried": true}],
       "intents": [
         {"name": "I", "parameters": [{"name": "film", "type": {"entity": "Film"}}]},
         {"name": "J", "parameters": [{"name": "movie", "type": {"entity": "Film"}},
                                      {"name": "count", "type": "integer"}]}],
       "shortcuts": [{"intent": "I", "phrases": ["\#(first)"]},
                     {"intent": "J", "phrases": ["\#(second)"]}]}
      """#
    let warnings = try Manifest.read(json: text).warnings
    #expect(warnings.contains { $0.message.contains("cannot be told from") } == isAmbiguous)
    #expect(warnings.count == (isAmbiguous ? 1 : 0))
  }

  @Test("of a manifest built in Swift carry paths")
  func withoutLines() {
    var manifest = FilmManifest.manifest
    manifest.shortcuts[0].phrases["de"]?.append("werte ${flim}")
    #expect(
      manifest.validate().map(\.description) == [
        "shortcuts[0].phrases.de[1]:7: error: the intent \"Rate\" has no parameter \"flim\""
          + " (fix: did you mean \"${film}\"?)"
      ])
  }

  @Test("of a manifest built in Swift keep it from being a valid one")
  func validated() throws {
    var manifest = FilmManifest.manifest
    #expect(try manifest.validated().manifest == manifest)
    manifest.shortcuts[0].phrases["de"]?.append("werte [${film}")
    let error = try #require(throws: DiagnosticError.self) { try manifest.validated() }
    #expect(
      error.description == "shortcuts[0].phrases.de[1]:7: error: \"[\" is never closed in a phrase"
        + " (fix: add \"]\", or write a backslash before it)")
    let strict = try FilmManifest.manifest.validated().with(.init(tolerance: .strict, ties: .ask))
    #expect(strict.manifest.policies.tolerance == .strict)
    #expect(strict.located(error) == error)
  }

  static let wrongRoots = ["[]", "3", "\"x\"", "null", "true"]

  @Test("begin with the root", arguments: wrongRoots)
  func root(text: String) {
    #expect(Self.diagnostics(of: text).contains { $0.contains("1:1: error: the manifest is") })
  }

  @Test("in great number are cut off")
  func many() throws {
    let intents = String(repeating: "7,", count: 5000) + "7"
    let text = #"{"app": {"id": "a", "name": "A"}, "intents": [\#(intents)]}"#
    let found = Self.diagnostics(of: text)
    #expect(found.count == 1001)
    #expect(found.last?.contains("there are more errors than the 1000 shown") == true)
  }

  static func diagnostics(of text: String) -> [String] {
    do throws(DiagnosticError) {
      return try Manifest.read(json: text).warnings.map(\.description)
    } catch {
      return error.diagnostics.map(\.description)
    }
  }
}

extension Range<String.Index> {
  fileprivate func replacing(in text: String, with replacement: String) -> String {
    text[..<lowerBound] + replacement + text[upperBound...]
  }
}
