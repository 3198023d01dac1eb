import AppManifest

/// What decisions and dialogues need to know of one intent, in one language, worked out once.
struct IntentTable: Sendable {
  /// What people call the intent. `nil` where the app does not say.
  var title: String?
  /// What the app says that it does.
  var description: String?
  /// True when the person is asked before it runs.
  var needsConfirmation: Bool
  /// When the person is asked before it runs because of how it was said.
  var confirmation = Manifest.Confirmation.When.never
  /// What it needs to know, in the order it is asked.
  var parameters: [ParameterTable]

  /// An intent that only sentence templates name: it takes whatever they fill.
  static let undeclared = IntentTable(title: nil, needsConfirmation: false, parameters: [])

  func parameter(_ name: String) -> ParameterTable? {
    parameters.first { $0.name == name }
  }

  /// The place of a parameter in the intent's order. Undeclared ones come last.
  func place(of name: String) -> Int {
    parameters.firstIndex { $0.name == name } ?? parameters.count
  }
}

/// What decisions and dialogues need to know of one parameter, in one language.
struct ParameterTable: Sendable {
  var name: String
  /// What people call it. `nil` where the app does not say.
  var title: String?
  /// The app's own question for it.
  var prompt: String?
  /// The app's own question for which of several is meant.
  var choicePrompt: String?
  var type: Manifest.ParameterType
  /// True when the intent cannot run without it and there is no default.
  var isRequired: Bool
  /// The default, ready to be filled in.
  var defaultSlot: FilledSlot?
  /// What is offered when nothing was said about it.
  var suggestions: [EntityHit]
  /// True when an exact title beats longer ones without a question.
  var exactTitleWins: Bool
  /// Reads its values.
  var values: TypedValueReader
  /// True for a boolean whose values the app has words for.
  var isLabelled: Bool
  /// The cases of an enum, with their other words in the language.
  var cases: [EnumChoice]
  /// The attributes of the entities that it takes, as far as the app has words for them.
  var attributes: [Attribute] = []

  /// Something that tells entities apart.
  struct Attribute: Sendable {
    var name: String
    var title: String
  }

  /// One case of an enum, as it is offered and understood.
  struct EnumChoice: Sendable {
    var hit: EntityHit
    var names: [String]
  }
}

/// The intents of an app in one language, by name.
struct IntentTables: Sendable {
  private let tables: [String: IntentTable]

  init(manifest: Manifest, language: String) {
    let builder = Builder(manifest: manifest, language: language)
    tables = Dictionary(
      manifest.intents.map { ($0.name, builder.table(of: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> IntentTable { tables[name] ?? .undeclared }

  /// The intents that need a thing of a type and an amount, with the names of both parameters.
  func pairs(of type: String) -> [(intent: String, thing: String, amount: String)] {
    tables.sorted { $0.key < $1.key }.compactMap { name, table in
      let things = table.parameters.filter { $0.entityType == type }
      let amounts = table.parameters.filter { $0.isRequired && $0.type.isAmount }
      guard things.count == 1, amounts.count == 1 else { return nil }
      return (name, things[0].name, amounts[0].name)
    }
  }
}

extension IntentTables {
  /// Reads a manifest for one language.
  private struct Builder {
    let language: String
    let chain: LanguageChain
    let entityTypes: [String: Manifest.EntityType]
    let enums: [String: Manifest.EnumType]
    let messages: Messages
    let confirmation: Manifest.Confirmation
    let typed: TypedLanguage

    init(manifest: Manifest, language: String) {
      self.language = language
      chain = LanguageChain(language, default: manifest.defaultLanguage)
      confirmation = manifest.policies.confirmation
      messages = DialogueLanguage.best(for: language).messages
      typed = TypedLanguage(language)
      entityTypes = Dictionary(
        manifest.entityTypes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      enums = Dictionary(
        manifest.enums.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func table(of intent: Manifest.Intent) -> IntentTable {
      IntentTable(
        title: chain.pick(intent.title), description: chain.pickOwn(intent.description),
        needsConfirmation: intent.needsConfirmation,
        confirmation: confirmation[intent.effectiveRisk],
        parameters: intent.parameters.map(table(of:)))
    }

    func table(of parameter: Manifest.Parameter) -> ParameterTable {
      let cases = choices(of: parameter.type)
      return ParameterTable(
        name: parameter.name, title: chain.pick(parameter.title) ?? typeTitle(parameter.type),
        prompt: chain.pickOwn(parameter.prompt),
        choicePrompt: chain.pickOwn(parameter.choicePrompt), type: parameter.type,
        isRequired: !parameter.isOptional && parameter.defaultValue == nil,
        defaultSlot: parameter.defaultValue.map { FilledSlot(name: parameter.name, value: $0) },
        suggestions: parameter.type == .boolean ? yesAndNo(parameter) : cases.map(\.hit),
        exactTitleWins: exactTitle(of: parameter.type) == .wins,
        values: TypedValueReader(parameter, language: typed),
        isLabelled: chain.pick(parameter.trueLabel) != nil
          && chain.pick(parameter.falseLabel) != nil,
        cases: cases, attributes: attributes(of: parameter.type))
    }

    private func attributes(of type: Manifest.ParameterType) -> [ParameterTable.Attribute] {
      guard case .entity(let name) = type, let declared = entityTypes[name] else { return [] }
      return declared.attributes.compactMap { attribute in
        chain.pick(attribute.title).map {
          ParameterTable.Attribute(name: attribute.name, title: $0)
        }
      }
    }

    private func yesAndNo(_ parameter: Manifest.Parameter) -> [EntityHit] {
      [
        EntityHit(id: "true", title: chain.pick(parameter.trueLabel) ?? messages.yes),
        EntityHit(id: "false", title: chain.pick(parameter.falseLabel) ?? messages.no),
      ]
    }

    private func typeTitle(_ type: Manifest.ParameterType) -> String? {
      switch type {
      case .entity(let name): entityTypes[name].flatMap { chain.pick($0.title) }
      case .enumeration(let name): enums[name].flatMap { chain.pick($0.title) }
      case .string, .integer, .number, .boolean, .date, .duration, .measurement, .currency, .url,
        .person, .file:
        nil
      }
    }

    private func exactTitle(of type: Manifest.ParameterType) -> Manifest.ExactTitlePolicy {
      guard case .entity(let name) = type else { return .asks }
      return entityTypes[name]?.exactTitle ?? .asks
    }

    private func choices(of type: Manifest.ParameterType) -> [ParameterTable.EnumChoice] {
      guard case .enumeration(let name) = type, let declared = enums[name] else { return [] }
      return declared.cases.map { choice in
        let title = chain.pick(choice.title) ?? choice.name
        return ParameterTable.EnumChoice(
          hit: EntityHit(id: choice.name, title: title),
          names: [title] + chain.pickOwn(choice.synonyms))
      }
    }
  }
}

extension Manifest.ParameterType {
  /// True for what is counted or measured.
  fileprivate var isAmount: Bool {
    switch self {
    case .integer, .number, .duration, .measurement, .currency: true
    case .string, .boolean, .date, .url, .person, .file, .entity, .enumeration: false
    }
  }
}
