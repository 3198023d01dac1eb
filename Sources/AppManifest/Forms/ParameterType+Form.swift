/// The members of a type that is written as an object, of which there is one.
private struct TypeReference: Equatable {
  var entity: String?
  var choice: String?
  var dimension: Manifest.Dimension?
}

extension Forms {
  fileprivate static let typeReference = Form<TypeReference>(
    "parameterType", "\"type\"",
    "One of a catalogue's entities, one of an enum's cases, or a measurement.",
    empty: .init(), isChoice: true,
    [
      .init("entity", \.entity, .optional(.text), "The name of an entity type."),
      .init("enum", \.choice, .optional(.text), "The name of an enum."),
      .init(
        "measurement", \.dimension, .optional(.choice(else: .length)), "What is measured."),
    ])
}

extension FormValue<Manifest.ParameterType> {
  /// A word, or an object with one member.
  static var parameterType: FormValue {
    FormValue(
      read: { node, name, reader in reader.parameterType(node, name) },
      write: { type, writer in
        if let plain = Manifest.ParameterType.plain.first(where: { $0.type == type }) {
          return .string(plain.name)
        }
        return Forms.typeReference.tree(TypeReference(type), writer)
      },
      schema: { definitions in
        let words = Manifest.ParameterType.plain.map { LocatedJSON.string($0.name) }
        return [
          .init(
            "oneOf",
            .array([
              .object(["enum": .array(words)]),
              .object(Forms.typeReference.reference(in: &definitions)),
            ]))
        ]
      })
  }
}

extension TypeReference {
  fileprivate init(_ type: Manifest.ParameterType) {
    switch type {
    case .entity(let name): entity = name
    case .enumeration(let name): choice = name
    case .measurement(let dimension): self.dimension = dimension
    case .string, .integer, .number, .boolean, .date, .duration, .currency, .url, .person, .file:
      break
    }
  }

  /// The type, if exactly one member is there.
  fileprivate var type: Manifest.ParameterType? {
    switch (entity, choice, dimension) {
    case (let name?, nil, nil): .entity(name)
    case (nil, let name?, nil): .enumeration(name)
    case (nil, nil, let dimension?): .measurement(dimension)
    default: nil
    }
  }
}

extension FormReader {
  /// A type. One that cannot be read is logged, and reads as text.
  fileprivate func parameterType(_ node: LocatedJSON, _ name: String) -> Manifest.ParameterType {
    if let word = node.string { return plainType(word, at: node, name) }
    guard node.object != nil else {
      expected(Manifest.ParameterType.choices, at: node, for: name)
      return .string
    }
    if let type = Forms.typeReference.read(node, self).type { return type }
    log.error(
      at: node.offset, "\(name) names no single entity type, enum or dimension",
      fix: "write \(Manifest.ParameterType.choices)")
    return .string
  }

  private func plainType(
    _ word: String, at node: LocatedJSON, _ name: String
  ) -> Manifest.ParameterType {
    let plain = Manifest.ParameterType.plain
    if let type = plain.first(where: { $0.name == word })?.type { return type }
    let nearest = Spelling.nearest(to: word, in: plain.map(\.name))
    log.error(
      at: node.offset,
      "\(name) is \(word.quotedForMessage), and should be \(Manifest.ParameterType.choices)",
      fix: nearest.map { "did you mean \($0.quotedForMessage)?" }
        ?? "write {\"entity\": \(word.quotedForMessage)} for an entity type of that name")
    return .string
  }
}

extension Manifest.ParameterType {
  /// The types that are written as a word.
  static let plain: [(name: String, type: Manifest.ParameterType)] = [
    ("string", .string), ("integer", .integer), ("number", .number), ("boolean", .boolean),
    ("date", .date), ("duration", .duration), ("currency", .currency), ("url", .url),
    ("person", .person), ("file", .file),
  ]

  /// What may be written for a type.
  static let choices =
    plain.map(\.name.quotedForMessage).joined(separator: ", ")
    + ", {\"entity\": …}, {\"enum\": …} or {\"measurement\": …}"

  /// True if a value is a type.
  static func isReadable(_ node: LocatedJSON?) -> Bool {
    guard let node else { return false }
    let log = FaultLog(JSONSource(name: "", bytes: []))
    _ = FormReader(log: log).parameterType(node, "")
    return !log.hasErrors
  }
}
