import CICU

/// What a character is to the rules for typed text, once it has been case-folded.
enum CharacterClass: UInt8 {
  /// Part of a word. Marks that stand alone, numbers that are no digits and characters that this
  /// ICU does not know yet count as letters: a word is not torn apart for them.
  case letter
  /// A decimal digit, written as an ASCII digit from here on.
  case digit
  /// Han, Hiragana or Katakana, between which white space says nothing.
  case ideograph
  /// A sign that says something and stays: % ° + # & and currency signs.
  case symbol
  /// White space, controls, punctuation and all other symbols.
  case separator
  /// One of the many apostrophes.
  case apostrophe
  /// A full stop, comma or colon, which stays between digits.
  case joiner
  /// Dropped without a trace: an Arabic tatweel, an enclosing mark.
  case elided

  /// True for what ends up in the normalized text by itself.
  var isContent: Bool { rawValue <= CharacterClass.symbol.rawValue }

  /// The class of a case-folded code point, and the code point to write for it.
  static func classify(
    _ scalar: UInt32, foldsDiacritics: Bool
  ) -> (class: CharacterClass, scalar: UInt32) {
    if let fixed = fixedClass(of: scalar) { return fixed }
    if scalar == 0x640 && foldsDiacritics { return (.elided, scalar) }
    switch cicu_category_of(scalar) {
    case CICU_DECIMAL_DIGIT: return (.digit, 0x30 + UInt32(max(0, cicu_digit_value(scalar))))
    case CICU_CURRENCY: return (.symbol, scalar)
    case CICU_ENCLOSING_MARK: return (.elided, scalar)
    case CICU_PUNCTUATION, CICU_SYMBOL, CICU_SEPARATOR, CICU_CONTROL, CICU_FORMAT:
      return (.separator, scalar)
    case CICU_UNASSIGNED:
      return (cicu_is_noncharacter(scalar) ? .separator : .letter, scalar)
    default: return (cicu_is_han_or_kana(scalar) ? .ideograph : .letter, scalar)
    }
  }

  private static func fixedClass(of scalar: UInt32) -> (CharacterClass, UInt32)? {
    switch scalar {
    // ' ` and the apostrophes of typography, of transcription and of Armenian; Hebrew geresh.
    case 0x27, 0x60, 0x2018, 0x2019, 0x201B, 0x2032, 0x02BB, 0x02BC, 0x055A, 0x05F3:
      return (.apostrophe, scalar)
    // Armenian writes its exclamation, emphasis and question marks inside the word.
    case 0x055B, 0x055C, 0x055E: return (.apostrophe, scalar)
    case 0x2E, 0x2C, 0x3A: return (.joiner, scalar)
    case 0x066B: return (.joiner, 0x2E)
    case 0x066C: return (.joiner, 0x2C)
    // % + # & °
    case 0x25, 0x2B, 0x23, 0x26, 0xB0: return (.symbol, scalar)
    case 0x066A: return (.symbol, 0x25)
    default: return nil
    }
  }
}
