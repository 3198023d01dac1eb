package import AppManifest

/// Turns hassil's sentence templates and a catalogue of names into a manifest.
///
/// The templates are one language's, in the JSON form that the PyPI package
/// `home-assistant-intents` ships, or in the YAML files that users keep in
/// `custom_sentences/LANG`. Several files are merged in their order; sentences in YAML beat those of
/// JSON beside them, as a user's own beat Home Assistant's. The catalogue is JSON Lines:
/// `list`, `id`, `name` (a template of optionals and alternatives) and, if need be, `context`.
///
/// *`{"list": "name", "id": "light.den", "name": "[the] den lamp"}` → two values of the list
/// `name`, "the den lamp" and "den lamp", with the same id.*
///
/// What the manifest cannot say is dropped with a warning that names its place. Dropped silently is
/// what changes no match: a range's `type`, `filter_with_regex`, `inferred_domain`, `name_domains`.
package struct SentenceTemplateImporter {
  /// A manifest that was imported, and what was dropped on the way.
  package struct Result: Sendable {
    package var manifest: Manifest
    package var warnings: [Diagnostic]
    /// The edition that the templates are read by.
    package var edition: SentenceSet.Edition
  }

  /// Imports templates and names.
  ///
  /// - Parameters:
  ///   - templates: Files of one language. YAML is told by the ending of its name.
  ///   - catalogue: A `catalog.jsonl`, if there is one. Its lists beat the templates' own.
  ///   - edition: How the templates are to be read. `nil`: as they show. YAML, and blocks with
  ///     `slot_combination` among their metadata, are of today (3.12); other JSON is 3.0.
  ///   - app: What the app is called, since the templates do not say.
  /// - Throws: ``DiagnosticError`` with every fault of all files.
  /// - Complexity: O(*n*) in the files' size and the number of variants of the names, and O(blocks ×
  ///   rules) to follow the names of lists and rules.
  package static func `import`(
    templates: [JSONSource], catalogue: JSONSource? = nil, edition: SentenceSet.Edition? = nil,
    app: Manifest.App = Manifest.App(id: "imported", name: ["en": "Imported"])
  ) throws(DiagnosticError) -> Result {
    var merge = TemplateMerge()
    let isPublished = templates.contains { !TemplateFiles.isYAML($0.name) }
    for source in templates {
      merge.read(source, isOwn: isPublished && TemplateFiles.isYAML(source.name))
    }
    var names: [String: ValueList] = [:]
    var diagnostics: [Diagnostic] = []
    if let catalogue {
      (names, diagnostics) = NameCatalogueReader.read(catalogue)
      merge.file.lists.merge(names) { $1 }
    }
    merge.check()
    diagnostics = merge.diagnostics + diagnostics
    guard let code = merge.file.code, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw DiagnosticError(diagnostics)
    }
    let shown: SentenceSet.Edition = merge.showsRecentEdition ? .v3_12 : .v3_0
    let sentences = merge.file.sentences(edition: edition ?? shown)
    let manifest = manifest(
      of: code, merge.file.intents.map(\.name), sentences, app)
    // What is refused once it is saved is better refused now.
    let faults = manifest.validate().filter { $0.severity == .error }
    guard faults.isEmpty else { throw DiagnosticError(diagnostics + faults) }
    return Result(manifest: manifest, warnings: diagnostics, edition: edition ?? shown)
  }

  /// Imports templates and names from files.
  ///
  /// - Parameter templates: Files, and folders of files, which are merged in the order of their
  ///   paths.
  package static func `import`(
    templatesAt templates: [String], catalogueAt catalogue: String? = nil,
    edition: SentenceSet.Edition? = nil,
    app: Manifest.App = Manifest.App(id: "imported", name: ["en": "Imported"])
  ) throws(DiagnosticError) -> Result {
    let names: JSONSource? =
      if let catalogue { try JSONSource(contentsOf: catalogue) } else { nil }
    var sources: [JSONSource] = []
    for path in try TemplateFiles.files(at: templates) {
      sources.append(try JSONSource(contentsOf: path))
    }
    return try `import`(templates: sources, catalogue: names, edition: edition, app: app)
  }

  /// Imports one file of templates, or one folder.
  package static func `import`(
    templatesAt templates: String, catalogueAt catalogue: String? = nil,
    edition: SentenceSet.Edition? = nil,
    app: Manifest.App = Manifest.App(id: "imported", name: ["en": "Imported"])
  ) throws(DiagnosticError) -> Result {
    try `import`(
      templatesAt: [templates], catalogueAt: catalogue, edition: edition, app: app)
  }

  /// Imported sentences are strict, and the first of equals wins, as in hassil.
  private static func manifest(
    of code: String, _ intents: [String], _ sentences: SentenceSet, _ app: Manifest.App
  ) -> Manifest {
    var app = app
    if app.name[code] == nil, let name = app.name.values.sorted().first {
      app.name = [code: name]
    }
    return Manifest(
      app: app, languages: [code], intents: intents.map { Manifest.Intent(name: $0) },
      sentences: [code: sentences], policies: .init(tolerance: .strict, ties: .first))
  }
}

/// Files of templates on their way to becoming one.
private struct TemplateMerge {
  var file = LanguageFile()
  private(set) var showsRecentEdition = false
  private var logs: [FaultLog] = []
  private var hasIntents = false
  /// True if a file could not be read at all: then nothing is said of what the whole lacks.
  private var isIncomplete = false

  /// What is wrong with each file, in the order of the files.
  var diagnostics: [Diagnostic] { logs.flatMap { $0.located() } }

  /// - Parameter isOwn: True for a user's file beside published ones, whose sentences it beats.
  mutating func read(_ source: JSONSource, isOwn: Bool) {
    let log = FaultLog(source)
    logs.append(log)
    guard let tree = source.templateTree(log),
      var read = LanguageFileReader(log).read(tree)
    else {
      isIncomplete = true
      return
    }
    if let code = read.code, let known = file.code, code != known {
      log.error(
        at: read.offset,
        "the file is in \(code.quotedForMessage), and others are in \(known.quotedForMessage)",
        fix: "import the files of one language")
    }
    hasIntents = hasIntents || tree["intents"] != nil
    showsRecentEdition =
      showsRecentEdition || read.showsRecentEdition || TemplateFiles.isYAML(source.name)
    if isOwn { read.markAsOwn() }
    file.merge(read)
  }

  /// Logs what the whole lacks, and what it names and does not define.
  mutating func check() {
    guard let first = logs.first, !isIncomplete else { return }
    let lacking = [file.code == nil ? "language" : nil, hasIntents ? nil : "intents"]
    for key in lacking.compactMap(\.self) {
      first.error(
        at: 0, "the file has no \"\(key)\"", fix: "pass a file of sentence templates")
    }
    var references = TemplateReferences(file)
    references.check()
    for name in references.missingLists { file.lists[name] = .values([]) }
  }
}
