import CICU

/// What the sentence-template rules know about characters. They were first written as Python
/// regular expressions, whose notions of word and white space they keep.
struct SentenceRules: Hashable {
  /// True for hassil 3.12, false for 3.0.
  let isRecent: Bool
  let ignoresWhitespace: Bool

  init(_ profile: TextProfile) {
    isRecent = profile.rules == .sentenceTemplates3_12
    ignoresWhitespace = profile.ignoresWhitespace
  }

  /// Python's `\w`: letters, anything with a numeric value, the underscore. Combining marks are
  /// not among them.
  static func isWord(_ scalar: UInt32) -> Bool {
    scalar == 0x5F || cicu_category_of(scalar) == CICU_LETTER || cicu_has_numeric_value(scalar)
  }

  /// Python's `\s`.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x1C...0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F,
      0x205F, 0x3000:
      true
    default: false
    }
  }

  /// The punctuation that is deleted at the edges of words.
  func isPunctuation(_ scalar: UInt32) -> Bool {
    switch scalar {
    // . , ? ! ; : and their full-width, Spanish, Chinese and Arabic forms
    case 0x2E, 0x2C, 0x3F, 0x21, 0x3B, 0x3A, 0x3002, 0xFF0C, 0xBF, 0xFF1F, 0x61F, 0xA1, 0xFF01,
      0xFF1B, 0xFF1A:
      true
    case 0x2019: !isRecent
    // … — – ―
    case 0x2026, 0x2014, 0x2013, 0x2015: isRecent
    default: false
    }
  }

  /// The characters between which hassil 3.12 ignores white space.
  static func isSpaceless(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3040...0x30FF, 0xAC00...0xD7AF: true
    default: false
    }
  }

  /// One-to-one case folding. Like Python's, it takes both Turkish letters for *i*.
  static func foldCase(_ scalar: UInt32) -> UInt32 {
    scalar == 0x130 || scalar == 0x131 ? 0x69 : cicu_fold_case(scalar)
  }
}

/// What the sentence-template rules know about one code point, in one word.
struct SentenceTraits {
  var entry: FoldingTable.Entry

  private static let known: UInt64 = 1
  private static let attaches: UInt64 = 1 << 1
  private static let changes: UInt64 = 1 << 2
  private static let word: UInt64 = 1 << 3
  private static let space: UInt64 = 1 << 4
  private static let punctuation: UInt64 = 1 << 5
  private static let spaceless: UInt64 = 1 << 6
  private static let folds: UInt64 = 1 << 7

  init(entry: FoldingTable.Entry) { self.entry = entry }

  init(of scalar: UInt32, rules: SentenceRules) {
    let (packed, length) = UTF8Scalars.encode(SentenceRules.foldCase(scalar))
    entry = Self.known | UInt64(length) << 8 | packed << 16
    if SentenceRules.foldCase(scalar) != scalar { entry |= Self.folds }
    if !cicu_has_boundary_before(CICU_NFC, scalar) { entry |= Self.attaches }
    if Self.changesAlone(scalar) { entry |= Self.changes }
    if SentenceRules.isWord(scalar) { entry |= Self.word }
    if SentenceRules.isSpace(scalar) { entry |= Self.space }
    if rules.isPunctuation(scalar) { entry |= Self.punctuation }
    if SentenceRules.isSpaceless(scalar) { entry |= Self.spaceless }
  }

  private static func changesAlone(_ scalar: UInt32) -> Bool {
    var units: [UInt16] = []
    var composed: [UInt16] = []
    ICU.append(scalar, to: &units)
    ICU.normalize(CICU_NFC, units, into: &composed)
    return composed != units
  }

  var attaches: Bool { entry & Self.attaches != 0 }
  /// True if NFC may change text with this code point in it.
  var needsComposition: Bool { entry & (Self.attaches | Self.changes) != 0 }
  var isWord: Bool { entry & Self.word != 0 }
  var isSpace: Bool { entry & Self.space != 0 }
  var isPunctuation: Bool { entry & Self.punctuation != 0 }
  var isSpaceless: Bool { entry & Self.spaceless != 0 }
  var foldsCase: Bool { entry & Self.folds != 0 }
  /// The case-folded UTF-8, its first byte lowest.
  var packed: UInt64 { entry >> 16 }
  var length: Int { Int(entry >> 8 & 0xFF) }
}
