/// How a fact is compared, whose value type is not known.
public struct AnyQueryComparator<ComparatorMappingType>: Sendable {
  /// The comparison.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case prefix, suffix, contains, between
  }

  package let kind: Kind
  package let resolvers: ResolverList
  private let map: @Sendable (ComparatorArguments) throws -> ComparatorMappingType

  init(
    _ kind: Kind, _ resolvers: ResolverList,
    map: @escaping @Sendable (ComparatorArguments) throws -> ComparatorMappingType
  ) {
    self.kind = kind
    self.resolvers = resolvers
    self.map = map
  }

  /// The filter for what was said; `between` takes two values, everything else one.
  ///
  /// - Throws: ``ParameterTypeMismatch`` when a value is missing or of another type.
  package func filter(for values: [any Sendable]) throws -> ComparatorMappingType {
    try map(ComparatorArguments(values: values))
  }
}

/// The values that a fact is compared with.
struct ComparatorArguments {
  let values: [any Sendable]

  func first<Value>() throws -> Value { try value(0) }

  func second<Value>() throws -> Value { try value(1) }

  private func value<Value>(_ index: Int) throws -> Value {
    guard values.indices.contains(index), let value = values[index] as? Value else {
      throw ParameterTypeMismatch()
    }
    return value
  }
}

/// Whether a fact is what was said.
public struct EqualToComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
  let erased: AnyQueryComparator<ComparatorMappingType>
}

extension EqualToComparator where Value: Equatable {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform: @escaping @Sendable (Value) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.equal, resolvers()) { mappingTransform(try $0.first()) }
  }
}

/// Whether a fact is not what was said.
public struct NotEqualToComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
  let erased: AnyQueryComparator<ComparatorMappingType>
}

extension NotEqualToComparator where Value: Equatable {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform: @escaping @Sendable (Value) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.notEqual, resolvers()) { mappingTransform(try $0.first()) }
  }
}

/// Whether a fact is smaller than what was said.
public struct LessThanComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
  let erased: AnyQueryComparator<ComparatorMappingType>
}

extension LessThanComparator where Value.UnwrappedType: Comparable {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform: @escaping @Sendable (Value.UnwrappedType) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.less, resolvers()) { mappingTransform(try $0.first()) }
  }
}

/// Whether a fact is at most what was said.
public struct LessThanOrEqualToComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
  let erased: AnyQueryComparator<ComparatorMappingType>
}

extension LessThanOrEqualToComparator where Value.UnwrappedType: Comparable {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform: @escaping @Sendable (Value.UnwrappedType) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.lessOrEqual, resolvers()) { mappingTransform(try $0.first()) }
  }
}

/// Whether a fact is larger than what was said.
public struct GreaterThanComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
  let erased: AnyQueryComparator<ComparatorMappingType>
}

extension GreaterThanComparator where Value.UnwrappedType: Comparable {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform: @escaping @Sendable (Value.UnwrappedType) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.greater, resolvers()) { mappingTransform(try $0.first()) }
  }
}

/// Whether a fact is at least what was said.
public struct GreaterThanOrEqualToComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
  let erased: AnyQueryComparator<ComparatorMappingType>
}

extension GreaterThanOrEqualToComparator where Value.UnwrappedType: Comparable {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform: @escaping @Sendable (Value.UnwrappedType) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.greaterOrEqual, resolvers()) { mappingTransform(try $0.first()) }
  }
}

/// Whether a fact lies between two values, both included.
public struct IsBetweenComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
  let erased: AnyQueryComparator<ComparatorMappingType>
}

extension IsBetweenComparator where Value.UnwrappedType: Comparable {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform:
      @escaping @Sendable (Value.UnwrappedType, Value.UnwrappedType) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.between, resolvers()) {
      mappingTransform(try $0.first(), try $0.second())
    }
  }
}
