package import AppIntents
package import AppManifest

/// Describes entities of the app as the router knows them.
///
/// Entities of a type that can be listed are read in when a session starts, so that their names are
/// found inside longer sentences; those of other types when a query answers with them.
package struct EntityReader: Sendable {
  let localization: Localization

  /// The attribute that holds the subtitle of an entity where it is no list of other attributes.
  package static let subtitleAttribute = Manifest.Attribute(name: "subtitle")

  package init(localization: Localization) {
    self.localization = localization
  }

  /// An entity as it is shown, such as one that a query answered with.
  ///
  /// *Cars, 2006* → title `Cars`, attribute `subtitle` `2006`
  ///
  /// - Parameter language: The language of the subtitle; the title is given in all.
  package func entity(_ entity: any AppEntity, language: String) -> Manifest.Entity {
    let shown = entity.displayRepresentation
    var described = describe(entity, shown)
    if let subtitle = shown.subtitle {
      described.attributes[Self.subtitleAttribute.name] =
        .string(localization.text(of: subtitle, in: language))
    }
    return described
  }

  /// Title, titles and synonyms, without attributes.
  func describe(_ entity: any AppEntity, _ shown: DisplayRepresentation) -> Manifest.Entity {
    let source = localization.sourceLanguage
    var titles = localization.localized(shown.title)
    let title = titles.removeValue(forKey: source)
    let synonyms = localization.localizedLists(of: shown.synonyms)
    var seen: Set<String> = []
    return Manifest.Entity(
      id: Value.identifier(of: entity),
      title: title ?? localization.text(of: shown.title, in: source), titles: titles,
      synonyms: localization.languages.flatMap { synonyms[$0] ?? [] }
        .filter { seen.insert($0).inserted })
  }
}

// MARK: - Listing

extension EntityReader {
  /// True for types whose entities are read in: those with an `EnumerableEntityQuery` or a
  /// `UniqueAppEntityQuery`. An app that also answers string queries has its own idea of matching
  /// names, and is asked instead.
  package static func canList(_ type: any AppEntity.Type) -> Bool {
    let query = queryType(of: type)
    if query is any UniqueAppEntityQuery.Type { return true }
    return query is any EnumerableEntityQuery.Type && !(query is any EntityStringQuery.Type)
  }

  private static func queryType<Entity: AppEntity>(of type: Entity.Type) -> Any.Type {
    Entity.DefaultQuery.self
  }

  /// All entities of a type that can be listed, in the order of the query's answer; none of others.
  ///
  /// - Throws: What the query throws, or what injecting its dependencies does.
  package static func all<Entity: AppEntity>(
    of type: Entity.Type
  ) async throws -> [any AppEntity] {
    let query = Entity.defaultQuery
    try await injectDependencies(into: query)
    if let query = query as? any UniqueAppEntityQuery { return [try await query.uniqueEntity()] }
    guard let query = query as? any EnumerableEntityQuery else { return [] }
    return try await list(query)
  }

  private static func list<Query: EnumerableEntityQuery>(
    _ query: Query
  ) async throws -> [any AppEntity] {
    try await query.allEntities().choices.flatMap(\.items).compactMap {
      $0.value as? any AppEntity
    }
  }
}
