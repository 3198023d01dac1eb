/// Fills the placeholders of messages.
enum MessageTemplate {
  /// The most characters of typed text that a message repeats.
  private static let longestQuote = 60

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
    return words.count <= longestQuote ? words : words.prefix(longestQuote) + "…"
  }
}
