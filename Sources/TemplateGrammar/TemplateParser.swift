/// Reads the template language of `[optional]`, `(a|b)`, `(a;b)`, `{list:slot}` and `<rule>`.
///
/// The parser is a single pass with a stack of its own, so neither deep nesting nor size can
/// exhaust anything: nesting beyond the limit is a fault.
///
/// *`turn(s|ed) on [the] {name}` → literal, alternatives, literal, optional, list.*
///
/// - Complexity: O(length of the template).
package struct TemplateParser {
  package typealias Dialect = TemplateDialect

  let bytes: [UInt8]
  let dialect: Dialect
  private let limits: TemplateLimits
  private var keepsBrackets = false
  /// Where the template ends: white space at its end does not count.
  let end: Int
  var position: Int
  private var stack: [TemplateGroup] = []
  var group: TemplateGroup

  /// Parses a template.
  ///
  /// - Parameter keepsBrackets: True if `(a)`, which says no more than `a`, is a sequence of one, for
  ///   those who write the template again in part.
  /// - Throws: The first fault, with its place.
  package static func parse(
    _ text: String, dialect: Dialect, limits: TemplateLimits = TemplateLimits(),
    keepsBrackets: Bool = false
  ) throws(TemplateFault) -> Template {
    guard text.utf8.count <= limits.bytes else {
      throw TemplateFault("there are more than \(limits.bytes) bytes", fix: "write less")
    }
    var parser = TemplateParser(Array(text.utf8), dialect: dialect, limits: limits)
    parser.keepsBrackets = keepsBrackets
    return try parser.parse()
  }

  private init(_ bytes: [UInt8], dialect: Dialect, limits: TemplateLimits) {
    self.bytes = bytes
    self.dialect = dialect
    self.limits = limits
    position = bytes.endOfSpace(from: 0)
    end = bytes.startOfSpace(before: bytes.count, from: position)
    group = TemplateGroup(opener: nil, start: position)
  }

  func fault(_ message: String, fix: String) -> TemplateFault {
    TemplateFault(message, fix: fix, at: position)
  }

  private mutating func parse() throws(TemplateFault) -> Template {
    guard position < end else {
      throw TemplateFault("the template is empty", fix: "write one, or remove it")
    }
    while position < end {
      try parseNext()
    }
    if let opener = group.opener {
      throw TemplateFault(
        "\(opener.quoted) is never closed",
        fix: "add \(opener.closer.quoted), or write a backslash before it", at: group.start)
    }
    return try group.finish(at: end, limits: limits, keepsBrackets: keepsBrackets)
  }

  private mutating func parseNext() throws(TemplateFault) {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["): try open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"): try close(byte)
    case UInt8(ascii: "|"): try separate(.alternatives)
    case UInt8(ascii: ";"): try separate(.permutation)
    case UInt8(ascii: "{"): try parseList(from: position)
    case UInt8(ascii: "<"): try parseRule()
    case UInt8(ascii: "}"), UInt8(ascii: ">"): throw stray(byte)
    case UInt8(ascii: "$") where isSlot(at: position):
      position += 1
      try parseList(from: position - 1)
    default: try parseLiteral()
    }
  }

  /// True if a slot of a phrase begins with the dollar sign at a place.
  func isSlot(at place: Int) -> Bool {
    dialect == .phrase && place + 1 < end && bytes[place + 1] == UInt8(ascii: "{")
  }

  private func stray(_ closer: UInt8) -> TemplateFault {
    fault(
      "stray \(closer.quoted)",
      fix: "open it with \(closer.opener.quoted), or write a backslash before it")
  }

  private mutating func open(_ opener: UInt8) throws(TemplateFault) {
    guard stack.count < limits.nesting else {
      throw fault("brackets nest deeper than \(limits.nesting)", fix: "nest them less")
    }
    stack.append(group)
    group = TemplateGroup(opener: opener, start: position)
    position += 1
  }

  private mutating func close(_ closer: UInt8) throws(TemplateFault) {
    guard let opener = group.opener, opener.closer == closer, var outer = stack.popLast()
    else { throw stray(closer) }
    var inner = try group.finish(at: position, limits: limits, keepsBrackets: keepsBrackets)
    position += 1
    if opener == UInt8(ascii: "[") {
      inner = inner.asOptional
      inner.range = group.start..<position
    }
    outer.append(inner)
    group = outer
  }

  private mutating func separate(_ separator: TemplateGroup.Kind) throws(TemplateFault) {
    guard group.separate(separator) else {
      throw fault(
        "\";\" follows \"|\" in one group", fix: "put the alternatives in brackets of their own")
    }
    guard group.count <= limits.alternatives else {
      throw fault("a group has more than \(limits.alternatives) alternatives", fix: "write fewer")
    }
    position += 1
  }
}

extension Template {
  /// `[x|y]` is x, y or nothing, in this order.
  fileprivate var asOptional: Template {
    var items = [self]
    if case .alternatives(let alternatives) = kind { items = alternatives }
    let absence = Template(.nothing, range: range.upperBound..<range.upperBound)
    return Template(.alternatives(items + [absence]))
  }
}

extension UInt8 {
  /// The sign that closes what this one opens.
  var closer: UInt8 { self == UInt8(ascii: "(") ? UInt8(ascii: ")") : self + 2 }
  /// The sign that opens what this one closes.
  fileprivate var opener: UInt8 { self == UInt8(ascii: ")") ? UInt8(ascii: "(") : self - 2 }
  /// The character in quotes.
  var quoted: String { "\"\(Character(Unicode.Scalar(self)))\"" }
}
