/// A kind of value in a manifest's JSON form: how it is read, written and described.
struct FormValue<Content>: Sendable {
  /// Reads a value that messages call by a name. One that cannot be read is logged.
  let read: @Sendable (LocatedJSON, String, FormReader) -> Content
  let write: @Sendable (Content, ManifestWriter) -> LocatedJSON
  /// The members of its JSON Schema. Those of objects are put among the definitions.
  let schema: @Sendable (inout FormDefinitions) -> [LocatedJSON.Member]
  /// Whether the schema says what holds where there is none.
  var statesDefault = false
}

// MARK: - Plain values

extension FormValue<String> {
  static var text: FormValue {
    text([.init("type", .string("string"))])
  }

  /// A text that says something.
  static var name: FormValue {
    text([
      .init("type", .string("string")), .init("minLength", .integer(1)),
    ])
  }

  /// A text of a certain form, which is left to the validation.
  static func text(_ schema: [LocatedJSON.Member]) -> FormValue {
    FormValue(
      read: { node, name, reader in reader.string(node, name) },
      write: { text, _ in .string(text) }, schema: { _ in schema })
  }
}

extension FormValue<Bool> {
  static var flag: FormValue {
    FormValue(
      read: { node, name, reader in reader.bool(node, name) },
      write: { flag, _ in .bool(flag) },
      schema: { _ in [.init("type", .string("boolean"))] }, statesDefault: true)
  }
}

extension FormValue<Int> {
  /// A whole number.
  static func integer(_ bounds: [LocatedJSON.Member] = []) -> FormValue {
    FormValue(
      read: { node, name, reader in reader.integer(node, name) },
      write: { number, _ in .integer(number) },
      schema: { _ in [.init("type", .string("integer"))] + bounds }, statesDefault: true)
  }
}

extension FormValue<Double?> {
  static var number: FormValue {
    FormValue(
      read: { node, name, reader in reader.number(node, name) },
      write: { number, writer in number.map(writer.number) ?? .null },
      schema: { _ in [.init("type", .string("number"))] })
  }
}

extension FormValue<Value?> {
  /// Anything that JSON can hold.
  static var any: FormValue {
    FormValue(
      read: { node, _, _ in node.value },
      write: { value, _ in value.map { LocatedJSON(value: $0) } ?? .null }, schema: { _ in [] })
  }
}

extension FormValue
where Content: RawRepresentable & CaseIterable & Sendable, Content.RawValue == String {
  /// One of some words. Another word is a fault, and reads as the one given here.
  static func choice(else fallback: Content) -> FormValue {
    FormValue(
      read: { node, name, reader in reader.choice(node, name, else: fallback) },
      write: { choice, _ in .string(choice.rawValue) },
      schema: { _ in
        [.init("enum", .array(Content.allCases.map { .string($0.rawValue) }))]
      }, statesDefault: true)
  }
}

extension FormValue {
  /// A value, or none.
  static func optional<Wrapped>(_ value: FormValue<Wrapped>) -> FormValue
  where Content == Wrapped? {
    FormValue(
      read: { node, name, reader in value.read(node, name, reader) },
      write: { wrapped, writer in wrapped.map { value.write($0, writer) } ?? .null },
      schema: value.schema)
  }
}

// MARK: - Texts by language

extension FormValue<LocalizedText> {
  /// A text in the default language, or texts by language.
  static var localized: FormValue {
    FormValue(
      read: { node, name, reader in reader.localized(node, name) },
      write: { text, writer in writer.localized(text) },
      schema: { definitions in
        definitions.reference(to: "localizedText") { _ in
          [
            .init(
              "description", .string("Text in the default language, or texts by language (BCP 47).")
            ),
            .init("oneOf", .array([.object(["type": .string("string")]), .members(.string)])),
          ]
        }
      })
  }
}

extension FormValue<[String: [String]]> {
  /// Texts in the default language, or lists of texts by language.
  static var localizedList: FormValue {
    FormValue(
      read: { node, name, reader in reader.localizedList(node, name) },
      write: { lists, writer in writer.localizedList(lists) },
      schema: { definitions in
        let texts = LocatedJSON.object([
          "type": .string("array"), "items": .object(["type": .string("string")]),
        ])
        return definitions.reference(to: "localizedList") { _ in
          [
            .init(
              "description",
              .string("Texts in the default language, or lists of texts by language (BCP 47).")),
            .init("oneOf", .array([texts, .members(texts)])),
          ]
        }
      })
  }
}

extension LocatedJSON {
  fileprivate static let string = LocatedJSON.object(["type": .string("string")])

  /// The schema of an object whose members are alike.
  fileprivate static func members(_ schema: LocatedJSON) -> LocatedJSON {
    .object(["type": .string("object"), "additionalProperties": schema])
  }
}
