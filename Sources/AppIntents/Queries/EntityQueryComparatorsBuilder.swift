/// Gathers comparisons that are written one after the other.
@resultBuilder
public struct EntityQueryComparatorsBuilder<Value: _IntentValue, ComparatorMappingType> {
  /// A comparison of any kind.
  public typealias Comparator = AnyQueryComparator<ComparatorMappingType>

  /// Whether a fact is what was said.
  public static func buildExpression(
    _ comparator: EqualToComparator<Value, ComparatorMappingType>
  ) -> Comparator { comparator.erased }
  /// Whether a fact is not what was said.
  public static func buildExpression(
    _ comparator: NotEqualToComparator<Value, ComparatorMappingType>
  ) -> Comparator { comparator.erased }
  /// Whether a fact is smaller than what was said.
  public static func buildExpression(
    _ comparator: LessThanComparator<Value, ComparatorMappingType>
  ) -> Comparator { comparator.erased }
  /// Whether a fact is at most what was said.
  public static func buildExpression(
    _ comparator: LessThanOrEqualToComparator<Value, ComparatorMappingType>
  ) -> Comparator { comparator.erased }
  /// Whether a fact is larger than what was said.
  public static func buildExpression(
    _ comparator: GreaterThanComparator<Value, ComparatorMappingType>
  ) -> Comparator { comparator.erased }
  /// Whether a fact is at least what was said.
  public static func buildExpression(
    _ comparator: GreaterThanOrEqualToComparator<Value, ComparatorMappingType>
  ) -> Comparator { comparator.erased }
  /// Whether a fact begins with what was said.
  public static func buildExpression(
    _ comparator: HasPrefixComparator<Value, ComparatorMappingType>
  ) -> Comparator { comparator.erased }
  /// Whether a fact ends with what was said.
  public static func buildExpression(
    _ comparator: HasSuffixComparator<Value, ComparatorMappingType>
  ) -> Comparator { comparator.erased }
  /// Whether what was said is a part of a fact.
  public static func buildExpression(
    _ comparator: ContainsComparator<Value, ComparatorMappingType>
  ) -> Comparator { comparator.erased }
  /// Whether a fact lies between two values.
  public static func buildExpression(
    _ comparator: IsBetweenComparator<Value, ComparatorMappingType>
  ) -> Comparator { comparator.erased }
  /// Comparisons in a row.
  public static func buildBlock(_ comparators: Comparator...) -> [Comparator] { comparators }
}
