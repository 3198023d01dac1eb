/// Reads the template language of `[optional]`, `(a|b)`, `(a;b)`, `{list:slot}` and `<rule>`.
///
/// The parser is a single pass with a stack of its own, so neither deep nesting nor size can
/// exhaust anything: nesting beyond the limit is a fault.
///
/// *`turn(s|ed) on [the] {name}` → literal, alternatives, literal, optional, list.*
///
/// - Complexity: O(length of the template).
package struct TemplateParser {
  /// Which spelling of slots is read.
  package enum Dialect: Sendable {
    /// `${film}` and `{film}` are slots, as phrases of app manifests write them.
    case phrase
    /// `{list:slot}` as hassil 3.0 reads it.
    case sentence3_0
    /// As hassil 3.12 reads it: captures and ranges in place, too.
    case sentence3_12

    /// True if a value of a list is a template. An app's own values never are: a film may be called
    /// “[REC]”.
    package func readsAsTemplate(_ value: String) -> Bool {
      guard self != .phrase else { return false }
      return value.unicodeScalars.contains { scalar in
        switch scalar {
        case "(", ")", "{", "}", "<", ">", "[", "]", "|": true
        case "@": self == .sentence3_12
        default: false
        }
      }
    }
  }

  private let scalars: [Unicode.Scalar]
  private let dialect: Dialect
  private let limits: TemplateLimits
  private var position = 0
  private var stack: [Group] = []
  private var group = Group(opener: nil, column: 1)

  /// Parses a template.
  ///
  /// - Throws: The first fault, with its column.
  package static func parse(
    _ text: String, dialect: Dialect, limits: TemplateLimits = TemplateLimits()
  ) throws(TemplateFault) -> Template {
    guard text.utf8.count <= limits.bytes else {
      throw TemplateFault("the template is longer than \(limits.bytes) bytes", column: 1)
    }
    var parser = TemplateParser(text, dialect: dialect, limits: limits)
    return try parser.parse()
  }

  private init(_ text: String, dialect: Dialect, limits: TemplateLimits) {
    let all = Array(text.unicodeScalars)
    let first = all.firstIndex { !$0.properties.isWhitespace } ?? all.count
    let last = all.lastIndex { !$0.properties.isWhitespace } ?? first
    scalars = Array(all[first...].prefix(last - first + 1))
    columnOffset = first
    self.dialect = dialect
    self.limits = limits
  }

  private let columnOffset: Int
  private var column: Int { position + columnOffset + 1 }

  private func fault(_ message: String) -> TemplateFault { TemplateFault(message, column: column) }

  private mutating func parse() throws(TemplateFault) -> Template {
    guard !scalars.isEmpty else { throw TemplateFault("the template is empty", column: 1) }
    while position < scalars.count {
      try parseNext()
    }
    if let opener = group.opener {
      throw TemplateFault(
        "“\(opener)” is never closed; add “\(Self.closer(of: opener))”", column: group.column)
    }
    return try group.finish(limits: limits)
  }

  private mutating func parseNext() throws(TemplateFault) {
    let scalar = scalars[position]
    switch scalar {
    case "(", "[": try open(scalar)
    case ")", "]": try close(scalar)
    case "|": try separate(.alternatives)
    case ";": try separate(.permutation)
    case "{": try parseList()
    case "<": try parseRule()
    case "}", ">": throw fault("stray “\(scalar)”; write “\\\(scalar)” for the character itself")
    case "$"
    where dialect == .phrase && position + 1 < scalars.count
      && scalars[position + 1] == "{":
      position += 1
    default: try parseLiteral()
    }
  }

  private mutating func open(_ opener: Unicode.Scalar) throws(TemplateFault) {
    guard stack.count < limits.nesting else {
      throw fault("brackets nest deeper than \(limits.nesting)")
    }
    stack.append(group)
    group = Group(opener: opener, column: column)
    position += 1
  }

  private mutating func close(_ closer: Unicode.Scalar) throws(TemplateFault) {
    guard let opener = group.opener, Self.closer(of: opener) == closer, var outer = stack.popLast()
    else { throw fault("stray “\(closer)”; write “\\\(closer)” for the character itself") }
    var inner = try group.finish(limits: limits)
    if opener == "[" { inner = Self.optional(inner) }
    position += 1
    outer.append(inner)
    group = outer
  }

  private static func closer(of opener: Unicode.Scalar) -> Unicode.Scalar {
    opener == "(" ? ")" : "]"
  }

  /// `[x|y]` is x, y or nothing, in this order.
  private static func optional(_ inner: Template) -> Template {
    if case .alternatives(let items) = inner { return .alternatives(items + [.nothing]) }
    return .alternatives([inner, .nothing])
  }

  private mutating func separate(_ kind: Group.Kind) throws(TemplateFault) {
    guard group.separate(kind) else {
      throw fault("“;” follows “|” in one group; put the alternatives in brackets of their own")
    }
    position += 1
  }

  private mutating func parseLiteral() throws(TemplateFault) {
    var text = String.UnicodeScalarView()
    scan: while position < scalars.count {
      switch scalars[position] {
      case "(", ")", "[", "]", "{", "}", "<", ">", "|", ";": break scan
      case "$"
      where dialect == .phrase && position + 1 < scalars.count
        && scalars[position + 1] == "{":
        break scan
      case "\\":
        guard position + 1 < scalars.count else { throw fault("nothing follows the last “\\”") }
        position += 1
        text.append(scalars[position])
      case let scalar where scalar.properties.isWhitespace:
        if text.last != " " { text.append(" ") }
      case let scalar: text.append(scalar)
      }
      position += 1
    }
    group.append(.literal(String(text)))
  }

  private mutating func parseRule() throws(TemplateFault) {
    group.append(.rule(try parseName(until: ">", kind: "rule")))
  }

  private mutating func parseName(
    until closer: Unicode.Scalar, kind: String
  ) throws(TemplateFault) -> String {
    let start = position + 1
    guard let end = scalars[start...].firstIndex(of: closer) else {
      throw fault("the \(kind) is never closed; add “\(closer)”")
    }
    guard end > start else { throw fault("the \(kind) has no name") }
    position = end + 1
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars[start..<end])
    return String(name)
  }

  private mutating func parseList() throws(TemplateFault) {
    let listColumn = column
    let content = try parseName(until: "}", kind: "list")
    let endsWord = position < scalars.count && scalars[position].properties.isWhitespace
    if dialect == .sentence3_12, let range = try Self.inlineRange(content, column: listColumn) {
      return group.append(range)
    }
    let parts = content.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let slot = parts.count > 1 ? String(parts[1]) : name
    guard !name.isEmpty, !slot.isEmpty else {
      throw TemplateFault("the list has no name", column: listColumn)
    }
    group.append(.list(name: name, slot: slot, endsWord: endsWord))
  }

  /// Reads `0..100:slot` and `0..100,5:slot`.
  private static func inlineRange(
    _ content: String, column: Int
  ) throws(TemplateFault) -> Template? {
    let parts = content.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let dots = parts[0].firstRange(of: "..") else { return nil }
    let upper = parts[0][dots.upperBound...].split(separator: ",", maxSplits: 1)
    guard let from = Int(parts[0][..<dots.lowerBound]), let last = upper.first, let to = Int(last)
    else { return nil }
    let step = upper.count > 1 ? Int(upper[1]) : 1
    guard let step, step > 0, from <= to else {
      throw TemplateFault("the range “\(content)” is no range of numbers", column: column)
    }
    return .range(from: from, to: to, step: step, slot: String(parts[1]))
  }
}

