extension JSONSource {
  /// Where a byte of a string's text stands in the source, past the escapes before it.
  ///
  /// - Parameters:
  ///   - textOffset: A place in the string's text, in UTF-8.
  ///   - node: The string: JSON's, or any scalar of YAML. Of a folded block (`>`), whose lines are
  ///     joined and broken by rules that look ahead, and of a block whose indentation is stated,
  ///     only the start is given.
  /// - Complexity: O(*n*) in the length of the string as it is written.
  package func offset(ofText textOffset: Int, in node: LocatedJSON) -> Int {
    let start = endOfProperties(from: node.offset)
    guard start < bytes.count else { return node.offset }
    switch bytes[start] {
    case UInt8(ascii: "\""): return offset(inStringAt: start, textOffset: textOffset)
    case UInt8(ascii: "'"):
      return offset(from: start + 1, textOffset: textOffset) { place in
        bytes[place...].starts(with: [UInt8(ascii: "'"), UInt8(ascii: "'")]) ? (2, 1) : nil
      }
    case UInt8(ascii: "|"): return offset(inBlockAt: start, textOffset: textOffset) ?? node.offset
    case UInt8(ascii: ">"): return node.offset
    default: return offset(from: start, textOffset: textOffset) { _ in nil }
    }
  }

  /// Where a byte of the text of a string in double quotes stands in the source.
  ///
  /// - Parameters:
  ///   - start: The offset of the string's opening quote. The string has been read before.
  ///   - textOffset: A place in the string's text, in UTF-8.
  package func offset(inStringAt start: Int, textOffset: Int) -> Int {
    offset(from: start + 1, textOffset: textOffset) { place in
      switch bytes[place] {
      case UInt8(ascii: "\\"): escape(at: place)
      case UInt8(ascii: "\""): (0, 0)
      default: nil
      }
    }
  }

  /// A piece of a text: how many bytes it has as it is written, and as text.
  private typealias Piece = (raw: Int, text: Int)

  /// Walks over pieces of text as they are written, up to a place of the text.
  ///
  /// - Parameter special: The piece at a place, if it is not one byte that stands for itself. A
  ///   piece of nothing ends the text.
  private func offset(
    from start: Int, textOffset: Int, special: (Int) -> Piece?
  ) -> Int {
    var (place, decoded) = (start, 0)
    while decoded < textOffset, place < bytes.count {
      let piece = special(place) ?? lineBreak(at: place) ?? (1, 1)
      guard piece.raw > 0, decoded + piece.text <= textOffset else { break }
      place += piece.raw
      decoded += piece.text
    }
    return min(place, bytes.count)
  }

  /// White space with line breaks, which YAML folds: one break is a space, of several all but the
  /// first are kept. `nil`: there is no break. JSON has none in its strings.
  private func lineBreak(at place: Int) -> Piece? {
    guard bytes[place].isYAMLSpace else { return nil }
    let end = bytes[place...].firstIndex { !$0.isYAMLSpace } ?? bytes.count
    let breaks = bytes[place..<end].count { $0 == UInt8(ascii: "\n") }
    return breaks == 0 ? nil : (end - place, max(1, breaks - 1))
  }

  /// An escape of JSON or of YAML.
  private func escape(at place: Int) -> Piece {
    guard place + 1 < bytes.count else { return (1, 1) }
    switch bytes[place + 1] {
    case UInt8(ascii: "x"): return code(at: place, digits: 2)
    case UInt8(ascii: "u"): return code(at: place, digits: 4)
    case UInt8(ascii: "U"): return code(at: place, digits: 8)
    case UInt8(ascii: "N"), UInt8(ascii: "_"): return (2, 2)
    case UInt8(ascii: "L"), UInt8(ascii: "P"): return (2, 3)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      let end = bytes[(place + 1)...].firstIndex { !$0.isYAMLSpace } ?? bytes.count
      return (end - place, 0)
    default: return (2, 1)
    }
  }

  /// A code point in hexadecimal digits. Of a pair of surrogates, both.
  private func code(at place: Int, digits: Int) -> Piece {
    let end = place + 2 + digits
    guard end <= bytes.count else { return (2, 1) }
    let value = UInt32(String(decoding: bytes[(place + 2)..<end], as: UTF8.self), radix: 16) ?? 0
    switch value {
    case 0..<0x80: return (2 + digits, 1)
    case 0x80..<0x800: return (2 + digits, 2)
    case 0xD800..<0xDC00: return (12, 4)
    case 0x800..<0x10000: return (2 + digits, 3)
    default: return (2 + digits, 4)
    }
  }
}

// MARK: - YAML

extension JSONSource {
  /// The place behind an anchor and a tag, which may stand before a scalar of YAML.
  private func endOfProperties(from start: Int) -> Int {
    var place = start
    while place < bytes.count,
      bytes[place] == UInt8(ascii: "&") || bytes[place] == UInt8(ascii: "!")
    {
      place = bytes[place...].firstIndex(where: \.isYAMLSpace) ?? bytes.count
      place = bytes[place...].firstIndex { !$0.isYAMLSpace } ?? bytes.count
    }
    return place
  }

  /// A place in a literal block: every line but for its indentation. `nil`: the indentation is
  /// stated, or there is no such place.
  private func offset(inBlockAt start: Int, textOffset: Int) -> Int? {
    let newline = UInt8(ascii: "\n")
    guard let headerEnd = bytes[start...].firstIndex(of: newline),
      !bytes[start..<headerEnd].contains(where: { (0x31...0x39).contains($0) })
    else { return nil }
    let lines = bytes[(headerEnd + 1)...]
    let text = lines.firstIndex { $0 != newline && $0 != UInt8(ascii: " ") } ?? bytes.count
    let indentation = text - ((lines[..<text].lastIndex(of: newline) ?? headerEnd) + 1)
    var (line, left) = (headerEnd + 1, textOffset)
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: newline) ?? bytes.count
      let first = min(line + indentation, end)
      if left <= end - first { return first + left }
      left -= end - first + 1
      line = end + 1
    }
    return nil
  }
}

extension UInt8 {
  /// White space as YAML has it, line breaks too.
  fileprivate var isYAMLSpace: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}
