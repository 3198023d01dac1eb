import AppManifest

/// A value as a column holds it: JSON whose keys are sorted, so that equal values are equal texts.
enum StoredValue {
  /// How deep arrays and objects may nest: half of what the reader of JSON takes, so that an
  /// argument fits inside an object of arguments.
  static let maximumDepth = 32

  /// The text of a value, or `nil` if it would not come back as it was: a number that is not finite,
  /// text with NUL, or deeper nesting than ``maximumDepth``.
  ///
  /// `["b": 1, "a": 2.0]` → `{"a":2.0,"b":1}`
  static func text(of value: Value) -> String? {
    guard isStorable(value, depth: maximumDepth) else { return nil }
    return LocatedJSON(value: value).text(pretty: false)
  }

  /// - Throws: ``StoreError`` for a column that was not written by this version.
  static func value(of text: String) throws -> Value {
    var reader = JSONReader(Array(text.utf8))
    do {
      return try reader.document().value
    } catch {
      throw StoreError(.damaged, "a value in the store is not JSON", underlying: error)
    }
  }

  private static func isStorable(_ value: Value, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    switch value {
    case .null, .bool, .integer: return true
    case .number(let number): return number.isFinite
    case .string(let text): return isStorable(text)
    case .array(let elements): return elements.allSatisfy { isStorable($0, depth: depth - 1) }
    case .object(let members):
      return members.allSatisfy { isStorable($0.key) && isStorable($0.value, depth: depth - 1) }
    }
  }

  private static func isStorable(_ text: String) -> Bool { !text.utf8.contains(0) }
}

extension Value {
  /// Whether a value is an entity of an identifier, or holds one.
  ///
  /// An entity stands as its identifier, or as an object whose `id` it is; several as an array.
  func mentions(entity id: String) -> Bool {
    switch self {
    case .string(let text): text == id
    case .array(let elements): elements.contains { $0.mentions(entity: id) }
    case .object(let members):
      members.contains { key, value in
        switch value {
        case .string(let text): key == "id" && text == id
        default: value.mentions(entity: id)
        }
      }
    case .null, .bool, .integer, .number: false
    }
  }
}
