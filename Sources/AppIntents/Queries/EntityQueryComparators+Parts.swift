// Comparisons with parts of a fact; see EntityQueryComparators.swift for the others.

/// Whether a fact begins with what was said.
public struct HasPrefixComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
  let erased: AnyQueryComparator<ComparatorMappingType>
}

extension HasPrefixComparator where Value.UnwrappedType == String {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.prefix, resolvers()) { mappingTransform(try $0.first()) }
  }
}

extension HasPrefixComparator where Value.UnwrappedType == AttributedString {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform: @escaping @Sendable (AttributedString) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.prefix, resolvers()) { mappingTransform(try $0.first()) }
  }
}

/// Whether a fact ends with what was said.
public struct HasSuffixComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
  let erased: AnyQueryComparator<ComparatorMappingType>
}

extension HasSuffixComparator where Value.UnwrappedType == String {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.suffix, resolvers()) { mappingTransform(try $0.first()) }
  }
}

extension HasSuffixComparator where Value.UnwrappedType == AttributedString {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform: @escaping @Sendable (AttributedString) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.suffix, resolvers()) { mappingTransform(try $0.first()) }
  }
}

/// Whether what was said is a part of a fact.
public struct ContainsComparator<Value: _IntentValue, ComparatorMappingType>: Sendable {
  let erased: AnyQueryComparator<ComparatorMappingType>
}

extension ContainsComparator where Value.UnwrappedType == String {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.contains, resolvers()) { mappingTransform(try $0.first()) }
  }
}

extension ContainsComparator where Value.UnwrappedType == AttributedString {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform: @escaping @Sendable (AttributedString) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.contains, resolvers()) { mappingTransform(try $0.first()) }
  }
}

extension ContainsComparator where Value.UnwrappedType == [Value.ValueType] {
  /// A comparison, and the filter that it becomes.
  public init(
    _ mappingTransform: @escaping @Sendable (Value.ValueType) -> ComparatorMappingType,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    erased = AnyQueryComparator(.contains, resolvers()) { mappingTransform(try $0.first()) }
  }
}
