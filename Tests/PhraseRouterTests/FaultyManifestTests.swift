import PhraseRouter
import Testing

/// Faulty apps are refused with every fault named and placed.
@Suite("Faulty manifests")
struct FaultyManifestTests {
  @Test("Each faulty template is named, with its path and column")
  func everyFault() throws {
    var manifest = TestApp.manifest(
      phrases: ["open the box ${thing}", "open (a|b", "open ${nothing}", "open [x"],
      negative: ["never mind", "never (mind"])
    manifest.languages = ["en", "de"]
    manifest.shortcuts[0].phrases["de"] = ["öffne ${thing", "öffne ${thing}"]
    let error = try Self.errors(of: manifest)
    #expect(
      error.diagnostics.map(\.place.description) == [
        "shortcuts[0].phrases.de[0]:8", "shortcuts[0].phrases.en[1]:6",
        "shortcuts[0].phrases.en[2]:6", "shortcuts[0].phrases.en[3]:6", "negativePhrases.en[1]:7",
      ])
    for diagnostic in error.diagnostics {
      #expect(!diagnostic.message.isEmpty && !diagnostic.fix.isEmpty)
      #expect(
        error.description.contains("\(diagnostic.place): error: \(diagnostic.message) (fix: "))
    }
    #expect(error.description.split(separator: "\n").count == 5)
  }

  @Test("Twenty faulty templates are twenty faults")
  func twenty() throws {
    let manifest = TestApp.manifest(phrases: (0..<20).map { "open \($0) [" })
    let error = try Self.errors(of: manifest)
    #expect(error.diagnostics.count == 20)
    #expect(Set(error.diagnostics.map(\.place)).count == 20)
  }

  /// What keeps a manifest from becoming a router, without what is only odd about it.
  private static func errors(of manifest: Manifest) throws -> DiagnosticError {
    try #require(throws: DiagnosticError.self) { try Router(manifest: manifest.validated()) }
      .withoutWarnings
  }

  /// A template that is hard to read for a parser.
  struct Killer: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var template: String
    var isFault: Bool

    init(_ name: String, _ template: String, isFault: Bool) {
      testDescription = name
      self.template = template
      self.isFault = isFault
    }
  }

  static let killers = [
    Killer("100,000 brackets", String(repeating: "[", count: 100_000), isFault: true),
    Killer("nesting of 50,000", nested(50_000), isFault: true),
    Killer("nesting of 90", nested(90), isFault: false),
    Killer(
      "a permutation of twelve", "(\((1...12).map { "w\($0)" }.joined(separator: ";")))",
      isFault: true),
    Killer("a permutation of six", "(a;b;c;d;e;f)", isFault: false),
    Killer("a rule that is not there", "open <nothing>", isFault: true),
    Killer("more than a megabyte", String(repeating: "open ", count: 300_000), isFault: true),
    Killer(
      "a thousand optionals", String(repeating: "[a] ", count: 1000) + "b", isFault: false),
    Killer("nothing", "", isFault: true),
    Killer("white space", " \u{3000}\n", isFault: true),
    Killer("optionals alone", "[a] [b]", isFault: false),
    Killer("a stray bracket", "open ]", isFault: true),
    Killer("a brace", "open {", isFault: true),
    Killer("an escape at the end", "open \\", isFault: true),
  ]

  private static func nested(_ depth: Int) -> String {
    String(repeating: "(a|", count: depth) + "b" + String(repeating: ")", count: depth)
  }

  @Test("Templates that explode are refused or work", arguments: killers)
  func killer(killer: Killer) throws {
    let manifest = TestApp.manifest(phrases: ["open the box ${thing}", killer.template])
    do throws(DiagnosticError) {
      let router = try Router(manifest: manifest.validated())
      #expect(!killer.isFault, "it was accepted")
      #expect(!router.route("a " + String(repeating: "a ", count: 100) + "c").summary.isEmpty)
    } catch {
      let error = error.withoutWarnings
      #expect(killer.isFault, "\(error.diagnostics.map(\.message))")
      #expect(error.diagnostics.count == 1)
      #expect(error.description.hasPrefix("shortcuts[0].phrases.en[1]:"))
      #expect(error.diagnostics[0].message.utf8.count < 400)
    }
  }

  @Test("A template that is only a slot matches what names something, and nothing else")
  func slotOnly() throws {
    let router = try TestApp.router(
      entities: TestApp.entities("Alpha", "Beta"), phrases: ["${thing}"])
    #expect(router.route("alpha").summary == "run Open thing=Alpha")
    for talk in ["what is the weather like in paris", "hello", "tell me a joke about cats"] {
      #expect(router.route(talk).summary == "reject noMatch", "\(talk)")
    }
  }

  @Test(
    "Lone surrogates in a manifest are refused with the place",
    arguments: ["\\ud800", "\\udc00", "\\ud800x", "\\ud83d\\ud83d"])
  func surrogates(escape: String) throws {
    let json = """
      {"formatVersion": 1, "app": {"id": "t", "name": {"en": "T"}}, "languages": ["en"],
       "intents": [{"name": "Open"}],
       "shortcuts": [{"intent": "Open", "phrases": {"en": ["open \(escape) box"]}}]}
      """
    let error = try #require(throws: DiagnosticError.self) { try Manifest.read(json: json) }
    #expect(error.diagnostics.contains { $0.line == 3 && $0.message.contains("surrogate") })
  }

  @Test("Twenty faults of all kinds in a manifest are all named")
  func manifestFaults() throws {
    let shortcuts = (0..<10).map {
      "{\"intent\": \"Missing\($0)\", \"phrases\": {\"en\": [\"open (\($0)\"]}}"
    }
    let json = """
      {"formatVersion": 1, "app": {"id": "t", "name": {"en": "T"}}, "languages": ["en"],
       "intents": [], "shortcuts": [\(shortcuts.joined(separator: ",\n"))]}
      """
    let error = try #require(throws: DiagnosticError.self) { try Manifest.read(json: json) }
    #expect(error.diagnostics.count { $0.severity == .error } >= 20)
    #expect(error.diagnostics.allSatisfy { $0.line != nil && !$0.fix.isEmpty })
  }
}

extension DiagnosticError {
  fileprivate var withoutWarnings: DiagnosticError {
    DiagnosticError(diagnostics.filter { $0.severity == .error })
  }
}
