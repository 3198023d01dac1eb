/// Text that is to be itself in a template, whatever characters are in it.
package enum TemplateEscaping {
  /// The text as a part of a template in any dialect.
  ///
  /// White space at the ends of a template is never part of it: who needs it there puts the part in
  /// brackets. Of no text there is no template.
  ///
  /// *`[REC] 2` → `\[REC\] 2`*
  ///
  /// - Complexity: O(*n*).
  package static func literal(_ text: String) -> String {
    guard needsEscapes(text) else { return text }
    var bytes: [UInt8] = []
    let source = Array(text.utf8)
    var place = 0
    while place < source.count {
      let space = source.lengthOfSpace(at: place)
      if needsEscape(source, at: place, space: space) { bytes.append(UInt8(ascii: "\\")) }
      let end = place + max(space, 1)
      bytes += source[place..<end]
      place = end
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text as a value of a list in sentences of either edition.
  ///
  /// Values are templates only if they hold certain characters, and are taken as they are
  /// otherwise, backslashes and all. 3.12 takes one with an at sign for a template, 3.0 does not; so
  /// where that makes a difference the value is put in brackets, which both read alike.
  ///
  /// *`Hall (old)` → `Hall \(old\)`; `A\B` → `A\B`; `a;b@c` → `(a\;b@c)`*
  ///
  /// - Complexity: O(*n*).
  package static func value(_ text: String) -> String {
    guard TemplateDialect.sentence3_12.readsAsTemplate(text) else { return text }
    let escaped = literal(text)
    let isAlike = TemplateDialect.sentence3_0.readsAsTemplate(text) || escaped == text
    return isAlike && !text.hasSpaceAtEnds ? escaped : "(\(escaped))"
  }

  private static func needsEscapes(_ text: String) -> Bool {
    text.utf8.contains { byte in
      byte.endsLiteral || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "$")
        || byte <= 0x20 || byte >= 0x80
    }
  }

  /// Single spaces stand for themselves, other white space would become one. A dollar sign before
  /// a brace begins a slot; what follows the text may be one.
  private static func needsEscape(_ text: [UInt8], at place: Int, space: Int) -> Bool {
    switch text[place] {
    case UInt8(ascii: "\\"): true
    case UInt8(ascii: "$"): place + 1 == text.count
    case UInt8(ascii: " "): place > 0 && text[place - 1] == UInt8(ascii: " ")
    case let byte: space > 0 || byte.endsLiteral
    }
  }
}

extension String {
  fileprivate var hasSpaceAtEnds: Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
    return first.properties.isWhitespace || last.properties.isWhitespace
  }
}