/// A bracket that is still open.
private struct Group {
  enum Kind { case sequence, alternatives, permutation, permutationInAlternatives }

  let opener: Unicode.Scalar?
  let column: Int
  private var kind = Kind.sequence
  private var items: [[Template]] = [[]]

  init(opener: Unicode.Scalar?, column: Int) {
    self.opener = opener
    self.column = column
  }

  mutating func append(_ item: Template) {
    items[items.count - 1].append(item)
  }

  /// Starts the next item. False if the separator cannot stand here.
  mutating func separate(_ separator: Kind) -> Bool {
    switch (kind, separator) {
    case (.sequence, _): kind = separator
    case (.alternatives, .alternatives), (.permutation, .permutation),
      (.permutationInAlternatives, .alternatives):
      break
    case (.permutation, .alternatives):
      permutationCount = items.count
      kind = .permutationInAlternatives
    default: return false
    }
    items.append([])
    return true
  }

  /// How many of the items belong to the permutation of `(a;b|c)`.
  private var permutationCount = 0

  func finish(limits: TemplateLimits) throws(TemplateFault) -> Template {
    switch kind {
    case .sequence:
      guard !items[0].isEmpty else { throw TemplateFault("the group is empty", column: column) }
      return items[0].count == 1 ? items[0][0] : .sequence(items[0])
    case .alternatives:
      return .alternatives(items.map { .sequence($0) })
    case .permutation:
      try checkPermutation(items.count, limits)
      return .permutation(items.map { .sequence([.literal(" ")] + $0 + [.literal(" ")]) })
    case .permutationInAlternatives:
      try checkPermutation(permutationCount, limits)
      // hassil adds no white space between the items here: `(a;b|c)` is `ab`, `ba` or `c`.
      let glued = Template.permutation(items[..<permutationCount].map { .sequence($0) })
      return .alternatives([glued] + items[permutationCount...].map { .sequence($0) })
    }
  }

  private func checkPermutation(_ count: Int, _ limits: TemplateLimits) throws(TemplateFault) {
    guard count <= limits.permutationItems else {
      throw TemplateFault(
        "the permutation has \(count) items, more than \(limits.permutationItems)", column: column)
    }
  }
}
