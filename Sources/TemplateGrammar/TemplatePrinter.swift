extension Template {
  /// The template as one writes it. Parsing that in the same dialect gives an equal template again,
  /// if the template was parsed.
  ///
  /// *alternatives of “s” and “ed” behind “turn” → `turn(s|ed)`*
  ///
  /// - Complexity: O(length of what is written). The recursion is as deep as the template nests.
  package func text(in dialect: TemplateDialect) -> String {
    var text = TemplatePrinter(dialect: dialect).content(self)
    // White space at the ends of a template would be dropped.
    if text.utf8.first == UInt8(ascii: " ") { text = "\\" + text }
    let endsWithSpace = text.unicodeScalars.last?.properties.isWhitespace ?? false
    return endsWithSpace ? "(\(text))" : text
  }
}

/// Writes templates.
private struct TemplatePrinter {
  let dialect: TemplateDialect

  /// A part, without brackets around what is a whole template or group.
  func content(_ template: Template) -> String {
    switch template.kind {
    case .literal(let text): TemplateEscaping.literal(text)
    case .sequence(let items): sequence(items)
    case .alternatives(let items): alternatives(items)
    case .permutation(let items): permutation(items)
    case .list(let name, let slot, _): list(name == slot ? name : "\(name):\(slot)")
    case .range(let from, let to, let step, let slot):
      list("\(from)..\(to)\(step == 1 ? "" : ",\(step)"):\(slot)")
    case .rule(let name): "<\(name)>"
    case .nothing: ""
    }
  }

  private func list(_ content: String) -> String {
    dialect == .phrase ? "${\(content)}" : "{\(content)}"
  }

  /// The items, one behind the other. A literal needs brackets behind another one, which it would
  /// run into, and behind a list, whose word it would end.
  private func sequence(_ items: [Template]) -> String {
    var text = ""
    var isOpen = false
    var endsWord = true
    for item in items {
      switch item.kind {
      case .literal(let literal):
        let isSpaced = literal.utf8.first == UInt8(ascii: " ")
        let needsBrackets = isOpen || (isSpaced && !endsWord)
        let escaped = TemplateEscaping.literal(literal)
        text += needsBrackets ? "(\(escaped))" : escaped
        isOpen = !needsBrackets
        endsWord = true
      case .list(_, _, let itEndsWord):
        text += content(item)
        (isOpen, endsWord) = (false, itEndsWord)
      case .sequence, .permutation:
        text += "(\(content(item)))"
        (isOpen, endsWord) = (false, true)
      case .alternatives, .range, .rule, .nothing:
        text += content(item)
        (isOpen, endsWord) = (false, true)
      }
    }
    return text
  }

  /// Alternatives in brackets: round ones, or square ones if their absence is the last.
  private func alternatives(_ items: [Template]) -> String {
    guard items.last?.kind == .nothing else { return "(\(branches(items)))" }
    let present = Array(items.dropLast())
    if present.count == 1 { return "[\(content(present[0]))]" }
    // What may be absent anyway was in brackets of its own: `[[a]]`.
    if present.last?.kind == .nothing { return "[\(alternatives(present))]" }
    return "[\(branches(present))]"
  }

  private func branches(_ items: [Template]) -> String {
    items.map { item in
      // A permutation among alternatives has no white space implied.
      if case .permutation(let glued) = item.kind {
        return glued.map(content).joined(separator: ";")
      }
      return content(item)
    }.joined(separator: "|")
  }

  /// The items without the white space that is implied around them.
  private func permutation(_ items: [Template]) -> String {
    items.map { item in
      guard case .sequence(let parts) = item.kind else { return content(item) }
      return sequence(Array(parts.dropFirst().dropLast()))
    }.joined(separator: ";")
  }
}
