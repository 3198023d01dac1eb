/// A parsed phrase template.
///
/// Apple's phrases use only literals, slots and the application name; sentence templates use all
/// of it. Both are this one tree.
package indirect enum Template: Equatable, Sendable {
  /// Words as written, escapes resolved, white space collapsed.
  case literal(String)
  /// One after the other. An empty sequence never matches (as in hassil).
  case sequence([Template])
  /// Any of several, tried in this order.
  case alternatives([Template])
  /// All of several, in any order, white space between them implied.
  case permutation([Template])
  /// A value of a list or parameter, stored in a slot. `endsWord` is true when white space
  /// directly follows in the same group.
  case list(name: String, slot: String, endsWord: Bool)
  /// A number in a range written in place (`{0..100:brightness}`).
  case range(from: Int, to: Int, step: Int, slot: String)
  /// The body of a rule.
  case rule(String)
  /// Nothing at all, which always matches: the absence of an optional part.
  case nothing
}

/// A fault in a template, with its place.
package struct TemplateFault: Error, Equatable, Sendable {
  /// What is wrong, and what to do.
  package var message: String
  /// The character at which it was noticed, counted from 1 in Unicode code points.
  package var column: Int

  package init(_ message: String, column: Int) {
    self.message = message
    self.column = column
  }
}

/// The bounds that keep untrusted templates harmless.
package struct TemplateLimits: Equatable, Sendable {
  /// The most UTF-8 bytes of one template.
  package var bytes = 1 << 20
  /// The deepest nesting of brackets, rules counted in.
  package var nesting = 100
  /// The most items of a permutation.
  package var permutationItems = 6
  /// The most nodes that one template may compile to.
  package var nodes = 100_000

  package init() {}
}
