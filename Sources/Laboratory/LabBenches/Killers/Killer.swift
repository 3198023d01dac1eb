import AppManifest
import PhraseRouter
import SentenceTemplates

/// Templates with an utterance, made to take for ever, and what must become of them.
struct Killer: Sendable {
  var sentences: [String]
  var rules: [String: String] = [:]
  /// Lists of values, which may be templates, by name.
  var values: [String: [String]] = [:]
  /// How many wildcards there are: `w0`, `w1` and so on.
  var wildcards = 0
  var skipWords: [String] = []
  var ignoresWhitespace = false
  var utterance: String
  var outcome: Outcome

  enum Outcome: Sendable {
    case matches, isRejected
    /// The templates do not compile.
    case isRefused
  }

  /// How the templates are written.
  enum Form: String, CaseIterable, Sendable {
    /// As an app's own phrases, tolerant of typing errors.
    case phrases
    /// As sentence templates, through the importer.
    case sentences
  }

  /// True if the templates can be written in a form. An app's phrases have no rules or skip words.
  func exists(as form: Form) -> Bool {
    form == .sentences
      || rules.isEmpty && values.isEmpty && skipWords.isEmpty && !ignoresWhitespace
  }

  /// An app of these templates.
  func app(as form: Form) throws(DiagnosticError) -> Manifest {
    switch form {
    case .phrases: phraseApp
    case .sentences: try importedApp()
    }
  }

  private static let intent = "Killer"
  private var slots: [String] { (0..<wildcards).map { "w\($0)" } }

  private var phraseApp: Manifest {
    let intent = Manifest.Intent(
      name: Self.intent,
      parameters: slots.map { Manifest.Parameter(name: $0, type: .string, isOptional: true) })
    let phrases = sentences.map {
      $0.split(separator: "{", omittingEmptySubsequences: false).joined(separator: "${")
    }
    return Manifest(
      app: Manifest.App(id: "killer", name: ["en": "Killer"]), languages: ["en"],
      intents: [intent],
      shortcuts: [Manifest.Shortcut(intent: Self.intent, phrases: ["en": phrases])])
  }

  private func importedApp() throws(DiagnosticError) -> Manifest {
    let json = Array(file.text(pretty: false).utf8)
    return try SentenceTemplateImporter.import(
      templates: [JSONSource(name: "killer.json", bytes: json)]
    ).manifest
  }

  /// The file that the importer reads.
  private var file: LocatedJSON {
    let wildcard = LocatedJSON.object([.init("wildcard", .bool(true))])
    let lists =
      slots.map { LocatedJSON.Member($0, wildcard) }
      + values.sorted { $0.key < $1.key }.map { name, values in
        .init(name, .object([.init("values", .strings(values))]))
      }
    let block = LocatedJSON.object([.init("sentences", .strings(sentences))])
    let intent = LocatedJSON.object([.init("data", .array([block]))])
    return .object([
      .init("language", .string("en")),
      .init("settings", .object([.init("ignore_whitespace", .bool(ignoresWhitespace))])),
      .init("lists", .object(lists)),
      .init(
        "expansion_rules",
        .object(rules.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })),
      .init("skip_words", .strings(skipWords)),
      .init("intents", .object([.init(Self.intent, intent)])),
    ])
  }
}

extension LocatedJSON {
  fileprivate static func strings(_ texts: [String]) -> LocatedJSON {
    .array(texts.map { .string($0) })
  }
}
