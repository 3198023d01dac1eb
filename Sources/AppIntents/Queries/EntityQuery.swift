/// Finds entities.
///
/// ```swift
/// struct FilmQuery: EntityQuery {
///   func entities(for identifiers: [String]) async throws -> [FilmEntity] {
///     identifiers.compactMap { store.film(withID: $0) }
///   }
/// }
/// ```
///
/// Queries run under the turn's deadline: an answer that comes later is not used.
public protocol EntityQuery<Entity>: DynamicOptionsProvider, PersistentlyIdentifiable
where DefaultValue == Entity, _Choice == Entity {
  /// What is found.
  associatedtype Entity: AppEntity
  /// Entities to choose from.
  associatedtype Result: ResultsCollection = [Entity]

  /// A query.
  init()

  /// The entities with these identifiers; those that no longer exist are left out silently.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// A few entities to choose from before anything was said; none by default.
  func suggestedEntities() async throws -> Result

  /// All entities, of a query that lists them: see ``EnumerableEntityQuery``. Not called for others.
  ///
  /// It is required here so that a query that writes nothing else tells what its ``Entity`` is: the
  /// compiler looks for that type among the requirements of the protocol that declares it, only.
  func allEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// The suggestions.
  public func results() async throws -> Result { try await suggestedEntities() }

  /// No default.
  public func defaultResult() async -> Entity? { nil }

  /// Nothing: this query does not list.
  public func allEntities() async throws -> [Entity] { [] }
}

extension EntityQuery where Result == [Entity] {
  /// No suggestions.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by what a person calls them.
///
/// *mark toy story as watched* → `entities(matching: "toy story")`
public protocol EntityStringQuery: EntityQuery {
  /// The entities that a text may mean; the app decides how, and the person picks among several.
  func entities(matching string: String) async throws -> Result
}

/// Finds entities of a set that is small enough to list.
public protocol EnumerableEntityQuery: EntityQuery {
  /// The type of ``findIntentDescription``.
  associatedtype _FindDescription: _IntentDescriptionValue = IntentDescription?
  /// All entities.
  func allEntities() async throws -> Result
  /// What the action that finds these entities does.
  static var findIntentDescription: _FindDescription { get }
}

extension EnumerableEntityQuery where _FindDescription == IntentDescription? {
  /// No description.
  public static var findIntentDescription: IntentDescription? { nil }
}

extension EnumerableEntityQuery {
  /// All entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }

  /// Not written: keeps the default of ``EntityQuery`` from standing in for what must be written.
  @available(*, unavailable, message: "A query that lists its entities declares allEntities().")
  public func allEntities() async throws -> [Entity] { [] }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// All entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }

  /// Those of all entities that have one of the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }
}

/// Finds the one entity of a type.
public protocol UniqueAppEntityQuery: EntityQuery {
  // Declared again, so that a query that only has the function below tells its type.
  /// What is found.
  associatedtype Entity
  /// The one entity.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  /// The one entity, whatever the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    [try await uniqueEntity()]
  }
}

extension UniqueAppEntityQuery where Result == [Entity] {
  /// The one entity.
  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// A query of the one entity of a type, made from a closure.
public struct UniqueAppEntityProvider<Entity: AppEntity>: UniqueAppEntityQuery {
  /// The one entity, or none.
  public typealias Result = [Entity]
  /// No default is given.
  public typealias DefaultValue = Entity
  /// The entity.
  public typealias _Choice = Entity

  private let provide: @Sendable () async throws -> Entity

  /// A query that asks the closure.
  public init(_ provide: @escaping @Sendable () async throws -> Entity) {
    self.provide = provide
  }

  /// A query without a closure; it finds nothing.
  public init() {
    provide = { throw AppIntentError.Unrecoverable.entityNotFound }
  }

  /// What the closure returns.
  public func uniqueEntity() async throws -> Entity { try await provide() }
}
