/// `@AppIntent(schema:)`, `@AppEntity(schema:)` and `@AppEnum(schema:)`, by all their spellings.
///
/// On the type they add the conformances and the schema; on stored members without a wrapper they
/// add one. Titles that are left out come from the protocols for types with schemas.
enum SchemaMacro {
  case intent
  case entity
  case `enum`

  func expand(_ request: AttachedMacro) throws(MacroFault) -> String {
    switch request.macroRole {
    case "memberAttribute": memberAttribute(for: request)
    case "extension": try typeExtension(for: request)
    default: ""
    }
  }

  /// The wrapper that a member gets: variables that are stored, given no value and not wrapped.
  private func memberAttribute(for request: AttachedMacro) -> String {
    let member = DeclarationText(request.declSyntax.source)
    guard let variable = member.variable, !variable.isConstant, variable.source == .stored,
      variable.modifiers.isDisjoint(with: ["static", "class", "lazy", "weak", "unowned"]),
      member.attributes.allSatisfy(Self.languageAttributes.contains)
    else { return "" }
    switch self {
    case .intent: return "@AppIntents.IntentParameter"
    case .entity: return variable.name == "id" ? "" : "@AppIntents.EntityProperty"
    case .enum: return ""
    }
  }

  /// Attributes that are no wrappers.
  private static let languageAttributes: Set<String> = [
    "available", "MainActor", "Sendable", "preconcurrency", "usableFromInline", "_spi",
  ]

  private func typeExtension(for request: AttachedMacro) throws(MacroFault) -> String {
    guard let schema = request.argument("schema") else {
      throw MacroFault("Write the schema as a member of its domain, such as .photos.search.")
    }
    guard let type = request.extendedType else {
      throw MacroFault("A schema belongs in front of a type.")
    }
    let declaration = DeclarationText(request.declSyntax.source)
    let list = conformances(declaration, schema).filter(request.needsConformance)
      .map { "AppIntents.\($0)" }.joined(separator: ", ")
    return """
      extension \(type)\(list.isEmpty ? "" : ": " + list) {
        public static var assistantSchema: AppIntents.AssistantSchemas.\(kind) { \(schema) }
      }
      """
  }

  /// The protocols that a schema stands for; those that need a member are left out without it.
  private func conformances(_ declaration: DeclarationText, _ schema: String) -> [String] {
    let action = schema.split(separator: ".").last.map(String.init) ?? ""
    switch self {
    case .entity: return ["AssistantSchemaEntity", "AppEntity"]
    case .enum: return ["AssistantSchemaEnum", "AppEnum"]
    case .intent:
      var names = ["AssistantSchemaIntent", "AppIntent"]
      if action.hasPrefix("open"), declaration.hasMember("target") { names.append("OpenIntent") }
      if action.hasPrefix("delete"), declaration.hasMember("entities") {
        names.append("DeleteIntent")
      }
      if action == "search", declaration.hasMember("criteria") {
        names.append("ShowInAppSearchResultsIntent")
      }
      return names
    }
  }

  private var kind: String {
    switch self {
    case .intent: "Intent"
    case .entity: "Entity"
    case .enum: "Enum"
    }
  }
}
