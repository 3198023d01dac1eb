/// `@ComputedProperty` and `@DeferredProperty`: a fact that is worked out when it is wanted.
///
/// Beside `var name: String { … }` they add `$name`, which property queries, sorting and the
/// search index know the fact by.
enum PropertyMacro {
  case computed
  case deferred

  func expand(_ request: AttachedMacro) throws(MacroFault) -> String {
    guard request.macroRole == "peer" else { return "" }
    let declaration = DeclarationText(request.declSyntax.source)
    guard let variable = declaration.variable, !variable.isStatic, isFitting(variable) else {
      throw MacroFault(complaint)
    }
    let given = ["title", "indexingKey", "customIndexingKey"].compactMap { label in
      request.argument(label).map { "\(label): \($0), " }
    }
    return """
      \(access(variable))var $\(variable.name): AppIntents.EntityProperty<\(variable.type)> {
        AppIntents.EntityProperty(\(given.joined())value: \(value(variable)))
      }
      """
  }

  private func isFitting(_ variable: DeclarationText.Variable) -> Bool {
    switch self {
    case .computed: variable.source == .computed
    case .deferred: variable.source == .computed || variable.source == .awaited
    }
  }

  private var complaint: String {
    switch self {
    case .computed:
      "@ComputedProperty belongs in front of a computed member with a type; use @DeferredProperty "
        + "where the getter is async."
    case .deferred: "@DeferredProperty belongs in front of a computed member with a type."
    }
  }

  /// What takes time is fetched when it is read, never for the sake of a filter.
  private func value(_ variable: DeclarationText.Variable) -> String {
    switch self {
    case .computed: "self.\(variable.name)"
    case .deferred: "nil"
    }
  }

  /// The property is seen wherever the member is.
  private func access(_ variable: DeclarationText.Variable) -> String {
    let levels = ["public", "package", "fileprivate", "private"]
    if variable.modifiers.contains("open") { return "public " }
    return levels.first(where: variable.modifiers.contains).map { $0 + " " } ?? ""
  }
}
