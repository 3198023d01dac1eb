public import CoreLocation

/// A value that a parameter can hold, a property can have and a result can return.
///
/// The two associated types say what is left when wrappings are taken off: of `[Film]?` the
/// unwrapped type is `[Film]` and the value type is `Film`.
public protocol _IntentValue: Sendable {
  /// The type without optional and array.
  associatedtype ValueType: _IntentValue = Self
  /// The type without optional.
  associatedtype UnwrappedType: _IntentValue = Self
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type without optional and array.
  public typealias ValueType = Wrapped.ValueType
  /// The type without optional.
  public typealias UnwrappedType = Wrapped
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The type without optional and array.
  public typealias ValueType = Element.ValueType
  /// The type without optional.
  public typealias UnwrappedType = [Element]
}

extension Set: _IntentValue where Element: _IntentValue {
  /// The type without optional and set.
  public typealias ValueType = Element.ValueType
  /// The type without optional.
  public typealias UnwrappedType = Set<Element>
}

extension Never: _IntentValue {}
extension String: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Decimal: _IntentValue {}
extension Duration: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension CLPlacemark: _IntentValue {}

extension Measurement: _IntentValue where UnitType: Dimension {}

/// A measurement of any dimension; lets one family of initializers serve all of them.
public protocol _IntentMeasurement: _IntentValue {
  /// The dimension, such as `UnitLength`.
  associatedtype UnitType: Dimension
  /// A measurement of `value` in `unit`.
  init(value: Double, unit: UnitType)
}

extension Measurement: _IntentMeasurement where UnitType: Dimension {}
