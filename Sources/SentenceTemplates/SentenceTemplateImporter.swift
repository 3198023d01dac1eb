package import AppManifest

/// Turns hassil's sentence templates and a catalogue of names into a manifest.
///
/// The templates are one language's, in the JSON form that the PyPI package
/// `home-assistant-intents` ships. The catalogue is JSON Lines: `list`, `id`, `name` (a template of
/// optionals and alternatives) and, if need be, `context`.
///
/// *`{"list": "name", "id": "light.den", "name": "[the] den lamp"}` → two values of the list
/// `name`, "the den lamp" and "den lamp", with the same id.*
///
/// What the manifest cannot say is dropped with a warning that names its place. Two things are
/// dropped silently since they change no match: a range's `type` and `filter_with_regex`.
package struct SentenceTemplateImporter {
  /// A manifest that was imported, and what was dropped on the way.
  package struct Result: Sendable {
    package var manifest: Manifest
    package var warnings: [ManifestDiagnostic]
  }

  /// Imports templates and names.
  ///
  /// - Parameters:
  ///   - templates: A `templates.json`.
  ///   - catalogue: A `catalog.jsonl`, if there is one. Its lists beat the templates' own.
  ///   - app: What the app is called, since the templates do not say.
  /// - Throws: ``ManifestError`` with every fault of both files.
  /// - Complexity: O(*n*) in the files' size and the number of variants of the names.
  package static func `import`(
    templates: JSONSource, catalogue: JSONSource? = nil,
    app: Manifest.App = Manifest.App(id: "imported", name: ["en": "Imported"])
  ) throws(ManifestError) -> Result {
    let log = FaultLog(templates)
    let language = templates.tree(log).flatMap { LanguageFileReader(log).read($0) }
    var diagnostics = log.located()
    var lists: [String: ValueList] = [:]
    if let catalogue {
      let names = NameCatalogueReader.read(catalogue)
      lists = names.lists
      diagnostics += names.diagnostics
    }
    guard var language, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw ManifestError(diagnostics)
    }
    language.sentences.lists.merge(lists) { $1 }
    return Result(manifest: manifest(of: language, app), warnings: diagnostics)
  }

  /// Imports templates and names from files.
  package static func `import`(
    templatesAt templates: String, catalogueAt catalogue: String? = nil,
    app: Manifest.App = Manifest.App(id: "imported", name: ["en": "Imported"])
  ) throws(ManifestError) -> Result {
    let names: JSONSource? =
      if let catalogue { try JSONSource(contentsOf: catalogue) } else { nil }
    return try `import`(
      templates: try JSONSource(contentsOf: templates), catalogue: names, app: app)
  }

  /// Imported sentences are strict, and the first of equals wins, as in hassil.
  private static func manifest(of language: LanguageFile, _ app: Manifest.App) -> Manifest {
    var app = app
    if app.name[language.code] == nil, let name = app.name.values.sorted().first {
      app.name = [language.code: name]
    }
    return Manifest(
      app: app, languages: [language.code],
      intents: language.intents.map { Manifest.Intent(name: $0) },
      sentences: [language.code: language.sentences],
      policies: .init(tolerance: .strict, ties: .first))
  }
}

/// What a `templates.json` says.
struct LanguageFile {
  var code: String
  /// The intents, in the order of the file, which decides ties.
  var intents: [String]
  var sentences: SentenceSet
}
