import CICU

/// Makes text from outside safe to print.
///
/// A terminal obeys what it is sent: control characters move the cursor and rewrite what stands
/// there, and bidirectional controls show a text in another order than it has. Both are printed
/// as escapes.
///
/// *`Up\u{1B}[2J` → `Up\u{1B}[2J`, readable and without effect.*
package enum TerminalSafety {
  /// The text with every control, line separator and invisible formatting character written as
  /// `\u{…}`.
  ///
  /// A joiner stays between two letters of scripts that need it, and a variation selector after
  /// its character, so that ordinary names and emoji print as they are.
  ///
  /// - Complexity: O(*n*) in the text's scalars.
  package static func escape(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var escaped = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if isHarmless(scalar, after: previous) {
        escaped.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      }
      previous = scalar
    }
    return String(escaped)
  }

  private static func isHarmless(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool
  {
    let value = scalar.value
    if value >= 0x20 && value < 0x7F { return true }
    // Annotations and the joints of hieroglyphs hide what they enclose, and are not ignorable.
    if (0xFFF9...0xFFFB).contains(value) || (0x13430...0x1343F).contains(value) { return false }
    switch cicu_category_of(value) {
    case CICU_CONTROL, CICU_UNASSIGNED, CICU_PRIVATE_USE: return false
    case CICU_SEPARATOR: return value != 0x2028 && value != 0x2029
    case CICU_FORMAT, CICU_NONSPACING_MARK, CICU_LETTER:
      return !cicu_is_default_ignorable(value) || isExpected(value, after: previous)
    default: return true
    }
  }

  /// True for a joiner or variation selector that follows a visible character beyond ASCII, as in
  /// Persian, in the Indic scripts and in emoji.
  private static func isExpected(_ value: UInt32, after previous: Unicode.Scalar?) -> Bool {
    guard let previous, previous.value > 0x7F || (0xFE00...0xFE0F).contains(value) else {
      return false
    }
    let shapes = value == 0x200C || value == 0x200D || (0xFE00...0xFE0F).contains(value)
    return shapes
      && (!cicu_is_default_ignorable(previous.value) || (0xFE00...0xFE0F).contains(previous.value))
  }

  /// The columns that the text takes in a terminal: two for wide East Asian characters and
  /// pictographs, none for combining and invisible ones.
  ///
  /// - Complexity: O(*n*) in the text's scalars.
  package static func displayWidth(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + Int(cicu_terminal_width($1.value)) }
  }
}
