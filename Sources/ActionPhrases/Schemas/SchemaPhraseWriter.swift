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

  /// The wording of a verb with its object, and with its place if it has one.
  private func action(_ meaning: SchemaMeaning) -> String? {
    guard case .act(let verb, let object, let place) = meaning, let wording = table.verbs[verb]
    else { return nil }
    var parts = table.parts
    parts["name"] = "${applicationName}"
    let target = place == .nothing ? target(of: verb) : nil
    let form = verb.makesNew ? table.new : table.whole
    (parts["x"], parts["x.noun"]) = wordings(of: object, form, target: target)
    (parts["y"], parts["y.noun"]) = wordings(of: place, table.whole, target: self.place)
    parts["choice"] = choice
    parts["number"] = number
    let value = object == .title ? text : [choice, number].compactMap(\.self).joinedAlternatives
    parts["value"] = value
    parts["valueless"] = value == nil ? "" : nil
    parts["text"] = text
    return Wording.text(wording) { parts[$0] }
  }

  /// A thing as it is spoken of with a verb, and without an article; with its name, if that is said.
  private func wordings(
    of object: SchemaObject, _ form: String, target: String?
  ) -> (whole: String?, noun: String?) {
    guard let noun = table.objects[object] else { return (nil, nil) }
    var parts = table.parts
    parts["object"] = noun
    parts["target"] = target
    return (Wording.text(form) { parts[$0] }, noun)
  }

  // MARK: Slots

  /// The parameter that takes a name: an entity's, or that of a new thing.
  private func target(of verb: SchemaVerb) -> String? {
    intent.parameter(for: SchemaMeaning.targetPaths) { type in
      if case .entity = type { return !verb.makesNew }
      return type == .string && (verb.makesNew || verb == .open)
    }.map(Self.slot)
  }

  /// The parameter that takes the name of a place.
  private var place: String? {
    intent.parameter(for: SchemaMeaning.placePaths) { type in
      if case .entity = type { return true }
      return false
    }.map(Self.slot)
  }

  /// The parameter that takes what something says.
  private var text: String? {
    intent.parameter(for: SchemaMeaning.textPaths) { $0 == .string }.map(Self.slot)
  }

  /// The parameters that take one of several values that have names. Each takes its own.
  private var choice: String? {
    slots { parameter in
      if case .enumeration = parameter.type { return true }
      return parameter.type == .boolean && parameter.trueLabel[language] != nil
        && parameter.falseLabel[language] != nil
    }
  }

  /// The parameters that take a number.
  private var number: String? { slots { $0.type == .integer || $0.type == .number } }

  /// Any of the parameters that take one value of a kind. `nil` if there are none.
  private func slots(where fits: (Manifest.Parameter) -> Bool) -> String? {
    intent.parameters.filter { fits($0) && !$0.isList }.map { Self.slot($0.name) }
      .joinedAlternatives
  }
}

extension [String] {
  /// The texts as alternatives of a wording. `nil` if there are none.
  fileprivate var joinedAlternatives: String? { isEmpty ? nil : joined(separator: "|") }
}
