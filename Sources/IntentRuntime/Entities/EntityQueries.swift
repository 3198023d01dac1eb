import AppIntents
import AppManifest
import Dialogue
import PhraseRouter

/// Answers the router's questions for names by the app's own queries.
struct EntityTypeQuery: StringQuery {
  let gateway: EntityGateway
  let reader: EntityReader

  func entities(matching text: String, language: String) async throws -> [Manifest.Entity] {
    try await gateway.entities(matching: text).prefix(EntityGateway.mostEntities)
      .map { reader.entity($0, language: language) }
  }
}

/// Offers what the app suggests for a parameter: by the parameter's own provider or query, or else
/// by that of its type.
///
/// Types whose entities are all known to the router are offered only where they are few: a list of
/// thousands says nothing.
struct AppSuggestions: SuggestionSource {
  let intents: [String: any AppIntent.Type]
  let entities: [String: EntityGateway]
  let reader: EntityReader
  let localization: Localization
  let values: SlotValueReader

  func suggestions(
    for parameter: String, of known: Invocation, language: String
  ) async throws -> [Manifest.Entity] {
    guard let type = intents[known.intent] else { return [] }
    let intent = type.init()
    // What providers depend on is what has been said already.
    for (name, own) in intent.parameters {
      guard let slot = known.slots.last(where: { $0.name == name }) else { continue }
      try? own.setAny(await values.value(of: slot, for: own))
    }
    guard let asked = intent.parameters.first(where: { $0.name == parameter })?.parameter else {
      return []
    }
    return try await IntentParameterScope.$current.withValue(intent) {
      try await suggestions(for: asked, language: language)
    }
  }

  private func suggestions(
    for parameter: any AnyIntentParameter, language: String
  ) async throws -> [Manifest.Entity] {
    switch parameter.definition.options {
    case .provider(let provider):
      return try await items(of: provider, language: language)
    case .query(let query): return try await items(of: query, language: language)
    case .values(let values):
      return values.compactMap { item(AnyIntentItem(value: $0), language: language) }
    case .none: break
    }
    guard let type = parameter.valueType as? any AppEntity.Type else { return [] }
    let found = try await EntityGateway(entity: type).suggestions()
    if EntityReader.canList(type), found.count >= EntityGateway.mostSuggestions { return [] }
    return found.map { reader.entity($0, language: language) }
  }

  private func items<Provider: DynamicOptionsProvider>(
    of provider: Provider, language: String
  ) async throws -> [Manifest.Entity] {
    try await injectDependencies(into: provider)
    let items = try await provider.results().choices.lazy.flatMap(\.items)
    return items.prefix(EntityGateway.mostSuggestions).compactMap { item($0, language: language) }
  }

  private func item(_ item: AnyIntentItem, language: String) -> Manifest.Entity? {
    if let entity = item.value as? any AppEntity {
      return reader.entity(entity, language: language)
    }
    guard let value = Value(parameterValue: item.value) else { return nil }
    let wording = Wording(language: language, localization: localization)
    return Manifest.Entity(
      id: value.displayText,
      title: item.title.map(wording.text) ?? wording.title(of: item.value))
  }
}
