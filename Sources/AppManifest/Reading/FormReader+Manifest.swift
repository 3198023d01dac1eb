extension FormReader {
  /// Reads a whole manifest. Whether its parts fit together is left to the validation.
  package static func manifest(from root: LocatedJSON, _ log: FaultLog) -> Manifest {
    var reader = FormReader(log: log)
    var manifest = Manifest(app: .init(id: "", name: [:]), languages: ["en"])
    guard let fields = reader.fields(of: root, as: .manifest, "the manifest") else {
      return manifest
    }
    if fields["languages"] != nil { manifest.languages = fields.strings("languages") }
    reader.defaultLanguage = manifest.defaultLanguage
    reader.read(FormFields(reader: reader, offset: root.offset, members: fields.members), &manifest)
    return manifest
  }

  private func read(_ fields: FormFields, _ manifest: inout Manifest) {
    manifest.formatVersion = fields.integer("formatVersion", else: Manifest.currentFormatVersion)
    if let node = fields["app"] { manifest.app = app(node) }
    manifest.policies = fields["policies"].map(policies) ?? .init()
    manifest.entityTypes = fields.elements("entityTypes", entityType)
    manifest.enums = fields.elements("enums", enumType)
    manifest.intents = fields.elements("intents", intent)
    manifest.shortcuts = fields.elements("shortcuts", shortcut)
    manifest.negativePhrases = fields.localizedList("negativePhrases")
    manifest.sentences = fields.dictionary("sentences", sentenceSet)
  }

  private func app(_ node: LocatedJSON) -> Manifest.App {
    guard let fields = fields(of: node, as: .app, "\"app\"") else {
      return .init(id: "", name: [:])
    }
    return Manifest.App(
      id: fields.string("id"), name: fields.localized("name"),
      synonyms: fields.localizedList("synonyms"))
  }

  private func policies(_ node: LocatedJSON) -> Manifest.Policies {
    guard let fields = fields(of: node, as: .policies, "\"policies\"") else { return .init() }
    return Manifest.Policies(
      tolerance: fields.choice("tolerance", else: .flexible),
      ties: fields.choice("ties", else: .ask),
      confirmation: fields["confirmation"].map(confirmation) ?? .init())
  }

  private func confirmation(_ node: LocatedJSON) -> Manifest.Confirmation {
    let usual = Manifest.Confirmation()
    guard let fields = fields(of: node, as: .confirmation, "\"confirmation\"") else { return usual }
    return Manifest.Confirmation(
      harmless: fields.choice("harmless", else: usual.harmless),
      undoable: fields.choice("undoable", else: usual.undoable),
      destructive: fields.choice("destructive", else: usual.destructive))
  }
}

// MARK: - Entities and enums

extension FormReader {
  private func entityType(_ node: LocatedJSON) -> Manifest.EntityType {
    guard let fields = fields(of: node, as: .entityType, "an entity type") else {
      return .init(name: "", title: [:])
    }
    return Manifest.EntityType(
      name: fields.string("name"), title: fields.localized("title"),
      attributes: fields.elements("attributes", attribute),
      catalogue: fields.optionalString("catalogue"),
      entities: fields.elements("entities", entity), isQueried: fields.bool("queried"),
      exactTitle: fields.choice("exactTitle", else: .asks), subtitle: fields.strings("subtitle"))
  }

  /// An attribute: its name alone, or an object.
  private func attribute(_ node: LocatedJSON) -> Manifest.Attribute {
    if let name = node.string { return .init(name: name) }
    guard let fields = fields(of: node, as: .attribute, "an attribute") else {
      return .init(name: "")
    }
    return .init(name: fields.string("name"), title: fields.localized("title"))
  }

  /// An entity. Keys that mean nothing else are attributes.
  func entity(_ node: LocatedJSON) -> Manifest.Entity {
    var entity = Manifest.Entity(id: "", title: "")
    guard let fields = fields(of: node, as: .entity, "an entity") else { return entity }
    for member in fields.members {
      let value = member.value
      switch member.key {
      case "id": entity.id = string(value, "\"id\"")
      case "title": entity.title = string(value, "\"title\"")
      case "titles": entity.titles = localized(value, "\"titles\"")
      case "synonyms": entity.synonyms += strings(value, "\"synonyms\"")
      case "aliases": entity.synonyms += strings(value, "\"aliases\"")
      case "context": entity.context = dictionary(value, "\"context\"") { $0.value }
      case "attributes":
        entity.attributes.merge(dictionary(value, "\"attributes\"") { $0.value }) { $1 }
      default: entity.attributes[member.key] = value.value
      }
    }
    return entity
  }

  private func enumType(_ node: LocatedJSON) -> Manifest.EnumType {
    guard let fields = fields(of: node, as: .enumType, "an enum") else {
      return .init(name: "", title: [:], cases: [])
    }
    return Manifest.EnumType(
      name: fields.string("name"), title: fields.localized("title"),
      cases: fields.elements("cases", enumCase))
  }

