@testable import AppIntentsMacros

/// What the compiler sends when it meets a macro.
extension AttachedMacro {
  init(
    _ type: String, _ role: String = "extension", attribute: String, to declaration: String,
    extending extended: String? = nil, needing conformances: String? = nil
  ) {
    self.init(
      macro: Reference(typeName: type), macroRole: role,
      attributeSyntax: Syntax(attribute), declSyntax: Syntax(declaration),
      extendedTypeSyntax: extended.map { Syntax($0) },
      conformanceListSyntax: conformances.map { Syntax($0) })
  }

  /// The source that the macro adds.
  var expansion: String {
    get throws { try MacroKind(named: macro.typeName).expand(self) }
  }
}

extension AttachedMacro.Syntax {
  init(_ source: String) {
    self.init(source: source, location: .init(fileName: "App.swift", offset: 7))
  }
}
