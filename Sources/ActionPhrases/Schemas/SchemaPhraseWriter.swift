import AppManifest

/// Writes the phrases of a schema's intent in one language.
///
/// The table's sentences use these parts: `name` (the app's), `noun` and `things` (the app's nouns;
/// things may have what the app's name adds: "pixar movie"), `term` (the slot of what is searched
/// for), and `do` (what is done).
struct SchemaPhraseWriter {
  let intent: SchemaIntent
  let app: Manifest.App
  let language: String
  let table: SchemaLanguage

  /// The sentences of a schema. Meanings of one shape share theirs.
  func sentences(for meanings: [SchemaMeaning]) -> [String] {
    switch meanings.first {
    case .search: table.search
    case .searchHere: table.searchHere
    case .act: table.act
    case nil: []
    }
  }

  func parts(for meanings: [SchemaMeaning]) -> [String: String] {
    var parts = table.parts
    parts["name"] = "${applicationName}"
    parts["term"] = intent.parameter(for: SchemaMeaning.termPaths) { $0 == .string }.map(Self.slot)
    let nouns = NounWording(nouns: nouns(for: meanings), app: app, language: language)
    parts["noun"] = nouns.plain
    parts["things"] = nouns.modified
    let actions = meanings.compactMap(action)
    if !actions.isEmpty { parts["do"] = actions.joined(separator: "|") }
    return parts
  }

  private static func slot(_ name: String) -> String { "${\(name)}" }

  /// The app's nouns. What the schema is about stands in where it has none.
  private func nouns(for meanings: [SchemaMeaning]) -> [String] {
    if let own = intent.nouns[language], !own.isEmpty { return own }
    return meanings.flatMap { meaning -> [String] in
      guard case .search(let object) = meaning else { return [] }
      return (table.objects[object] ?? "").split(separator: "|").map(String.init)
    }
  }

  /// The wording of a verb with its object.
  private func action(_ meaning: SchemaMeaning) -> String? {
    guard case .act(let verb, let object) = meaning, let wording = table.verbs[verb],
      let noun = table.objects[object]
    else { return nil }
    var parts = table.parts
    parts["object"] = noun
    parts["x"] = verb.makesNew ? table.new : table.whole
    parts["target"] = target(of: verb).map(Self.slot)
    return Wording.text(wording) { parts[$0] }
  }

  /// The parameter that takes a name: an entity's, or that of a new thing.
  private func target(of verb: SchemaVerb) -> String? {
    intent.parameter(for: SchemaMeaning.targetPaths) { type in
      if case .entity = type { return !verb.makesNew }
      return type == .string && (verb.makesNew || verb == .open)
    }
  }
}
