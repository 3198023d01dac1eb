/// The facts that a property query can filter by.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  package let properties: [AnyQueryProperty<Entity, ComparatorMappingType>]

  /// The facts, one after the other.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> _ content: () ->
      [AnyQueryProperty<Entity, ComparatorMappingType>]
  ) {
    properties = content()
  }
}

/// A fact that can be filtered by, and how.
public struct EntityQueryProperty<
  Entity: AppEntity, Value: _IntentValue, ComparatorMappingType
>: Sendable {
  let property: @Sendable (Entity) -> any AnyEntityProperty
  let keyPath: any AnyKeyPath & Sendable
  let comparators: [AnyQueryComparator<ComparatorMappingType>]

  /// A property of the entity.
  public init(
    _ property: any KeyPath<Entity, EntityProperty<Value>> & Sendable,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> _ comparators: () ->
      [AnyQueryComparator<ComparatorMappingType>]
  ) {
    keyPath = property
    self.property = { $0[keyPath: property] }
    self.comparators = comparators()
  }

  /// A property of something that belongs to the entity.
  public init<Owner: AppEntity>(
    _ property: any KeyPath<Owner, EntityProperty<Value>> & Sendable,
    entityProvider: @escaping @Sendable (Entity) -> Owner,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> _ comparators: () ->
      [AnyQueryComparator<ComparatorMappingType>]
  ) {
    keyPath = property
    self.property = { entityProvider($0)[keyPath: property] }
    self.comparators = comparators()
  }
}

/// A fact that can be filtered by, whose value type is not known.
public struct AnyQueryProperty<Entity: AppEntity, ComparatorMappingType>: Sendable {
  package let keyPath: any AnyKeyPath & Sendable
  package let comparators: [AnyQueryComparator<ComparatorMappingType>]
  /// The type that comparisons are made with.
  package let valueType: any _IntentValue.Type
  private let find: @Sendable (Entity) -> any AnyEntityProperty

  init<Value>(_ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>) {
    keyPath = property.keyPath
    comparators = property.comparators
    valueType = Value.ValueType.self
    find = property.property
  }

  /// The property in an entity, which knows its title; its name is found by identity among
  /// ``AppEntity/properties``.
  package func property(of entity: Entity) -> any AnyEntityProperty { find(entity) }
}

/// Gathers facts to filter by that are written one after the other.
@resultBuilder
public struct EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  /// A fact.
  public static func buildExpression<Value: _IntentValue>(
    _ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>
  ) -> AnyQueryProperty<Entity, ComparatorMappingType> { AnyQueryProperty(property) }
  /// Facts in a row.
  public static func buildBlock(
    _ properties: AnyQueryProperty<Entity, ComparatorMappingType>...
  ) -> [AnyQueryProperty<Entity, ComparatorMappingType>] { properties }
}
