/// Reads a text as the address of something on the web.
///
/// *`https://example.com/films` → the same, `example.com/films` → `https://example.com/films`,
/// `mailto:ada@example.com` → the same.*
///
/// What has spaces, no scheme and no dotted host, or schemes that run something (`javascript:`) is
/// refused. Nothing is looked up.
package enum LinkReader {
  private static let maximumLength = 2048
  private static let refusedSchemes: Set<String> = ["javascript", "data", "vbscript"]

  /// The address, with a scheme. Nil if the text is none.
  ///
  /// - Complexity: O(*n*) in the text's bytes.
  package static func readLink(_ text: String) -> String? {
    let text = String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    guard text.utf8.count <= maximumLength, !text.isEmpty, isOneWord(text) else { return nil }
    if let colon = text.firstIndex(of: ":"), isScheme(text[..<colon]),
      !isPort(text[text.index(after: colon)...])
    {
      return hasAddress(text[text.index(after: colon)...], scheme: text[..<colon]) ? text : nil
    }
    return isHost(host(of: text[...])) ? "https://" + text : nil
  }

  private static func isOneWord(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
        && !"<>\"{}|\\^`".unicodeScalars.contains(scalar)
    }
  }

  /// A letter, then letters, digits, `+`, `-`. (RFC 3986 also allows a full stop, but a host and its
  /// port look like that.)
  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || $0 &- 0x30 < 10 || $0 == 0x2B || $0 == 0x2D }
  }

  /// The digits of *localhost:8080*.
  private static func isPort(_ text: Substring) -> Bool {
    guard let first = text.utf8.first else { return false }
    return first &- 0x30 < 10
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func hasAddress(_ rest: Substring, scheme: Substring) -> Bool {
    guard !refusedSchemes.contains(scheme.lowercased()) else { return false }
    guard ["http", "https"].contains(scheme.lowercased()) else { return !rest.isEmpty }
    guard rest.hasPrefix("//") else { return false }
    return !host(of: rest.dropFirst(2)).isEmpty
  }

  /// What stands before a port, path, query or fragment.
  private static func host(of text: Substring) -> Substring {
    text.prefix { !"/:?#".contains($0) }
  }

  /// *example.com*: words of letters and digits between full stops, the last no number.
  private static func isHost(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, last.count > 1 else { return false }
    return last.allSatisfy(\.isLetter)
      && labels.allSatisfy { label in
        !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }
}
