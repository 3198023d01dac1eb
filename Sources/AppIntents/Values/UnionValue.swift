/// A value of one of several types; `@UnionValue` makes an enum one.
public protocol _IntentUnionValue: _IntentPlainValue {
  /// The value inside, whose type is that of one of the cases.
  var _unionContent: any _IntentValue { get }
  /// The types of the cases, in the order of declaration.
  static var _unionTypes: [any _IntentValue.Type] { get }
  /// The case that takes a value; `nil` if none does.
  static func _union(of value: any _IntentValue) -> Self?
}
