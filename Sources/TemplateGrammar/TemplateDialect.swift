/// Which spelling of templates is read and written. All have literals, groups, alternatives,
/// optional parts, permutations, rules and backslashes; they differ in their slots.
package enum TemplateDialect: CaseIterable, Sendable {
  /// `${film}` and `{film}` are slots, as phrases of app manifests write them.
  case phrase
  /// `{list:slot}` as hassil 3.0 reads it.
  case sentence3_0
  /// As hassil 3.12 reads it: captures and ranges in place, too.
  case sentence3_12

  /// True if a value of a list is a template rather than literal text: if it holds a bracket or a
  /// bar, and in 3.12 also an at sign. Backslashes and semicolons alone are literal.
  ///
  /// An app's own values never are: a film may be called “[REC]”.
  package func readsAsTemplate(_ value: String) -> Bool {
    guard self != .phrase else { return false }
    return value.utf8.contains { byte in
      byte.isTemplateMark || (self == .sentence3_12 && byte == UInt8(ascii: "@"))
    }
  }
}

extension UInt8 {
  /// True for the characters that make a template of a value of a list.
  var isTemplateMark: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "|"):
      true
    default: false
    }
  }

  /// True for the characters that end a literal, and need a backslash in it.
  var endsLiteral: Bool { isTemplateMark || self == UInt8(ascii: ";") }
}
