/// Fills the placeholders of messages.
enum MessageTemplate {
  /// The most characters of typed text that a message repeats.
  private static let longestQuote = 60

  /// The most characters of a name in a line of a list.
  private static let longestLine = 120

  /// Replaces each `{name}` by its value.
  ///
  /// One pass: a value that looks like a placeholder is left as it is. So is a placeholder that
  /// has no value.
  ///
  /// *`I know no {type}.`, type: `{text}` → `I know no {text}.`*
  static func fill(_ template: String, _ values: [String: String]) -> String {
    var filled = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}"),
        let value = values[String(rest[rest.index(after: open)..<close])]
      else {
        filled.append("{")
        rest = rest.dropFirst()
        continue
      }
      filled += value
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  /// Typed text as a message repeats it: without spaces around it, and cut where it is long.
  static func quote(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return cut(words, to: longestQuote)
  }

  /// A name as a line of a list, cut where it is long.
  static func line(_ name: String) -> String { cut(String(name.trimmed), to: longestLine) }

  private static func cut(_ text: String, to length: Int) -> String {
    // Most are short, and what is short in bytes is short in characters.
    guard text.utf8.count > length, text.count > length else { return text }
    return text.prefix(length) + "…"
  }
}
