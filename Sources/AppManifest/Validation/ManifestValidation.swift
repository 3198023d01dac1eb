import TemplateGrammar

/// Checks that the parts of a manifest fit together, and gathers all that is wrong.
///
/// Every check goes on after a fault, and looks only at what it needs, so that one fault neither
/// hides another nor causes it.
struct ManifestValidation {
  let manifest: Manifest
  /// Whether entities of catalogue files are checked. Reading the files did, with their lines.
  let includesCatalogues: Bool
  let intents: [String: Manifest.Intent]
  let enums: [String: Manifest.EnumType]
  let entityTypes: [String: Manifest.EntityType]
  private(set) var diagnostics: [Diagnostic] = []

  /// Everything that is wrong with a manifest.
  ///
  /// - Complexity: O(*n*) in the size of the manifest.
  static func diagnostics(
    of manifest: Manifest, includesCatalogues: Bool
  ) -> [Diagnostic] {
    var validation = ManifestValidation(manifest, includesCatalogues)
    validation.checkFormat()
    validation.checkApp()
    validation.checkEntityTypes()
    validation.checkEnums()
    validation.checkIntents()
    validation.checkShortcuts()
    validation.checkNegativePhrases()
    validation.checkSentences()
    return validation.diagnostics
  }

  private init(_ manifest: Manifest, _ includesCatalogues: Bool) {
    self.manifest = manifest
    self.includesCatalogues = includesCatalogues
    intents = Dictionary(manifest.intents.map { ($0.name, $0) }) { first, _ in first }
    enums = Dictionary(manifest.enums.map { ($0.name, $0) }) { first, _ in first }
    entityTypes = Dictionary(manifest.entityTypes.map { ($0.name, $0) }) { first, _ in first }
  }

  mutating func error(at path: ManifestPath, _ message: String, fix: String) {
    diagnostics.append(Diagnostic(.error, at: path, message, fix: fix))
  }

  /// Reports a fault in the midst of a text.
  ///
  /// - Parameter offset: Where in the text, in bytes of UTF-8.
  mutating func error(
    at path: ManifestPath, in text: String, offset: Int, _ message: String, fix: String
  ) {
    let part = ManifestPath.Part.text(offset: offset, column: text.column(ofByte: offset))
    diagnostics.append(Diagnostic(.error, at: .manifest(path, part), message, fix: fix))
  }

  mutating func warning(at path: ManifestPath, _ message: String, fix: String) {
    diagnostics.append(Diagnostic(.warning, at: path, message, fix: fix))
  }

  /// Reports a fault of the key that a path ends in.
  mutating func error(atKey path: ManifestPath, _ message: String, fix: String) {
    diagnostics.append(Diagnostic(.error, at: .manifest(path, .key), message, fix: fix))
  }
}

extension Manifest {
  /// Everything that is wrong with the manifest, at once. Templates are parsed; what only compiling
  /// them shows (lists that are not defined, templates that grow too large) is left to that.
  ///
  /// ``load(from:)`` and `read(json:fileName:catalogue:)` do this by themselves.
  ///
  /// - Complexity: O(*n*) in the size of the manifest.
  public func validate() -> [Diagnostic] {
    ManifestValidation.diagnostics(of: self, includesCatalogues: true)
  }
}

// MARK: - The manifest as a whole

extension ManifestValidation {
  private mutating func checkFormat() {
    let path = ManifestPath.root.key("formatVersion")
    let current = Manifest.currentFormatVersion
    if manifest.formatVersion > current {
      error(
        at: path,
        "the format version is \(manifest.formatVersion), and \(current) is the newest known",
        fix: "update PhraseRouter, or write \(current)")
    } else if manifest.formatVersion < 1 {
      error(
        at: path, "there is no format version \(manifest.formatVersion)", fix: "write \(current)")
    }
    checkLanguages()
  }

  private mutating func checkLanguages() {
    let path = ManifestPath.root.key("languages")
    if manifest.languages.isEmpty {
      error(at: path, "the app speaks no language", fix: "write one, such as \"en\"")
    }
    var seen: Set<String> = []
    for (index, language) in manifest.languages.enumerated() {
      if !language.isLanguageTag {
        error(
          at: path.index(index), "\(language.quotedForMessage) is no language tag",
          fix: "write one as in BCP 47, such as \"en\" or \"pt-BR\"")
      } else if !seen.insert(language).inserted {
        error(
          at: path.index(index), "the language \(language.quotedForMessage) is listed twice",
          fix: "remove one of them")
      }
    }
  }

  private mutating func checkApp() {
    let path = ManifestPath.root.key("app")
    let app = manifest.app
    if app.id.isEmpty {
      error(at: path.key("id"), "the app has no \"id\"", fix: "write one, such as \"film-tracker\"")
    }
    if app.name.isEmpty {
      error(at: path.key("name"), "the app has no \"name\"", fix: "write what people call it")
    }
    // A name is often the same in all languages, so that one is enough.
    checkLanguages(of: app.name.keys, at: path.key("name"))
    checkTexts(app.name, at: path.key("name"))
    checkLists(app.synonyms, at: path.key("synonyms"))
  }
}

extension String {
  /// True if the text is shaped as BCP 47 has it: subtags of letters and digits, joined by hyphens.
  package var isLanguageTag: Bool {
    let tags = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = tags.first, (2...8).contains(first.count) else { return false }
    return first.allSatisfy(\.isASCIILetter)
      && tags.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isASCIIAlphanumeric) }
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
  fileprivate var isASCIIAlphanumeric: Bool {
    isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
