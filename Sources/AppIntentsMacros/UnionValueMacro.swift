/// `@UnionValue`: makes an enum whose cases wrap one value each a value of an intent.
struct UnionValueMacro {
  struct Case: Equatable {
    var name: String
    var label: String?
    var type: String

    var contentClause: String { "    case .\(name)(let value): value" }

    var makingClause: String {
      let label = label.map { "\($0): " } ?? ""
      return "    if let value = value as? \(type) { return .\(name)(\(label)value) }"
    }
  }

  func expand(_ request: AttachedMacro) throws(MacroFault) -> String {
    guard request.macroRole == "extension" else { return "" }
    guard let type = request.extendedType else { throw Self.misplaced }
    let cases = try cases(in: DeclarationText(request.declSyntax.source))
    let conformance =
      request.needsConformance("_IntentUnionValue") ? ": AppIntents._IntentUnionValue" : ""
    return """
      extension \(type)\(conformance) {
        public var _unionContent: any AppIntents._IntentValue {
          switch self {
      \(cases.map(\.contentClause).joined(separator: "\n"))
          }
        }
        public static var _unionTypes: [any AppIntents._IntentValue.Type] {
          [\(cases.map { "(\($0.type)).self" }.joined(separator: ", "))]
        }
        public static func _union(of value: any AppIntents._IntentValue) -> Self? {
      \(cases.map(\.makingClause).joined(separator: "\n"))
          return nil
        }
      }
      """
  }

  private static let misplaced = MacroFault("@UnionValue belongs in front of an enum.")

  /// The cases with their types: `case film(Film), person(Person)` are two.
  func cases(in declaration: DeclarationText) throws(MacroFault) -> [Case] {
    guard declaration.hasWord("enum") else { throw Self.misplaced }
    var found: [Case] = []
    var isCase = false
    for (index, token) in declaration.tokens.enumerated() where token.depth == 1 {
      if token.text == "case" || (isCase && token.text == ",") {
        isCase = true
        found.append(try wrapping(after: index, in: declaration))
      } else if isCase, declaration.isBinding(index) || Self.otherMembers.contains(token.text) {
        isCase = false
      }
    }
    guard !found.isEmpty else { throw MacroFault("An enum without cases is no value.") }
    return found
  }

  private static let otherMembers: Set<String> = [
    "func", "static", "init", "@", "{", "typealias", "subscript", "struct", "enum", "class",
  ]

  private func wrapping(
    after index: Int, in declaration: DeclarationText
  ) throws(MacroFault) -> Case {
    let tokens = declaration.tokens
    guard tokens.indices.contains(index + 2), tokens[index + 2].text == "(" else {
      throw MacroFault("Every case of a @UnionValue enum wraps one value.")
    }
    let inside = tokens[(index + 3)...].prefix { $0.depth >= 2 }
    guard !inside.isEmpty, declaration.parts(of: inside, depth: 2).count == 1 else {
      throw MacroFault("Every case of a @UnionValue enum wraps one value.")
    }
    let end = inside.firstIndex { $0.depth == 2 && $0.text == "=" } ?? inside.endIndex
    let colon = inside.firstIndex { $0.depth == 2 && $0.text == ":" }
    let type = colon.map { inside[($0 + 1)..<end] } ?? inside[..<end]
    // The first name is the one that callers write: `text(_ value: String)` has none.
    let label = colon.flatMap { inside[..<$0].first?.text }
    return Case(
      name: tokens[index + 1].text, label: label == "_" ? nil : label,
      type: declaration.joined(type))
  }
}
