/// The definitions of a JSON Schema, as they are met.
package struct FormDefinitions {
  /// The definitions, in the order in which they were first needed.
  package private(set) var members: [LocatedJSON.Member] = []

  package init() {}

  /// A reference to a definition, which is added if it is not there yet.
  mutating func reference(
    to name: String, _ define: (inout FormDefinitions) -> [LocatedJSON.Member]
  ) -> [LocatedJSON.Member] {
    if !members.contains(where: { $0.key == name }) {
      let place = members.count
      members.append(.init(name, .null))
      members[place].value = .object(define(&self))
    }
    return [.init("$ref", .string("#/$defs/\(name)"))]
  }
}

extension Form {
  /// A reference to the form's definition.
  package func reference(in definitions: inout FormDefinitions) -> [LocatedJSON.Member] {
    definitions.reference(to: name) { definition(&$0) }
  }

  private func definition(_ definitions: inout FormDefinitions) -> [LocatedJSON.Member] {
    let properties = fields.map { field in
      LocatedJSON.Member(field.key, field.schema(empty, &definitions))
    }
    let required = fields.filter(\.isRequired).map { LocatedJSON.string($0.key) }
    return [
      .init("type", .string("object")), .init("description", .string(description)),
      .init("properties", .object(properties)),
    ] + (required.isEmpty ? [] : [.init("required", .array(required))])
      + [.init("additionalProperties", .bool(others != nil))]
      + (isChoice
        ? [.init("minProperties", .integer(1)), .init("maxProperties", .integer(1))] : [])
  }
}
