/// What can be said of a template without parsing it.
package enum TemplateText {
  /// True if a value of a list is a template rather than literal text, as hassil has it: if it
  /// contains a bracket or a bar. Backslashes and semicolons alone are literal.
  package static func isTemplate(_ text: String) -> Bool {
    text.utf8.contains { marks.contains($0) }
  }

  /// A value of a list that matches just this text, whatever characters are in it.
  package static func escaped(_ text: String) -> String {
    guard isTemplate(text) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if "()[]{}<>|;\\".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }

  private static let marks = Set("(){}<>[]|".utf8)

  /// A bracket that is not closed, or that closes nothing.
  package struct Imbalance: Equatable {
    /// The bracket.
    package var bracket: Character
    /// Where it is, in UTF-8.
    package var offset: Int
    /// The bracket that would put it right.
    package var missing: Character
  }

  /// The first bracket without its counterpart.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func imbalance(in text: String) -> Imbalance? {
    var open: [(closer: UInt8, bracket: UInt8, offset: Int)] = []
    var isEscaped = false
    for (offset, byte) in text.utf8.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if let closer = closers[byte] {
        open.append((closer, byte, offset))
      } else if let opener = openers[byte] {
        guard let last = open.popLast() else { return Imbalance(byte, at: offset, missing: opener) }
        guard last.closer == byte else {
          return Imbalance(last.bracket, at: last.offset, missing: last.closer)
        }
      }
    }
    return open.last.map { Imbalance($0.bracket, at: $0.offset, missing: $0.closer) }
  }

  private static let closers = Dictionary(uniqueKeysWithValues: zip("([{<".utf8, ")]}>".utf8))
  private static let openers = Dictionary(uniqueKeysWithValues: zip(")]}>".utf8, "([{<".utf8))
}

extension TemplateText.Imbalance {
  fileprivate init(_ bracket: UInt8, at offset: Int, missing: UInt8) {
    self.init(
      bracket: Character(Unicode.Scalar(bracket)), offset: offset,
      missing: Character(Unicode.Scalar(missing)))
  }
}
