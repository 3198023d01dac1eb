/// A JSON value that knows where it stands in its source.
///
/// Libraries give JSON as dictionaries, which lose what a good error message needs: where a value
/// stands, in which order keys were written, and whether one was written twice. This tree keeps
/// all three. A node holds its byte offset; ``JSONSource`` turns offsets into lines and columns,
/// so that only faults pay for them.
package struct LocatedJSON: Sendable {
  /// What the value is.
  package var kind: Kind
  /// Where its first byte stands in the source.
  package var offset: Int

  package init(_ kind: Kind, offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }

  /// A JSON value, with its parts.
  package enum Kind: Sendable {
    case null
    case bool(Bool)
    /// A number without fraction or exponent that fits 64 bits.
    case integer(Int)
    /// Any other number. Always finite.
    case number(Double)
    case string(String)
    case array([LocatedJSON])
    /// The members in the order they were written. Keys are unique in a tree that was read.
    case object([Member])
  }

  /// A key of an object, and its value.
  package struct Member: Sendable {
    package var key: String
    package var keyOffset: Int
    package var value: LocatedJSON

    package init(key: String, keyOffset: Int = 0, value: LocatedJSON) {
      self.key = key
      self.keyOffset = keyOffset
      self.value = value
    }
  }
}

extension LocatedJSON {
  /// The text, if the value is a string.
  package var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  /// The elements, if the value is an array.
  package var array: [LocatedJSON]? {
    if case .array(let elements) = kind { elements } else { nil }
  }

  /// The members, if the value is an object.
  package var object: [Member]? {
    if case .object(let members) = kind { members } else { nil }
  }

  /// The value of a key, if the value is an object that has it.
  ///
  /// - Complexity: O(*n*) in the number of members.
  package subscript(key: String) -> LocatedJSON? {
    object?.first { $0.key == key }?.value
  }

  /// What the value is, as an error message says it: *found* "an array".
  package var noun: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension LocatedJSON {
  /// The value without its place.
  package var value: Value {
    switch kind {
    case .null: .null
    case .bool(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(members.valueByKey { $0.value })
    }
  }

  /// A value without a place. Keys are sorted, so that equal values are written alike.
  package init(value: Value) {
    switch value {
    case .null: self.init(.null)
    case .bool(let value): self.init(.bool(value))
    case .integer(let value): self.init(.integer(value))
    case .number(let value): self.init(.number(value))
    case .string(let value): self.init(.string(value))
    case .array(let values): self.init(.array(values.map { LocatedJSON(value: $0) }))
    case .object(let values):
      let keys = values.keys.sorted()
      self.init(
        .object(keys.map { Member(key: $0, value: LocatedJSON(value: values[$0] ?? .null)) }))
    }
  }
}

extension [LocatedJSON.Member] {
  /// The members as a dictionary. Of a key written twice, the last counts.
  package func valueByKey<T>(_ read: (LocatedJSON) -> T) -> [String: T] {
    var result = [String: T](minimumCapacity: count)
    for member in self { result[member.key] = read(member.value) }
    return result
  }
}
