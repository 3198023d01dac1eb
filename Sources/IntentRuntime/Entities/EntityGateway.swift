import AppIntents

/// Reaches the entities of a type through the type's own query.
///
/// A query is made for every question, gets its dependencies, and is asked for no more than a
/// prompt can show.
struct EntityGateway: Sendable {
  /// The type.
  let entity: any AppEntity.Type

  /// The most entities that are taken of an answer.
  static let mostEntities = 100
  /// The most that are suggested before anything was said (Apple shows about as many).
  static let mostSuggestions = 10

  /// The entities with the identifiers; those that no longer exist are left out.
  func entities(_ identifiers: [String]) async throws -> [any AppEntity] {
    try await Self.find(entity, identifiers)
  }

  /// The entities that a text may mean.
  ///
  /// A query without an answer of its own to texts is asked for what it can list, and names are
  /// compared here.
  func entities(matching text: String) async throws -> [any AppEntity] {
    if let query = try await Self.query(of: entity) as? any EntityStringQuery {
      return try await Self.match(query, text)
    }
    let wanted = text.nameWords
    guard !wanted.isEmpty else { return try await all().filter { $0.names.contains(text) } }
    return try await all().filter { candidate in
      candidate.names.contains { name in
        let words = name.nameWords
        return wanted.allSatisfy(words.contains)
      }
    }
  }

  /// A few entities to choose from before anything was said.
  func suggestions() async throws -> [any AppEntity] {
    Array(try await Self.suggest(entity, limit: Self.mostSuggestions))
  }

  /// All entities that the query lists: all there are, or those that it suggests.
  private func all() async throws -> [any AppEntity] {
    EntityReader.canList(entity)
      ? try await EntityReader.all(of: entity) : try await Self.suggest(entity, limit: .max)
  }
}

extension EntityGateway {
  private static func query<Entity: AppEntity>(
    of type: Entity.Type
  ) async throws -> Entity.DefaultQuery {
    let query = Entity.defaultQuery
    try await injectDependencies(into: query)
    return query
  }

  private static func find<Entity: AppEntity>(
    _ type: Entity.Type, _ identifiers: [String]
  ) async throws -> [any AppEntity] {
    try await query(of: type).entities(
      for: identifiers.compactMap(Entity.ID.entityIdentifier(for:)))
  }

  private static func match<Query: EntityStringQuery>(
    _ query: Query, _ text: String
  ) async throws -> [any AppEntity] {
    entities(in: try await query.entities(matching: text), limit: mostEntities)
  }

  private static func suggest<Entity: AppEntity>(
    _ type: Entity.Type, limit: Int
  ) async throws -> [any AppEntity] {
    entities(in: try await query(of: type).suggestedEntities(), limit: limit)
  }

  private static func entities(
    in results: some ResultsCollection, limit: Int
  ) -> [any AppEntity] {
    let values = results.choices.lazy.flatMap(\.items).compactMap { $0.value as? any AppEntity }
    return Array(values.prefix(limit))
  }
}

extension AppEntity {
  /// What a person may call the entity.
  fileprivate var names: [String] {
    let display = displayRepresentation
    return [String(localized: display.title)] + display.synonyms.map { String(localized: $0) }
  }
}

extension String {
  /// The words of a name, without case and marks, for queries that cannot compare names.
  fileprivate var nameWords: Set<Substring> {
    Set(
      folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        .split { !$0.isLetter && !$0.isNumber })
  }
}
