package import AppManifest

extension Localization {
  /// Adds a string catalogue (`.xcstrings`), which holds all languages of one table.
  ///
  /// A string set gives all its texts. Of a text that varies by device, the form for any *other* is
  /// taken; one that varies by number has the form that its numbers ask for.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - table: The name of the file without its extension.
  /// - Returns: What is odd, though not wrong.
  /// - Throws: `DiagnosticError` with the places of what cannot be read; then nothing is added.
  /// - Complexity: O(*n*) in the number of bytes, with bounded recursion.
  @discardableResult
  package mutating func add(
    catalogue bytes: [UInt8], table: String
  ) throws(DiagnosticError) -> [Diagnostic] {
    let source = JSONSource(name: table + ".xcstrings", bytes: bytes)
    let log = FaultLog(source)
    let read = CatalogueTable(source.tree(log), log)
    let diagnostics = log.located()
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw DiagnosticError(diagnostics)
    }
    for entry in read.entries {
      add(
        entry.texts, varying: entry.variants, table: table, key: entry.key,
        language: entry.language)
      guard table == Self.phraseTable else { continue }
      for node in entry.nodes { addPhrasePlace(node, language: entry.language, in: source) }
    }
    return diagnostics
  }
}

/// What a string catalogue says.
private struct CatalogueTable {
  var entries: [Entry] = []

  /// What an entry says in one language.
  struct Entry {
    var key: String
    var language: String
    var texts: [String]
    /// Where the texts are written. None for a text that varies.
    var nodes: [LocatedJSON]
    var variants: VariedText?
  }

  init(_ tree: LocatedJSON?, _ log: FaultLog) {
    guard let tree else { return }
    guard let strings = tree["strings"]?.object else {
      log.error(
        at: tree.offset, "there is no object \"strings\"", fix: "export the catalogue again")
      return
    }
    for string in strings {
      for localization in string.value["localizations"]?.object ?? [] {
        read(localization, key: string.key, log)
      }
    }
  }

  private mutating func read(_ member: LocatedJSON.Member, key: String, _ log: FaultLog) {
    guard member.key.isLanguageTag else {
      log.error(
        at: member.keyOffset, "\(member.key.debugDescription) is no language tag",
        fix: "write one as in BCP 47, such as \"en\" or \"pt-BR\"")
      return
    }
    let variants = VariedText(member.value)
    let nodes = variants == nil ? Self.nodes(of: member.value) : []
    guard let texts = variants.map({ [$0.plain] }) ?? nodes?.compactMap(\.string) else {
      log.warning(
        at: member.value.offset, "there is no text here",
        fix: "write a \"stringUnit\", a \"stringSet\" or \"variations\"")
      return
    }
    entries.append(
      Entry(
        key: key, language: member.key, texts: texts, nodes: nodes ?? [], variants: variants))
  }

  /// The texts of a localization, where they stand.
  private static func nodes(of node: LocatedJSON) -> [LocatedJSON]? {
    if let text = node["stringUnit"]?["value"], text.string != nil { return [text] }
    if let set = node["stringSet"]?["values"]?.array { return set }
    guard let kind = node["variations"]?.object?.first?.value,
      let form = kind["other"] ?? kind.object?.last?.value
    else { return nil }
    return nodes(of: form)
  }
}
