/// A type that a ``Value`` can be read as.
///
/// A value is read as what it is and never guessed at: the text `"5"` is no `Int`. A whole number is
/// a `Double` as well, and a number without a fraction an `Int`.
public protocol ValueConvertible {
  /// Reads a value. `nil` where it is of another type, or does not fit.
  init?(_ value: Value)
}

extension Value: ValueConvertible {
  /// The value itself.
  public init(_ value: Value) { self = value }
}

extension Bool: ValueConvertible {
  /// True or false. *`1` → `nil`*
  public init?(_ value: Value) {
    guard case .bool(let flag) = value else { return nil }
    self = flag
  }
}

extension Int: ValueConvertible {
  /// A whole number, or a number without a fraction. *`5.0` → 5; `5.5` → `nil`*
  public init?(_ value: Value) {
    switch value {
    case .integer(let integer): self = integer
    case .number(let number):
      guard let exact = Int(exactly: number) else { return nil }
      self = exact
    case .null, .bool, .string, .array, .object: return nil
    }
  }
}

extension Double: ValueConvertible {
  /// A number. *`5` → 5.0*
  public init?(_ value: Value) {
    switch value {
    case .integer(let integer): self = Double(integer)
    case .number(let number): self = number
    case .null, .bool, .string, .array, .object: return nil
    }
  }
}

extension String: ValueConvertible {
  /// A text. *`5` → `nil`*
  public init?(_ value: Value) {
    guard case .string(let text) = value else { return nil }
    self = text
  }
}

extension Array: ValueConvertible where Element: ValueConvertible {
  /// An array, all of whose elements can be read.
  public init?(_ value: Value) {
    guard case .array(let values) = value else { return nil }
    var elements: [Element] = []
    for value in values {
      guard let element = Element(value) else { return nil }
      elements.append(element)
    }
    self = elements
  }
}

extension Value {
  /// A member of an object. `nil` for every other value.
  ///
  /// *`{"value": 5, "unit": "km"}["unit"]` → `"km"`*
  public subscript(key: String) -> Value? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// An element of an array. `nil` for every other value, and outside its bounds.
  public subscript(index: Int) -> Value? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The value as the type that is wanted. `nil` where it is of another type.
  ///
  /// *`Value.integer(5).as(Double.self)` → 5.0*
  public func `as`<T: ValueConvertible>(_ type: T.Type = T.self) -> T? { T(self) }

  /// True for no value at all.
  public var isNull: Bool { self == .null }
}
