import ActionPhrases
import AppIntents
import AppManifest
import Dialogue

/// An action that finds entities by facts about them, made from the app's property query.
///
/// *"films directed by docter after 2015 sorted by title"* → `entities(matching: [director contains,
/// year greater than], mode: .and, sortedBy: [title], limit: nil)`
struct PropertyFinder: Sendable {
  /// What the manifest gets.
  let action: FindAction
  private let find: @Sendable (FindRequest, SlotValueReader) async throws -> [any AppEntity]

  /// The finder of a type.
  ///
  /// The names and titles of facts stand in entities and nowhere else, so one is asked for.
  ///
  /// - Parameter manifest: The app so far, whose names are taken.
  /// - Returns: `nil` for types without a property query, or without entities.
  /// - Throws: What the query throws.
  static func make(
    _ entity: any AppEntity.Type, name: String, in manifest: Manifest,
    enums: [String: any AppEnum.Type], entities: [String: any AppEntity.Type],
    localization: Localization
  ) async throws -> PropertyFinder? {
    guard let query = try await query(of: entity) else { return nil }
    let names = TypeNames(enums: enums, entities: entities)
    return try await make(
      query, name: name, nouns: AppNouns(localization: localization).nouns(of: entity),
      in: manifest, names, localization)
  }

  /// Finds what an invocation of the action asks for.
  func entities(
    for invocation: Invocation, reader: SlotValueReader
  ) async throws -> [any AppEntity] {
    let slots = invocation.slots.map {
      FindRequest.Slot(name: $0.name, value: $0.value, id: $0.entityID)
    }
    let request = FindRequest(action, slots: slots)
    let found = try await find(request, reader)
    return request.limit.map { Array(found.prefix($0)) } ?? found
  }
}

extension PropertyFinder {
  private static func query<Entity: AppEntity>(
    of type: Entity.Type
  ) async throws -> (any EntityPropertyQuery)? {
    guard let query = Entity.defaultQuery as? any EntityPropertyQuery else { return nil }
    try await injectDependencies(into: query)
    return query
  }

  private static func make<Query: EntityPropertyQuery>(
    _ query: Query, name: String, nouns: [String: [String]], in manifest: Manifest,
    _ names: TypeNames, _ localization: Localization
  ) async throws -> PropertyFinder? {
    let some = try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1)
    guard let sample = some.choices.first?.items.first?.value as? Query.Entity else { return nil }
    let facts = QueryFacts<Query>(sample)
    let type = FindableType(
      name: name, nouns: nouns, properties: facts.properties(names, localization),
      sortable: facts.sortable,
      description: Query.findDescribedBy.map { localization.localized($0.descriptionText) } ?? [:])
    return PropertyFinder(action: FindAction(type, in: manifest)) { request, reader in
      try await injectDependencies(into: query)
      let found = try await query.entities(
        matching: try await facts.filters(request.filters, reader),
        mode: request.mode == .all ? .and : .or, sortedBy: facts.sorting(request.sorting),
        limit: request.limit)
      return found.choices.flatMap(\.items).compactMap { $0.value as? any AppEntity }
    }
  }
}

/// What the manifest calls the types of values.
struct TypeNames {
  let enums: [String: any AppEnum.Type]
  let entities: [String: any AppEntity.Type]

  /// What a fact holds. `nil` for values that phrases cannot name.
  func kind(of type: any _IntentValue.Type, named name: String) -> FindableProperty.Kind? {
    switch ParameterKind(type) {
    case .enumeration(let choice):
      return enums.first { ObjectIdentifier($0.value) == ObjectIdentifier(choice) }
        .map { .enumeration($0.key) }
    case .entity(let entity):
      return entities.first { ObjectIdentifier($0.value) == ObjectIdentifier(entity) }
        .map { .entity($0.key) }
    case .scalar(.string): return .text
    case .scalar(.integer): return name.wordsOfName.contains("year") ? .year : .integer
    case .scalar(.number): return .number
    case .scalar(.boolean): return .boolean
    case .scalar(.date): return .date
    case .scalar, nil: return nil
    }
  }
}
