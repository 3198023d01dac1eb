/// The bounds that keep untrusted templates harmless.
package struct TemplateLimits: Equatable, Sendable {
  /// The most UTF-8 bytes of one template.
  package var bytes = 1 << 20
  /// The deepest nesting of brackets, rules counted in.
  package var nesting = 100
  /// The most alternatives of one group.
  package var alternatives = 100_000
  /// The most items of a permutation.
  package var permutationItems = 6
  /// The most nodes that one template may compile to.
  package var nodes = 100_000

  package init() {}
}
