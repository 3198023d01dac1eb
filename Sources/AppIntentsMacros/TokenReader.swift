/// Takes source apart into words and signs.
///
/// It reads bytes: every sign that matters is one, and whatever is beyond ASCII belongs to words.
/// Source that ends too early ends the last token; nothing is refused.
///
/// - Complexity: linear in the length of the source, for source that a compiler accepts.
struct TokenReader {
  private let source: [UInt8]
  private var index = 0
  private var depth = 0
  /// The last token, which tells a regular expression from a division.
  private var previous: String?

  init(_ source: String) {
    self.source = Array(source.utf8)
  }

  /// How many bytes of blanks and comments stand in front of the first token.
  static func blanks(in source: String) -> Int {
    var reader = TokenReader(source)
    reader.skipBlanks()
    return reader.index
  }

  mutating func next() -> DeclarationText.Token? {
    let end = index
    skipBlanks()
    guard index < source.count else { return nil }
    let start = index
    let level = takeToken()
    let text = String(decoding: source[start..<index], as: UTF8.self)
    previous = text
    return .init(text: text, depth: level, isSpaced: start > end)
  }

  /// Goes past a token; answers how deep in brackets it stands.
  private mutating func takeToken() -> Int {
    if takeString() || takeExpression() || takeWord() { return depth }
    let sign = Character(UnicodeScalar(source[index]))
    index += 1
    if "([{".contains(sign) {
      depth += 1
      return depth - 1
    }
    if ")]}".contains(sign) { depth = max(0, depth - 1) }
    return depth
  }

  private mutating func takeWord() -> Bool {
    let start = index
    if has("`") {
      index += 1
      while index < source.count, !has("`"), !isLineEnd { index += 1 }
      index = min(source.count, index + 1)
    } else {
      while index < source.count, Self.isWordPart(source[index]) { index += 1 }
    }
    return index > start
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    let character = Character(UnicodeScalar(byte))
    return byte >= 0x80 || character.isLetter || character.isNumber || "_$".contains(character)
  }

  private mutating func skipBlanks() {
    while index < source.count {
      if has(" ") || has("\t") || isLineEnd {
        index += 1
      } else if has("//") {
        while index < source.count, !isLineEnd { index += 1 }
      } else if has("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var open = 0
    repeat {
      if has("/*") {
        open += 1
        index += 2
      } else if has("*/") {
        open -= 1
        index += 2
      } else {
        index += 1
      }
    } while open > 0 && index < source.count
    index = min(source.count, index)
  }

  private var isLineEnd: Bool { has("\n") || has("\r") }

  private func has(_ text: String) -> Bool { has(text, at: index) }

  private func has(_ text: String, at place: Int) -> Bool {
    place <= source.count && source[place...].starts(with: text.utf8)
  }
}

extension TokenReader {
  /// A string, raw or not, with one or three quotes; what is interpolated belongs to it.
  private mutating func takeString() -> Bool {
    let pounds = poundsHere
    guard has(pounds + "\"") else { return false }
    index += pounds.utf8.count
    let isLong = startsLongString
    let quotes = isLong ? "\"\"\"" : "\""
    index += quotes.utf8.count
    while index < source.count, !has(quotes + pounds) {
      // A short string that is not closed ends with its line.
      if !isLong, isLineEnd { return true }
      takeStringPart(pounds)
    }
    index = min(source.count, index + quotes.utf8.count + pounds.utf8.count)
    return true
  }

  private mutating func takeStringPart(_ pounds: String) {
    guard has("\\" + pounds) else {
      index += 1
      return
    }
    index = min(source.count, index + 1 + pounds.utf8.count)
    let isInterpolation = has("(")
    index = min(source.count, index + 1)
    guard isInterpolation else { return }
    let outer = depth
    depth += 1
    while depth > outer, next() != nil {}
    depth = outer
  }

  /// Three quotes start a long string only at the end of a line: `#"""#` is a short one.
  private var startsLongString: Bool {
    guard has("\"\"\"") else { return false }
    var end = index + 3
    while has(" ", at: end) || has("\t", at: end) { end += 1 }
    return has("\n", at: end) || has("\r", at: end)
  }

  private var poundsHere: String {
    String(repeating: "#", count: source[index...].prefix { $0 == UInt8(ascii: "#") }.count)
  }

  /// A regular expression between slashes, whose brackets and quotes are no one else's.
  private mutating func takeExpression() -> Bool {
    let pounds = poundsHere
    guard has(pounds + "/"), !pounds.isEmpty || startsExpression else { return false }
    let start = index
    index += pounds.utf8.count + 1
    while index < source.count, !has("/" + pounds) {
      if pounds.isEmpty, isLineEnd {
        // No second slash: it was an operator.
        index = start
        return false
      }
      index += has("\\") ? 2 : 1
    }
    index = min(source.count, index + 1 + pounds.utf8.count)
    return true
  }

  /// Whether a slash can begin an expression here: not after a value, nor before a space.
  private var startsExpression: Bool {
    if has(" ", at: index + 1) || has("=", at: index + 1) { return false }
    guard let previous, let last = previous.utf8.last else { return true }
    let introducing = ["return", "in", "case", "where", "if", "else", "try", "await", "is", "as"]
    if Self.isWordPart(last) { return introducing.contains(previous) }
    return !")]}\"`/".utf8.contains(last)
  }
}
