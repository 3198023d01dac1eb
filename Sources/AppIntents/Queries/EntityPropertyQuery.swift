/// Finds entities by facts about them; a Find action is made from it.
///
/// ```swift
/// extension FilmQuery: EntityPropertyQuery {
///   static let properties = QueryProperties {
///     Property(\FilmEntity.$director) { EqualToComparator { Filter.director($0) } }
///     Property(\FilmEntity.$year) { GreaterThanComparator { Filter.after($0) } }
///   }
///   static let sortingOptions = SortingOptions { SortableBy(\FilmEntity.$title) }
/// }
/// ```
///
/// *films after 2015 sorted by title* → `entities(matching: [.after(2015)], mode: .and,
/// sortedBy: [title, ascending], limit: nil)`
public protocol EntityPropertyQuery: EntityQuery {
  /// What a comparison becomes: a filter in the app's own terms.
  associatedtype ComparatorMappingType
  /// The type of ``findIntentDescription``.
  associatedtype _FindDescription: _IntentDescriptionValue = IntentDescription?

  /// The facts that can be filtered by, and how.
  static var properties: QueryProperties { get }
  /// The facts that can be sorted by.
  static var sortingOptions: SortingOptions { get }
  /// What the action that finds these entities does.
  static var findIntentDescription: _FindDescription { get }

  /// The entities for which all, or any, of the filters hold.
  func entities(
    matching comparators: sending [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [Sort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery where _FindDescription == IntentDescription? {
  /// No description.
  public static var findIntentDescription: IntentDescription? { nil }
}

extension EntityPropertyQuery {
  /// The facts that can be filtered by.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// A fact that can be filtered by.
  public typealias Property = EntityQueryProperty
  /// The facts that can be sorted by.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// A fact that can be sorted by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// Whether all filters have to hold, or any.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// An order of entities.
  public typealias Sort = EntityQuerySort
}

/// Whether all filters have to hold, or any.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  /// All.
  case and
  /// Any.
  case or
}

/// An order of entities.
public struct EntityQuerySort<Entity: AppEntity>: Hashable, Sendable {
  /// The fact to sort by, such as `\.$title`.
  public let by: any PartialKeyPath<Entity> & Sendable
  /// Which way.
  public let order: Ordering

  package init(by: any PartialKeyPath<Entity> & Sendable, order: Ordering) {
    self.by = by
    self.order = order
  }

  /// Which way to sort.
  public enum Ordering: Hashable, Sendable {
    /// The smallest first.
    case ascending
    /// The largest first.
    case descending
  }

  /// Whether two orders are the same.
  public static func == (lhs: EntityQuerySort, rhs: EntityQuerySort) -> Bool {
    lhs.order == rhs.order && (lhs.by as PartialKeyPath<Entity>) == rhs.by
  }

  /// Mixes in the fact and the direction.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(by as PartialKeyPath<Entity>)
    hasher.combine(order)
  }
}

/// The facts that can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  package let options: [EntityQuerySortableByProperty<Entity>]

  /// The facts, one after the other.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> _ content: () ->
      [EntityQuerySortableByProperty<Entity>]
  ) {
    options = content()
  }
}

/// A fact that can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  package let keyPath: any PartialKeyPath<Entity> & Sendable
  private let find: @Sendable (Entity) -> any AnyEntityProperty

  /// A property of the entity.
  public init<Value: _IntentValue>(
    _ property: any KeyPath<Entity, EntityProperty<Value>> & Sendable
  ) {
    keyPath = property
    find = { $0[keyPath: property] }
  }

  /// The property in an entity, which knows its title.
  package func property(of entity: Entity) -> any AnyEntityProperty { find(entity) }
}

/// Gathers facts to sort by that are written one after the other.
@resultBuilder
public struct EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// A fact.
  public static func buildExpression(
    _ option: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> { option }
  /// Facts in a row.
  public static func buildBlock(
    _ options: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { options }
}

extension EntityPropertyQuery {
  /// What the action that finds these entities does, whatever type it was declared with.
  package static var findDescribedBy: IntentDescription? {
    findIntentDescription._intentDescription
  }
}
