/// Turns a manifest into the tree of its JSON form.
struct ManifestWriter {
  /// The languages, in the order in which texts are written. The first may be left unsaid.
  let languages: [String]

  func tree(of manifest: Manifest) -> LocatedJSON {
    .object([
      "formatVersion": LocatedJSON(.integer(manifest.formatVersion)),
      "app": tree(of: manifest.app),
      "languages": .array(manifest.languages.map(LocatedJSON.string)),
      "policies": tree(of: manifest.policies),
      "entityTypes": array(manifest.entityTypes, tree),
      "enums": array(manifest.enums, tree),
      "intents": array(manifest.intents, tree),
      "shortcuts": array(manifest.shortcuts, tree),
      "negativePhrases": localizedList(manifest.negativePhrases),
      "sentences": byLanguage(manifest.sentences, tree),
    ])
  }

  private func tree(of app: Manifest.App) -> LocatedJSON {
    .object([
      "id": text(app.id), "name": localized(app.name), "synonyms": localizedList(app.synonyms),
    ])
  }

  private func tree(of policies: Manifest.Policies) -> LocatedJSON? {
    guard policies != Manifest.Policies() else { return nil }
    return .object([
      "tolerance": .string(policies.tolerance.rawValue), "ties": .string(policies.ties.rawValue),
      "confirmation": tree(of: policies.confirmation),
    ])
  }

  private func tree(of confirmation: Manifest.Confirmation) -> LocatedJSON? {
    guard confirmation != Manifest.Confirmation() else { return nil }
    return .object([
      "harmless": .string(confirmation.harmless.rawValue),
      "undoable": .string(confirmation.undoable.rawValue),
      "destructive": .string(confirmation.destructive.rawValue),
    ])
  }
}

// MARK: - Entities and enums

extension ManifestWriter {
  private func tree(of type: Manifest.EntityType) -> LocatedJSON {
    .object([
      "name": text(type.name), "title": localized(type.title),
      "attributes": array(type.attributes) { attribute in
        attribute.title.isEmpty
          ? .string(attribute.name)
          : .object(["name": text(attribute.name), "title": localized(attribute.title)])
      },
      "subtitle": texts(type.subtitle),
      "exactTitle": type.exactTitle == .asks ? nil : .string(type.exactTitle.rawValue),
      "queried": flag(type.isQueried), "catalogue": type.catalogue.map(LocatedJSON.string),
      "entities": type.catalogue == nil ? array(type.entities, tree) : nil,
    ])
  }

  func tree(of entity: Manifest.Entity) -> LocatedJSON {
    .object([
      "id": text(entity.id), "title": text(entity.title), "titles": localized(entity.titles),
      "synonyms": texts(entity.synonyms), "attributes": values(entity.attributes),
      "context": values(entity.context),
    ])
  }

  private func tree(of type: Manifest.EnumType) -> LocatedJSON {
    .object([
      "name": text(type.name), "title": localized(type.title),
      "cases": array(type.cases) { choice in
        choice.title.isEmpty && choice.synonyms.isEmpty
          ? .string(choice.name)
          : .object([
            "name": text(choice.name), "title": localized(choice.title),
            "synonyms": localizedList(choice.synonyms),
          ])
      },
    ])
  }
}

// MARK: - Intents and shortcuts

extension ManifestWriter {
  private func tree(of intent: Manifest.Intent) -> LocatedJSON {
    .object([
      "name": text(intent.name), "title": localized(intent.title),
      "description": localized(intent.description), "parameters": array(intent.parameters, tree),
      "needsConfirmation": flag(intent.needsConfirmation),
      "risk": intent.risk.map { .string($0.rawValue) },
    ])
  }

