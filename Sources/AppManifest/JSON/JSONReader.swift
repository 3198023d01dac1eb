/// Reads JSON as RFC 8259 has it, nothing more lenient, and keeps every value's place.
///
/// It refuses what would make two readers disagree or a third one crash: text after the value,
/// values nested deeper than ``maximumDepth``, numbers beyond 64 bits, lone surrogates, NUL, bytes
/// that are not UTF-8. A key that is written twice is a fault too, but does not end the reading.
///
/// - Complexity: O(*n*) in the number of bytes, with a recursion no deeper than ``maximumDepth``.
package struct JSONReader {
  /// How deep arrays and objects may nest.
  package static let maximumDepth = 64
  /// The most bytes between the quotes of a string: more than any template, title or state has.
  package static let maximumStringBytes = 4_194_304

  let bytes: [UInt8]
  var index: Int
  let end: Int
  var depth = 0
  /// Keys that were written twice in one object.
  package private(set) var duplicates: [JSONFault] = []

  /// A reader over a part of some bytes: all, or one line.
  package init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    self.index = range.lowerBound
    self.end = range.upperBound
  }

  /// A reader over a whole text. A byte order mark in front is skipped.
  package init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.init(bytes, in: start..<bytes.count)
  }

  /// Reads the one value that the text consists of.
  package mutating func document() throws(JSONFault) -> LocatedJSON {
    skipSpace()
    guard index < end else {
      throw fault("the text is empty", fix: "write a JSON value")
    }
    let result = try value()
    skipSpace()
    guard index == end else {
      throw fault("text after the end of the JSON value", fix: "remove it")
    }
    return result
  }

  /// The byte at the current place, if the text goes on.
  var byte: UInt8? { index < end ? bytes[index] : nil }

  mutating func skipSpace() {
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): index += 1
      default: return
      }
    }
  }

  func fault(_ message: String, at offset: Int? = nil, fix: String) -> JSONFault {
    JSONFault(offset: offset ?? index, message: message, fix: fix)
  }
}

// MARK: - Values

extension JSONReader {
  mutating func value() throws(JSONFault) -> LocatedJSON {
    let start = index
    switch byte {
    case UInt8(ascii: "\""): return LocatedJSON(.string(try string()), offset: start)
    case UInt8(ascii: "{"): return LocatedJSON(.object(try members()), offset: start)
    case UInt8(ascii: "["): return LocatedJSON(.array(try elements()), offset: start)
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return LocatedJSON(try number(), offset: start)
    case UInt8(ascii: "t"): return LocatedJSON(try word("true", .bool(true)), offset: start)
    case UInt8(ascii: "f"): return LocatedJSON(try word("false", .bool(false)), offset: start)
    case UInt8(ascii: "n"): return LocatedJSON(try word("null", .null), offset: start)
    default: throw unexpected("a value")
    }
  }

  /// Steps over an opening bracket, one level deeper.
  private mutating func enter() throws(JSONFault) {
    guard depth < Self.maximumDepth else {
      throw fault(
        "arrays and objects nest deeper than \(Self.maximumDepth) levels", fix: "nest them less")
    }
    depth += 1
    index += 1
    skipSpace()
  }

  private mutating func elements() throws(JSONFault) -> [LocatedJSON] {
    var result: [LocatedJSON] = []
    try enter()
    defer { depth -= 1 }
    if takes(UInt8(ascii: "]")) { return result }
    while true {
      skipSpace()
      result.append(try value())
      if try endsAfterItem(UInt8(ascii: "]")) { return result }
    }
  }

  private mutating func members() throws(JSONFault) -> [LocatedJSON.Member] {
    var result: [LocatedJSON.Member] = []
    try enter()
    defer { depth -= 1 }
    if takes(UInt8(ascii: "}")) { return result }
    while true {
      skipSpace()
      result.append(try member())
      if try endsAfterItem(UInt8(ascii: "}")) { break }
    }
    noteDuplicates(in: result)
    return result
  }

  private mutating func member() throws(JSONFault) -> LocatedJSON.Member {
    let start = index
    guard byte == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
    let key = try string()
    skipSpace()
    guard takes(UInt8(ascii: ":")) else { throw unexpected("a colon after the key") }
    skipSpace()
    return LocatedJSON.Member(key: key, keyOffset: start, value: try value())
  }

  private mutating func takes(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    index += 1
    return true
  }

  /// Reads the comma or the closing bracket that follows an item. True at the bracket.
  private mutating func endsAfterItem(_ closer: UInt8) throws(JSONFault) -> Bool {
    skipSpace()
    if takes(closer) { return true }
    let comma = index
    guard takes(UInt8(ascii: ",")) else {
      throw unexpected("a comma or \"\(Character(UnicodeScalar(closer)))\"")
    }
    skipSpace()
    guard byte != closer else {
      throw fault("a comma after the last item", at: comma, fix: "remove the comma")
    }
    return false
  }

  private mutating func word(
    _ word: StaticString, _ kind: LocatedJSON.Kind
  ) throws(JSONFault) -> LocatedJSON.Kind {
    for offset in 0..<word.utf8CodeUnitCount {
      guard index + offset < end, bytes[index + offset] == word.utf8Start[offset] else {
        throw unexpected("a value")
      }
    }
    index += word.utf8CodeUnitCount
    return kind
  }

  /// Notes the keys that stand twice. Few keys are compared, many are hashed.
  private mutating func noteDuplicates(in members: [LocatedJSON.Member]) {
    guard members.count > 1 else { return }
    if members.count <= 8 {
      for (place, member) in members.enumerated()
      where members[..<place].contains(where: { $0.key == member.key }) {
        noteDuplicate(member)
      }
      return
    }
    var seen = Set<String>(minimumCapacity: members.count)
    for member in members where !seen.insert(member.key).inserted { noteDuplicate(member) }
  }

  private mutating func noteDuplicate(_ member: LocatedJSON.Member) {
    guard duplicates.count < FaultLog.limit else { return }
    duplicates.append(
      fault(
        "the key \(member.key.quotedForMessage) is written twice", at: member.keyOffset,
        fix: "remove one of them"))
  }
}

// MARK: - What stands there instead

extension JSONReader {
  /// A fault that says what was expected, and what to do about what often stands there instead.
  func unexpected(_ expected: String) -> JSONFault {
    guard let byte else {
      return fault("the text ends where \(expected) was expected", fix: "complete it")
    }
    switch byte {
    case UInt8(ascii: "'"):
      return fault("single quotes are not JSON", fix: "write double quotes")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return fault("JSON has no comments", fix: "remove the comment")
    case 0:
      return fault("a NUL character where \(expected) was expected", fix: "remove it")
    default:
      return fault(
        "\(expected) was expected here", fix: "write \(expected), or remove what stands here")
    }
  }
}
