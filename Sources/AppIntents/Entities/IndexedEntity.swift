public import CoreSpotlight

/// An entity that can be put into a search index.
public protocol IndexedEntity: AppEntity {
  /// What the index is told.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// Whether the entity is kept out of the results of a search.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// What the way the entity is shown tells: its title, subtitle and synonyms.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet()
    let display = displayRepresentation
    attributes.displayName = String(localized: display.title)
    attributes.title = attributes.displayName
    attributes.contentDescription = display.subtitle.map { String(localized: $0) }
    attributes.alternateNames = display.synonyms.map { String(localized: $0) }
    return attributes
  }

  /// What ``defaultAttributeSet`` tells.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

  /// The entity can be found.
  public var hideInSpotlight: Bool { false }
}

extension CSSearchableIndex {
  /// Adds entities to the index; those that were there are replaced.
  ///
  /// - Throws: never here; hosts may.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ entities: [Entity], priority: Int = 0
  ) async throws {
    try await indexSearchableItems(
      entities.filter { !$0.hideInSpotlight }.map { entity in
        CSSearchableItem(
          uniqueIdentifier: Self.identifier(of: Entity.self, entity.id),
          domainIdentifier: Entity.persistentIdentifier, attributeSet: entity.attributeSet)
      })
  }

  /// Removes entities from the index.
  ///
  /// - Throws: never here; hosts may.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {
    try await deleteSearchableItems(
      withIdentifiers: identifiers.map { Self.identifier(of: type, $0) })
  }

  /// Removes all entities of a type from the index.
  ///
  /// - Throws: never here; hosts may.
  public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {
    try await deleteSearchableItems(withDomainIdentifiers: [type.persistentIdentifier])
  }

  private static func identifier<Entity: IndexedEntity>(
    of type: Entity.Type, _ id: Entity.ID
  ) -> String {
    "\(type.persistentIdentifier)/\(id.entityIdentifierString)"
  }
}

extension CSSearchableItem {
  /// Says that the item stands for an entity.
  public func associateAppEntity<Entity: IndexedEntity>(
    _ entity: Entity, priority: Int = 0
  ) {
    attributeSet.displayName =
      attributeSet.displayName ?? String(localized: entity.displayRepresentation.title)
  }
}
