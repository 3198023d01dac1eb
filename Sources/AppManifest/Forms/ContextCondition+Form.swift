/// A condition as it is written, where the slot may be named after the key of the context.
private struct WrittenCondition: Equatable {
  enum Slot: Equatable {
    case ofKey
    case named(String)
  }

  var values: [Value] = []
  var slot: Slot?
}

extension Forms {
  fileprivate static let condition = Form<WrittenCondition>(
    "condition", "a condition", "A condition that fills a slot.", empty: .init(),
    [
      .init(
        "value", \.values, .conditionValues, "A value, an array of values, or null for any value."),
      .init(
        "slot", \.slot, .slot,
        "The slot that takes the value. true: the one named as the key."),
    ])
}

extension FormValue<[Value]> {
  /// A single plain value stands alone; one that reads as something else alone needs brackets.
  fileprivate static var conditionValues: FormValue {
    FormValue(
      read: { node, _, _ in
        switch node.kind {
        case .null: []
        case .array(let elements): elements.map(\.value)
        default: [node.value]
        }
      },
      write: { values, _ in
        guard let only = values.first else { return .null }
        switch only {
        case .bool, .integer, .number, .string:
          return LocatedJSON(value: values.count == 1 ? only : .array(values))
        case .null, .array, .object: return LocatedJSON(value: .array(values))
        }
      },
      schema: { _ in [plainTypes] })
  }

  /// What stands for values alone.
  fileprivate static var plainTypes: LocatedJSON.Member {
    let names = ["string", "number", "boolean", "null", "array"]
    return .init("type", .array(names.map(LocatedJSON.string)))
  }
}

extension FormValue<WrittenCondition.Slot?> {
  fileprivate static var slot: FormValue {
    FormValue(
      read: { node, name, reader in
        switch node.kind {
        case .string(let name): return .named(name)
        case .bool(let takes): return takes ? .ofKey : nil
        default:
          reader.expected("a slot's name, or true", at: node, for: name)
          return nil
        }
      },
      write: { slot, _ in
        switch slot {
        case .named(let name): .string(name)
        case .ofKey: .bool(true)
        case nil: .null
        }
      },
      schema: { _ in [.init("type", .array([.string("string"), .string("boolean")]))] })
  }
}

extension FormValue<[String: ContextCondition]> {
  /// Conditions by the key of the context that they are about.
  static var conditions: FormValue {
    FormValue(
      read: { node, name, reader in
        guard let members = node.object else {
          reader.expected("an object of conditions by key", at: node, for: name)
          return [:]
        }
        let pairs = members.map { ($0.key, reader.condition($0.value, on: $0.key)) }
        return Dictionary(pairs) { $1 }
      },
      write: { conditions, writer in
        LocatedJSON(
          .object(
            conditions.sorted { $0.key < $1.key }.map { key, condition in
              .init(key: key, value: condition.tree(on: key, writer))
            }))
      },
      schema: { definitions in
        let condition = definitions.reference(to: "conditionValue") { definitions in
          [
            .init(
              "description",
              .string("Values that fit, null for any, or an object that fills a slot.")),
            .init(
              "oneOf",
              .array([
                .object([FormValue<[Value]>.plainTypes]),
                .object(Forms.condition.reference(in: &definitions)),
              ])),
          ]
        }
        return [
          .init("type", .string("object")), .init("additionalProperties", .object(condition)),
        ]
      })
  }
}

extension FormReader {
  /// A condition: a value, an array of values, null for any value, or `{"value": …, "slot": …}`.
  package func condition(_ node: LocatedJSON, on key: String) -> ContextCondition {
    guard node.object != nil else {
      return ContextCondition(values: FormValue.conditionValues.read(node, "", self))
    }
    let written = Forms.condition.read(node, self)
    let slot: String? =
      switch written.slot {
      case .ofKey: key
      case .named(let name): name
      case nil: nil
      }
    return ContextCondition(values: written.values, slot: slot)
  }
}

extension ContextCondition {
  fileprivate func tree(on key: String, _ writer: ManifestWriter) -> LocatedJSON {
    guard let slot else { return FormValue.conditionValues.write(values, writer) }
    let written = WrittenCondition(values: values, slot: slot == key ? .ofKey : .named(slot))
    return Forms.condition.tree(written, writer)
  }
}
