/// A parsed template of phrases or sentences, in which every part knows where it is written.
///
/// Apple's phrases use only literals, slots and the application name; sentence templates use all
/// of it. Both are this one tree.
///
/// Templates are equal if they say the same, wherever their parts are written.
package struct Template: Sendable {
  package var kind: Kind
  /// Where it stands in its text, in bytes of UTF-8. What is implied (the white space around the
  /// items of a permutation, the absence of an optional part) has an empty range.
  package var range: Range<Int>

  package enum Kind: Equatable, Sendable {
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

  package init(_ kind: Kind, range: Range<Int> = 0..<0) {
    self.kind = kind
    self.range = range
  }
}

extension Template: Equatable {
  package static func == (left: Template, right: Template) -> Bool { left.kind == right.kind }
}

/// Templates that are built rather than parsed.
extension Template {
  package static func literal(_ text: String) -> Template { Template(.literal(text)) }
  package static func sequence(_ items: [Template]) -> Template { Template(.sequence(items)) }
  package static func alternatives(_ items: [Template]) -> Template {
    Template(.alternatives(items))
  }
  package static func permutation(_ items: [Template]) -> Template { Template(.permutation(items)) }
  package static func list(name: String, slot: String, endsWord: Bool = false) -> Template {
    Template(.list(name: name, slot: slot, endsWord: endsWord))
  }
  package static func range(from: Int, to: Int, step: Int = 1, slot: String) -> Template {
    Template(.range(from: from, to: to, step: step, slot: slot))
  }
  package static func rule(_ name: String) -> Template { Template(.rule(name)) }
  package static var nothing: Template { Template(.nothing) }
}

extension Template {
  /// Visits the template and all its parts, in the order in which they are written.
  ///
  /// - Complexity: O(parts). The recursion is as deep as brackets nest, which the parser bounds.
  package func forEachPart(_ visit: (Template) -> Void) {
    visit(self)
    switch kind {
    case .sequence(let items), .alternatives(let items), .permutation(let items):
      for item in items { item.forEachPart(visit) }
    case .literal, .list, .range, .rule, .nothing: break
    }
  }

  /// The lists and rules that the template itself names, in the order in which they are written.
  package var references: [Template] {
    var found: [Template] = []
    forEachPart { part in
      switch part.kind {
      case .list, .rule: found.append(part)
      case .literal, .sequence, .alternatives, .permutation, .range, .nothing: break
      }
    }
    return found
  }
}
