extension FormValue {
  /// An object.
  static func object(_ form: Form<Content>) -> FormValue where Content: Sendable {
    FormValue(
      read: { node, _, reader in form.read(node, reader) },
      write: { record, writer in form.tree(record, writer) },
      schema: { definitions in form.reference(in: &definitions) })
  }

  /// An object, or the name of one that has nothing but a name.
  ///
  /// - Parameter named: What the schema says of the name.
  static func nameOrObject(
    _ form: Form<Content>, named: String, _ make: @escaping @Sendable (String) -> Content,
    isName: @escaping @Sendable (Content) -> String?
  ) -> FormValue where Content: Sendable {
    FormValue(
      read: { node, _, reader in node.string.map(make) ?? form.read(node, reader) },
      write: { record, writer in
        isName(record).map(LocatedJSON.string) ?? form.tree(record, writer)
      },
      schema: { definitions in
        let name = FormValue<String>.name.schema(&definitions)
        return [
          .init(
            "oneOf",
            .array([
              .object(name + [.init("description", .string(named))]),
              .object(form.reference(in: &definitions)),
            ]))
        ]
      })
  }

  /// An array of values of one kind.
  static func array<Element>(
    of element: FormValue<Element>, _ bounds: [LocatedJSON.Member] = []
  ) -> FormValue where Content == [Element] {
    FormValue(
      read: { node, name, reader in
        reader.elements(node, name) { element.read($0, "an element of \(name)", reader) }
      },
      write: { values, writer in .array(values.map { element.write($0, writer) }) },
      schema: { definitions in
        [
          .init("type", .string("array")),
          .init("items", .object(element.schema(&definitions))),
        ] + bounds
      })
  }

  /// An object of values of one kind, by name.
  ///
  /// - Parameter each: What messages call one of them.
  static func byName<Member>(_ value: FormValue<Member>, each: String) -> FormValue
  where Content == [String: Member] {
    members(value, each) { members, writer in
      writer.byName(members) { value.write($0, writer) }
    }
  }

  /// An object of values of one kind, by language.
  static func byLanguage<Member>(_ value: FormValue<Member>, each: String) -> FormValue
  where Content == [String: Member] {
    members(value, each) { members, writer in
      writer.byLanguage(members) { value.write($0, writer) }
    }
  }

  private static func members<Member>(
    _ value: FormValue<Member>, _ each: String,
    write: @escaping @Sendable ([String: Member], ManifestWriter) -> LocatedJSON
  ) -> FormValue where Content == [String: Member] {
    FormValue(
      read: { node, name, reader in
        reader.dictionary(node, name) { value.read($0, each, reader) }
      },
      write: write,
      schema: { definitions in
        [
          .init("type", .string("object")),
          .init("additionalProperties", .object(value.schema(&definitions))),
        ]
      })
  }
}

extension FormValue<[String: Value]> {
  /// An object of anything.
  static var values: FormValue {
    FormValue(
      read: { node, name, reader in reader.dictionary(node, name) { $0.value } },
      write: { values, _ in LocatedJSON(value: .object(values)) },
      schema: { _ in
        [.init("type", .string("object")), .init("additionalProperties", .bool(true))]
      })
  }
}
