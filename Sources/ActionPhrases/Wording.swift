import TemplateGrammar

/// Writes out wordings whose parts have names: `show [all] <noun> [sorted by <key>]`.
///
/// A wording is a template, whose rules are the parts. What holds a part that there is none of goes:
/// an alternative among others, an optional group, or the whole wording. So one table serves types
/// with and without properties to sort by.
///
/// *`show <noun> [sorted by <key>]` without any key → `show (film|films) `.*
///
/// - Complexity: O(length of what is written).
struct Wording {
  private let part: (String) -> String?
  /// True if parts are written as references, `<noun>`, wherever there is such a part.
  private let refers: Bool
  /// The parts that have been written out, and those that cannot be. A part that is being written
  /// cannot stand in itself.
  private var written: [String: String?] = [:]

  /// A wording, written out as a template.
  ///
  /// - Parameter part: What a part stands for: another wording, in which `|` separates
  ///   alternatives.
  /// - Parameter refers: True to refer to parts rather than to write them out: they are rules then.
  /// - Returns: `nil` if it cannot do without a part that there is none of, or is no wording.
  static func text(
    _ wording: String, refers: Bool = false, part: (String) -> String?
  ) -> String? {
    withoutActuallyEscaping(part) { part in
      var writer = Wording(part: part, refers: refers)
      return writer.text(of: wording)
    }
  }

  private init(part: @escaping (String) -> String?, refers: Bool) {
    self.part = part
    self.refers = refers
  }

  /// Alternatives without brackets around them. `nil` if none can be written.
  private mutating func text(of wording: String) -> String? {
    // In brackets, white space at the ends belongs to the template.
    let source = "(\(wording))"
    let template = try? TemplateParser.parse(source, dialect: .phrase, keepsBrackets: true)
    guard case .sequence(let whole)? = template?.kind, let group = whole.first, whole.count == 1
    else { return nil }
    return content(of: group, in: Array(source.utf8))
  }

  /// A part without brackets around it. `nil` if it cannot do without what there is none of.
  private mutating func content(of template: Template, in source: [UInt8]) -> String? {
    switch template.kind {
    case .literal, .list, .range: return String(decoding: source[template.range], as: UTF8.self)
    case .rule(let name): return named(name)
    case .nothing: return ""
    case .sequence(let items):
      var text = ""
      for item in items {
        guard let written = bracketed(item, in: source) else { return nil }
        text += written
      }
      return text
    case .alternatives(let items):
      let present = items.last?.kind == .nothing ? items.dropLast() : items[...]
      let texts = present.compactMap { content(of: $0, in: source) }
      return texts.isEmpty ? nil : texts.joined(separator: "|")
    // No language's table has any.
    case .permutation: return nil
    }
  }

  /// A part as it stands beside others.
  private mutating func bracketed(_ template: Template, in source: [UInt8]) -> String? {
    let text = content(of: template, in: source)
    switch template.kind {
    case .literal, .list, .range, .rule, .nothing: return text
    case .alternatives(let items) where items.last?.kind == .nothing:
      return text.map { $0.isEmpty ? "" : "[\($0)]" } ?? ""
    case .sequence, .permutation, .alternatives:
      return text.flatMap { $0.isEmpty ? nil : "(\($0))" }
    }
  }

  /// The part of a name, in brackets.
  private mutating func named(_ name: String) -> String? {
    if let known = written[name] { return known }
    written[name] = .some(nil)
    let result = part(name).flatMap { wording -> String? in
      if wording.isEmpty { return "" }
      guard let content = text(of: wording), !content.isEmpty else { return nil }
      return refers ? "<\(name)>" : "(\(content))"
    }
    written[name] = .some(result)
    return result
  }
}

extension Wording {
  /// Phrases that refer to their parts, and the parts that they refer to, as rules.
  ///
  /// Phrases without a part that they cannot do without are left out.
  static func phrases(
    _ wordings: [String], parts: [String: String]
  ) -> (phrases: [String], rules: [String: String]) {
    var writer = Wording(part: { parts[$0] }, refers: true)
    let phrases = wordings.compactMap { writer.text(of: $0) }
    var rules: [String: String] = [:]
    var pending = phrases.flatMap(references)
    while let name = pending.popLast() {
      guard rules[name] == nil, let rule = parts[name].flatMap({ writer.text(of: $0) }) else {
        continue
      }
      rules[name] = rule
      pending += references(in: rule)
    }
    return (phrases, rules)
  }

  /// The names of the parts that a text refers to.
  private static func references(in text: String) -> [String] {
    let template = try? TemplateParser.parse(text, dialect: .phrase)
    return template?.references.compactMap { reference in
      if case .rule(let name) = reference.kind { name } else { nil }
    } ?? []
  }
}