  /// A case of an enum: its name alone, or an object.
  private func enumCase(_ node: LocatedJSON) -> Manifest.EnumCase {
    if let name = node.string { return .init(name: name, title: [:]) }
    guard let fields = fields(of: node, as: .enumCase, "a case") else {
      return .init(name: "", title: [:])
    }
    return Manifest.EnumCase(
      name: fields.string("name"), title: fields.localized("title"),
      synonyms: fields.localizedList("synonyms"))
  }
}

// MARK: - Intents and shortcuts

extension FormReader {
  private func intent(_ node: LocatedJSON) -> Manifest.Intent {
    guard let fields = fields(of: node, as: .intent, "an intent") else { return .init(name: "") }
    return Manifest.Intent(
      name: fields.string("name"), title: fields.localized("title"),
      description: fields.localized("description"),
      parameters: fields.elements("parameters", parameter),
      needsConfirmation: fields.bool("needsConfirmation"),
      risk: fields["risk"].map { _ in fields.choice("risk", else: .undoable) })
  }

  private func parameter(_ node: LocatedJSON) -> Manifest.Parameter {
    guard let fields = fields(of: node, as: .parameter, "a parameter") else {
      return .init(name: "", type: .string)
    }
    let type = parameterType(in: fields)
    return Manifest.Parameter(
      name: fields.string("name"), title: fields.localized("title"), type: type ?? .string,
      isOptional: fields.bool("optional"),
      // Of a type that cannot be read, nothing more can be said.
      defaultValue: type == nil ? nil : fields["default"]?.value,
      prompt: fields.localized("prompt"), choicePrompt: fields.localized("choicePrompt"),
      minimum: type == nil ? nil : fields.number("minimum"),
      maximum: type == nil ? nil : fields.number("maximum"), isList: fields.bool("list"),
      unit: type == nil ? nil : fields.optionalString("unit"),
      trueLabel: fields.localized("trueLabel"), falseLabel: fields.localized("falseLabel"))
  }

  private func parameterType(in fields: FormFields) -> Manifest.ParameterType? {
    let choices =
      Manifest.ParameterType.plain.map(\.name.quotedForMessage)
      .joined(separator: ", ") + ", {\"entity\": …}, {\"enum\": …} or {\"measurement\": …}"
    guard let node = fields["type"] else {
      log.error(at: fields.offset, "a parameter has no \"type\"", fix: "write \(choices)")
      return nil
    }
    if let name = node.string { return plainType(name, at: node, choices) }
    guard node.object != nil else {
      expected(choices, at: node, for: "\"type\"")
      return nil
    }
    return referenceType(node, choices)
  }

  private func plainType(
    _ name: String, at node: LocatedJSON, _ choices: String
  ) -> Manifest.ParameterType? {
    let plain = Manifest.ParameterType.plain
    if let type = plain.first(where: { $0.name == name })?.type { return type }
    let nearest = Spelling.nearest(to: name, in: plain.map(\.name))
    log.error(
      at: node.offset, "\"type\" is \(name.quotedForMessage), and should be \(choices)",
      fix: nearest.map { "did you mean \($0.quotedForMessage)?" }
        ?? "write {\"entity\": \(name.quotedForMessage)} for an entity type of that name")
    return nil
  }

  private func referenceType(_ node: LocatedJSON, _ choices: String) -> Manifest.ParameterType? {
    guard let fields = fields(of: node, as: .parameterType, "\"type\"") else { return nil }
    switch (fields["entity"], fields["enum"], fields["measurement"]) {
    case (let entity?, nil, nil): return .entity(string(entity, "\"entity\""))
    case (nil, let choice?, nil): return .enumeration(string(choice, "\"enum\""))
    case (nil, nil, let dimension?):
      let known = choice(dimension, "\"measurement\"", else: Manifest.Dimension.length)
      return known.rawValue == dimension.string ? .measurement(known) : nil
    default:
      log.error(
        at: node.offset, "\"type\" names no single entity type, enum or dimension",
        fix: "write \(choices)")
      return nil
    }
  }

  private func shortcut(_ node: LocatedJSON) -> Manifest.Shortcut {
    guard let fields = fields(of: node, as: .shortcut, "a shortcut") else {
      return .init(intent: "", phrases: [:])
    }
    return Manifest.Shortcut(
      intent: fields.string("intent"), title: fields.localized("title"),
      phrases: fields.localizedList("phrases"),
      rules: fields.dictionary("rules") { node in
        dictionary(node, "the rules of a language") { string($0, "a rule") }
      }, values: fields.values("values"),
      isGenerated: fields.bool("generated"))
  }
}

extension Manifest.ParameterType {
  /// The types that are written as a word.
  static let plain: [(name: String, type: Manifest.ParameterType)] = [
    ("string", .string), ("integer", .integer), ("number", .number), ("boolean", .boolean),
    ("date", .date), ("duration", .duration), ("currency", .currency), ("url", .url),
    ("person", .person), ("file", .file),
  ]
}
