import AppManifest
import TemplateGrammar

/// Expands the names of a catalogue, which are templates, to all their variants.
///
/// *`Kitchen [light|lamp]` → "Kitchen light", "Kitchen lamp", "Kitchen".*
///
/// Alternatives come in the order written, optional content before its absence, and what stands
/// left varies slowest, as hassil samples templates. White space is collapsed and trimmed. A name
/// without brackets and bars is no template, so its backslashes stay.
///
/// It refuses lists and rules, whose values a name does not have, names longer than
/// ``maximumLength`` bytes, what the parser refuses, and templates that come to more than
/// ``maximumVariants`` variants.
struct NameTemplate {
  static let maximumVariants = 1000
  static let maximumLength = 4096

  /// The variants of a name.
  ///
  /// - Throws: What is wrong with the name, with the place in it.
  /// - Complexity: O(*n* · *v*) in the length of the name and ``maximumVariants``.
  static func variants(of name: String) throws(TemplateFault) -> [String] {
    guard name.utf8.count <= maximumLength else {
      throw TemplateFault(
        "a name is longer than \(maximumLength) bytes", fix: "write a name that a person types")
    }
    let dialect = TemplateDialect.sentence3_0
    guard dialect.readsAsTemplate(name) else { return [name.trimmingSpace] }
    let template = try TemplateParser.parse(name, dialect: dialect)
    return try variants(of: template).map(\.collapsingSpace).uniqued
  }

  private static func variants(of template: Template) throws(TemplateFault) -> [String] {
    switch template.kind {
    case .nothing: return [""]
    case .literal(let text): return [text]
    case .sequence(let items): return try sequence(items)
    case .alternatives(let items):
      var variants: [String] = []
      for item in items {
        variants += try self.variants(of: item)
        try check(variants.count, at: template)
      }
      return variants
    case .permutation(let items):
      var variants: [String] = []
      for order in orders(of: items) {
        variants += try sequence(order)
        try check(variants.count, at: template)
      }
      return variants
    case .list, .rule, .range:
      throw TemplateFault(
        "a name holds a list or a rule", fix: "write text, [optionals] and (a|b)",
        at: template.range.lowerBound)
    }
  }

  private static func sequence(_ items: [Template]) throws(TemplateFault) -> [String] {
    var heads = [""]
    for item in items {
      let tails = try variants(of: item)
      try check(heads.count * tails.count, at: item)
      heads = heads.flatMap { head in tails.map { head + $0 } }
    }
    return heads
  }

  private static func check(_ count: Int, at template: Template) throws(TemplateFault) {
    guard count <= maximumVariants else {
      throw TemplateFault(
        "a name comes to more than \(maximumVariants) variants",
        fix: "write fewer optionals and alternatives", at: template.range.lowerBound)
    }
  }

  private static func orders(of items: [Template]) -> [[Template]] {
    guard !items.isEmpty else { return [[]] }
    return items.indices.flatMap { first in
      var rest = items
      let item = rest.remove(at: first)
      return orders(of: rest).map { [item] + $0 }
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmingSpace: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// The text with single spaces for runs of white space, and none at its ends.
  fileprivate var collapsingSpace: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
