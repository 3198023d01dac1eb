/// An object of a manifest's JSON form: what it is, and which members it may have.
///
/// There is one for each type of the manifest, and all that is known of the JSON form is in it: what
/// reads, writes and describes manifests (the JSON Schema) goes by it. A new field is one line here,
/// beside the property of the type.
package struct Form<Record: Sendable>: Sendable {
  /// What the schema calls it.
  package let name: String
  /// What messages call it.
  let noun: String
  /// What the schema says of it.
  let description: String
  /// The object without members. A member that is as it is here need not be written.
  let empty: Record
  /// True if exactly one of the members is to be there.
  let isChoice: Bool
  /// The members, in the order in which they are written.
  package let fields: [FormField<Record>]
  /// Takes members with other keys. `nil`: they are warned about.
  let others: (@Sendable (LocatedJSON.Member, inout Record) -> Void)?
  /// Applies what one member says about another.
  let finish: @Sendable (FormFields, inout Record) -> Void
  private let keys: [String]

  init(
    _ name: String, _ noun: String, _ description: String, empty: Record, isChoice: Bool = false,
    others: (@Sendable (LocatedJSON.Member, inout Record) -> Void)? = nil,
    finish: @escaping @Sendable (FormFields, inout Record) -> Void = { _, _ in },
    _ fields: [FormField<Record>]
  ) {
    self.name = name
    self.noun = noun
    self.description = description
    self.empty = empty
    self.isChoice = isChoice
    self.fields = fields
    self.others = others
    self.finish = finish
    keys = fields.map(\.key)
  }

  /// Reads an object. What is wrong is logged, and reads as absent.
  ///
  /// - Complexity: O(*m* · *f*) for *m* members and *f* fields, beside what the members take.
  func read(_ node: LocatedJSON, _ reader: FormReader) -> Record {
    var record = empty
    guard let members = reader.fields(of: node, keys: others == nil ? keys : nil, noun) else {
      return record
    }
    for member in members.members {
      if let field = fields.first(where: { $0.key == member.key }) {
        field.read(member.value, reader, &record)
      } else {
        others?(member, &record)
      }
    }
    for field in fields where field.fixIfMissing != nil && members[field.key] == nil {
      reader.log.error(
        at: node.offset, "\(noun) has no \(field.key.quotedForMessage)",
        fix: field.fixIfMissing ?? "")
    }
    finish(members, &record)
    return record
  }

  /// The object, with those members that say something.
  func tree(_ record: Record, _ writer: ManifestWriter) -> LocatedJSON {
    LocatedJSON(
      .object(
        fields.compactMap { field in
          field.write(record, empty, writer).map { .init(key: field.key, value: $0) }
        }))
  }
}

/// A member of an object in a manifest's JSON form.
package struct FormField<Record: Sendable>: Sendable {
  /// The key that it is written under.
  package let key: String
  /// True if editors ask for it.
  package let isRequired: Bool
  /// What to do where it is missing. `nil`: its absence is no fault of the form.
  let fixIfMissing: String?
  let read: @Sendable (LocatedJSON, FormReader, inout Record) -> Void
  /// The value as it is written, or `nil` if it is as by default: record, empty record, writer.
  let write: @Sendable (Record, Record, ManifestWriter) -> LocatedJSON?
  /// The schema of the value, given the empty record.
  let schema: @Sendable (Record, inout FormDefinitions) -> LocatedJSON

  /// A member that is a property.
  ///
  /// - Parameters:
  ///   - isAlwaysWritten: True if it is written even where it is as by default.
  ///   - description: What the schema says of it.
  init<T: Equatable & Sendable>(
    _ key: String, _ path: any WritableKeyPath<Record, T> & Sendable, _ value: FormValue<T>,
    isRequired: Bool = false, isAlwaysWritten: Bool = false, ifMissing fix: String? = nil,
    _ description: String
  ) {
    self.init(
      key, value, isRequired: isRequired, isAlwaysWritten: isAlwaysWritten, ifMissing: fix,
      description, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// A member that is read or written in a way of its own.
  init<T: Equatable & Sendable>(
    _ key: String, _ value: FormValue<T>, isRequired: Bool = false, isAlwaysWritten: Bool = false,
    ifMissing fix: String? = nil, _ description: String,
    get: @escaping @Sendable (Record) -> T, set: @escaping @Sendable (inout Record, T) -> Void
  ) {
    self.key = key
    self.isRequired = isRequired
    fixIfMissing = fix
    let name = key.quotedForMessage
    read = { node, reader, record in set(&record, value.read(node, name, reader)) }
    write = { record, empty, writer in
      let held = get(record)
      guard isRequired || isAlwaysWritten || held != get(empty) else { return nil }
      return value.write(held, writer)
    }
    schema = { empty, definitions in
      var members = value.schema(&definitions)
      if value.statesDefault, !isRequired {
        members.append(.init("default", value.write(get(empty), ManifestWriter(languages: []))))
      }
      return .object(members + [.init("description", .string(description))])
    }
  }
}
