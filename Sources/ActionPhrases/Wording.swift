/// Writes out wordings whose parts have names: `show [all] <noun> [sorted by <key>]`.
///
/// What holds a part that there is none of goes: an alternative among others, an optional group, or
/// the whole wording. So one table serves types with and without properties to sort by.
///
/// *`show <noun> [sorted by <key>]` without any key → `show (film|films) `.*
///
/// - Complexity: O(length of what is written).
struct Wording {
  private let scalars: [Unicode.Scalar]
  private let part: (String) -> String?
  private let depth: Int
  /// True if parts are written as references, `<noun>`, wherever there is such a part.
  private let refers: Bool
  private var position = 0

  /// The deepest nesting of groups and parts. Tables are nowhere near it.
  private static let maximumDepth = 40

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
      var reader = Wording(wording, depth: 0, refers: refers, part: part)
      guard let text = reader.alternatives(until: nil), !text.isEmpty else { return nil }
      return text.joined(separator: "|")
    }
  }

  private init(
    _ wording: String, depth: Int, refers: Bool, part: @escaping (String) -> String?
  ) {
    scalars = Array(wording.unicodeScalars)
    self.depth = depth
    self.refers = refers
    self.part = part
  }

  /// The alternatives up to a closing bracket that can be written. `nil` if it never comes.
  private mutating func alternatives(
    until closer: Unicode.Scalar?, depth: Int = 0
  ) -> [String]? {
    guard self.depth + depth < Self.maximumDepth else { return nil }
    var written: [String] = []
    var current: String? = ""
    func take() { if let current { written.append(current) } }
    while position < scalars.count {
      let scalar = scalars[position]
      position += 1
      switch scalar {
      case closer:
        take()
        return written
      case "|":
        take()
        current = ""
      case "(", "[":
        guard let inner = alternatives(until: scalar == "(" ? ")" : "]", depth: depth + 1) else {
          return nil
        }
        append(Self.group(inner, opener: scalar), to: &current)
      case "<":
        append(named(), to: &current)
      case "\\":
        guard position < scalars.count else { return nil }
        append("\\" + String(Character(scalars[position])), to: &current)
        position += 1
      default: append(String(Character(scalar)), to: &current)
      }
    }
    guard closer == nil else { return nil }
    take()
    return written
  }

  private func append(_ text: String?, to current: inout String?) {
    guard let text else {
      current = nil
      return
    }
    current?.append(text)
  }

  private static func group(_ alternatives: [String], opener: Unicode.Scalar) -> String? {
    let text = alternatives.joined(separator: "|")
    if opener == "[" { return text.isEmpty ? "" : "[\(text)]" }
    return text.isEmpty ? nil : "(\(text))"
  }

  /// The part whose name stands here, in brackets.
  private mutating func named() -> String? {
    guard let end = scalars[position...].firstIndex(of: ">") else {
      position = scalars.count
      return nil
    }
    var scalarsOfName = String.UnicodeScalarView()
    scalarsOfName.append(contentsOf: scalars[position..<end])
    let name = String(scalarsOfName)
    position = end + 1
    guard let wording = part(name) else { return nil }
    guard !wording.isEmpty else { return "" }
    var inner = Wording(wording, depth: depth + 1, refers: refers, part: part)
    let text = inner.alternatives(until: nil).flatMap { Self.group($0, opener: "(") }
    return refers && text != nil ? "<\(name)>" : text
  }
}

extension Wording {
  /// Phrases that refer to their parts, and the parts that they refer to, as rules.
  ///
  /// Phrases without a part that they cannot do without are left out.
  static func phrases(
    _ wordings: [String], parts: [String: String]
  ) -> (phrases: [String], rules: [String: String]) {
    let phrases = wordings.compactMap { text($0, refers: true) { parts[$0] } }
    var rules: [String: String] = [:]
    var pending = phrases.flatMap(references)
    while let name = pending.popLast() {
      guard rules[name] == nil, let wording = parts[name],
        let rule = text(wording, refers: true, part: { parts[$0] })
      else { continue }
      rules[name] = rule
      pending += references(in: rule)
    }
    return (phrases, rules)
  }

  /// The names of the parts that a text refers to.
  private static func references(in text: String) -> [String] {
    var names: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "<" || $0 == "\\" }) {
      if rest[open] == "\\" {
        rest = rest[open...].dropFirst(2)
      } else if let close = rest[open...].firstIndex(of: ">") {
        names.append(String(rest[rest.index(after: open)..<close]))
        rest = rest[rest.index(after: close)...]
      } else {
        break
      }
    }
    return names
  }
}
