/// The macros of `AppIntents`, by the names that their declarations give.
enum MacroKind {
  case schema(SchemaMacro)
  case property(PropertyMacro)
  case union

  init(named name: String) throws(MacroFault) {
    switch name {
    case "SchemaIntent": self = .schema(.intent)
    case "SchemaEntity": self = .schema(.entity)
    case "SchemaEnum": self = .schema(.enum)
    case "ComputedProperty": self = .property(.computed)
    case "DeferredProperty": self = .property(.deferred)
    case "UnionValue": self = .union
    default: throw MacroFault("The macro \(name) is not known to this version of AppIntents.")
    }
  }

  /// The source that the macro adds in the role it is asked for.
  func expand(_ request: AttachedMacro) throws(MacroFault) -> String {
    switch self {
    case .schema(let macro): try macro.expand(request)
    case .property(let macro): try macro.expand(request)
    case .union: try UnionValueMacro().expand(request)
    }
  }
}

extension AttachedMacro {
  /// The text of an argument: of `@AppIntent(schema: .photos.search)`, `schema` is
  /// `.photos.search`.
  func argument(_ label: String) -> String? {
    let text = DeclarationText(attributeSyntax.source)
    guard let open = text.tokens.firstIndex(where: { $0.depth == 0 && $0.text == "(" }) else {
      return nil
    }
    let inside = text.tokens[(open + 1)...].prefix { $0.depth > 0 }
    for part in text.parts(of: inside, depth: 1) {
      let words = part.prefix(2).map(\.text)
      if words == [label, ":"], part.count > 2 { return text.joined(part.dropFirst(2)) }
    }
    return nil
  }

  /// The type to extend, as the compiler spells it.
  var extendedType: String? {
    let spelled = extendedTypeSyntax.map { DeclarationText($0.source) }
    return spelled.map { $0.joined($0.tokens[...]) } ?? DeclarationText(declSyntax.source).typeName
  }

  /// Whether the compiler asks for a conformance that the declaration does not have yet.
  func needsConformance(_ name: String) -> Bool {
    guard let list = conformanceListSyntax?.source else { return false }
    return DeclarationText(list).tokens.contains { $0.text == name }
  }
}