  private func tree(of parameter: Manifest.Parameter) -> LocatedJSON {
    .object([
      "name": text(parameter.name), "title": localized(parameter.title),
      "type": tree(of: parameter.type), "list": flag(parameter.isList),
      "optional": flag(parameter.isOptional),
      "default": parameter.defaultValue.map { LocatedJSON(value: $0) },
      "unit": parameter.unit.map(LocatedJSON.string),
      "minimum": parameter.minimum.map(number), "maximum": parameter.maximum.map(number),
      "trueLabel": localized(parameter.trueLabel), "falseLabel": localized(parameter.falseLabel),
      "prompt": localized(parameter.prompt),
      "choicePrompt": localized(parameter.choicePrompt),
    ])
  }

  private func tree(of type: Manifest.ParameterType) -> LocatedJSON {
    switch type {
    case .string: .string("string")
    case .integer: .string("integer")
    case .number: .string("number")
    case .boolean: .string("boolean")
    case .date: .string("date")
    case .duration: .string("duration")
    case .currency: .string("currency")
    case .url: .string("url")
    case .person: .string("person")
    case .file: .string("file")
    case .measurement(let dimension): .object(["measurement": .string(dimension.rawValue)])
    case .entity(let name): .object(["entity": .string(name)])
    case .enumeration(let name): .object(["enum": .string(name)])
    }
  }

  private func tree(of shortcut: Manifest.Shortcut) -> LocatedJSON {
    .object([
      "intent": text(shortcut.intent), "title": localized(shortcut.title),
      "phrases": localizedList(shortcut.phrases),
      "rules": byLanguage(shortcut.rules) { byName($0, LocatedJSON.string) ?? .object([:]) },
      "values": values(shortcut.values),
      "generated": flag(shortcut.isGenerated),
    ])
  }
}

// MARK: - Parts

extension ManifestWriter {
  func text(_ text: String) -> LocatedJSON? { text.isEmpty ? nil : .string(text) }
  func flag(_ flag: Bool) -> LocatedJSON? { flag ? LocatedJSON(.bool(true)) : nil }
  func texts(_ texts: [String]) -> LocatedJSON? { array(texts) { .string($0) } }

  /// A number, as an integer if it is one.
  func number(_ number: Double) -> LocatedJSON {
    Int(exactly: number).map { LocatedJSON(.integer($0)) } ?? LocatedJSON(.number(number))
  }

  func array<T>(_ elements: [T], _ tree: (T) -> LocatedJSON) -> LocatedJSON? {
    elements.isEmpty ? nil : .array(elements.map(tree))
  }

  func values(_ values: [String: Value]) -> LocatedJSON? {
    values.isEmpty ? nil : LocatedJSON(value: .object(values))
  }

  /// Members by name, sorted.
  func byName<T>(_ items: [String: T], _ tree: (T) -> LocatedJSON) -> LocatedJSON? {
    members(items, order: items.keys.sorted(), tree)
  }

  /// Members by language: the manifest's languages in their order, then others sorted.
  func byLanguage<T>(_ items: [String: T], _ tree: (T) -> LocatedJSON) -> LocatedJSON? {
    let others = Set(items.keys).subtracting(languages).sorted()
    return members(items, order: languages.uniqued + others, tree)
  }

  private func members<T>(
    _ items: [String: T], order: [String], _ tree: (T) -> LocatedJSON
  ) -> LocatedJSON? {
    guard !items.isEmpty else { return nil }
    return LocatedJSON(
      .object(order.compactMap { key in items[key].map { .init(key: key, value: tree($0)) } }))
  }

  /// Text by language, or the text alone if there is but the default language's.
  func localized(_ text: LocalizedText) -> LocatedJSON? {
    if text.count == 1, let first = languages.first, let only = text[first] { return .string(only) }
    return byLanguage(text) { .string($0) }
  }

  /// Texts by language, or the texts alone if there are but the default language's.
  func localizedList(_ lists: [String: [String]]) -> LocatedJSON? {
    let tree = { (texts: [String]) in LocatedJSON.array(texts.map(LocatedJSON.string)) }
    if lists.count == 1, let first = languages.first, let only = lists[first] { return tree(only) }
    return byLanguage(lists, tree)
  }
}

extension [String] {
  /// The elements, each once, in the order of their first places.
  package var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
