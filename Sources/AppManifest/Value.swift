/// A value that a parameter, a slot, an attribute or a context can hold. Shaped as JSON's.
///
/// It is written as a literal, and read as the type that is wanted:
///
/// ```swift
/// let distance: Value = ["value": 5, "unit": "km"]
/// print(distance["value"]?.as(Double.self) ?? 0)  // → 5.0
/// print(distance["value"]?.as(String.self) ?? "no text")  // → no text
/// print(distance.displayText)  // → unit: km, value: 5
/// ```
///
/// Nothing is guessed at: the text `"5"` is no number. Which shape the value of a parameter has is
/// said by ``Manifest/ParameterType``: dates are texts in ISO 8601, durations numbers of seconds,
/// measurements and amounts objects.
///
/// Values compare by their cases: `5` and `5.0` are two values, though both can be read as 5.
///
/// - Complexity: Access by key or index is O(1); comparing and hashing are O(size of the value).
public enum Value: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([Value])
  case object([String: Value])
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A number with a fraction.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An array.
  public init(arrayLiteral elements: Value...) { self = .array(elements) }
  /// An object. Of a key written twice, the last counts.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
  /// Null.
  public init(nilLiteral: ()) { self = .null }
}

extension Value: Codable {
  /// Reads any value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([Value].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }

  /// Writes the value as what it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension Value {
  /// The value as a person reads it: text without quotes, numbers without a needless fraction.
  public var displayText: String {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    case .string(let value): value
    case .array(let values): values.map(\.displayText).joined(separator: ", ")
    case .object(let values):
      values.keys.sorted().map { "\($0): \(values[$0]?.displayText ?? "")" }
        .joined(separator: ", ")
    }
  }
}
