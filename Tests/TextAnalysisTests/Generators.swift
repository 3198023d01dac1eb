import RandomNumbers
import TextAnalysis

extension SeededGenerator {
  /// ASCII text in which letters, digits, white space and every sign stand next to each other.
  mutating func ascii(maximumLength: Int) -> String {
    var bytes: [UInt8] = []
    for _ in 0..<below(maximumLength + 1) {
      switch below(10) {
      case 0..<3: bytes.append(0x61 + UInt8(below(26)))
      case 3: bytes.append(0x41 + UInt8(below(26)))
      case 4: bytes.append(0x30 + UInt8(below(10)))
      case 5: bytes.append(0x20)
      case 6: bytes.append(Self.frequentSigns[below(Self.frequentSigns.count)])
      default: bytes.append(UInt8(below(0x80)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let frequentSigns = Array(".,:;!?'".utf8)

  /// Text of the characters that interact: marks, jamo, apostrophes, separators, kana, digits.
  mutating func unruly(maximumLength: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<below(maximumLength + 1) {
      if below(6) > 0 {
        text.append(Self.delicate[below(Self.delicate.count)])
      } else if let scalar = Unicode.Scalar(UInt32(below(0x4_0000))) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// Words of letters that need no composition, with digits, white space and punctuation.
  mutating func plain(maximumLength: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<below(maximumLength + 1) {
      switch below(8) {
      case 0: text.append(" ")
      case 1: text.append(Unicode.Scalar(Self.frequentSigns[below(Self.frequentSigns.count)]))
      case 2: text.append(Unicode.Scalar(0x20 + UInt8(below(0x5F))))
      default: text.append(Self.plainLetters[below(Self.plainLetters.count)])
      }
    }
    return String(text)
  }

  private static let plainLetters = Array(
    "aBzäÖßéñçœŁşıİȺ١٣éЖяйёІђЂابتأجلاىةαΩςאש中文字かナ각힣ไกա漢Ააℓ½°€¿¡…–’،؟。？".unicodeScalars)

  private static let delicate: [Unicode.Scalar] = [
    "ᾳ", "a", "e", "I", "i", "İ", "ı", "ß", "ø", "é", "1", "5", "٣", ".", ",", ":", "'", "’", "´",
    "`",
    " ", "-", "_", "%", "$", "・", "か", "が", "カ", "漢", "ー", "ﾊ", "ﾞ", "각", "ё", "е", "й", "ا",
    "أ", "ى", "ة", "ـ", "ש", "ά", "ς", "ำ", "น", "้", "า", "क", "ि", "ﷺ", "ﬁ", "½", "…", "℃",
    "\u{301}", "\u{307}", "\u{308}", "\u{323}", "\u{327}", "\u{338}", "\u{345}", "\u{34F}",
    "\u{64B}", "\u{653}", "\u{654}", "\u{5B0}", "\u{3099}", "\u{309A}", "\u{93C}", "\u{94D}",
    "\u{1100}", "\u{1161}", "\u{11A8}", "\u{9C7}", "\u{9BE}", "\u{E4D}", "\u{E32}", "\u{ECD}",
    "\u{EB2}", "\u{20E3}", "\u{FE0F}", "\u{200B}", "\u{200D}", "\u{AD}", "\u{202E}", "\u{0}",
  ]
}

extension AnalyzedText {
  /// The normalized text as a string.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension TextAnalyzer {
  convenience init(
    _ language: String, rules: TextProfile.Rules = .natural, folding: Bool = true,
    ignoresWhitespace: Bool = false
  ) {
    self.init(
      profile: TextProfile(
        language: language, rules: rules, foldsDiacritics: folding,
        ignoresWhitespace: ignoresWhitespace))
  }

  func normalized(_ text: String) -> String { analyze(text).text }
}

/// One analyzer for every combination of rules and languages that differ.
let everyProfile: [TextProfile] =
  ["en", "tr", "fr", "ja"].flatMap { language in
    [true, false].map { TextProfile(language: language, foldsDiacritics: $0) }
  }
  + [TextProfile.Rules.sentenceTemplates3_0, .sentenceTemplates3_12].flatMap { rules in
    [true, false].map { TextProfile(language: "en", rules: rules, ignoresWhitespace: $0) }
  }

/// A result by value: bytes, source map and tokens.
struct Outcome: Equatable, CustomStringConvertible {
  var text: String
  var starts: [UInt32]
  var ends: [UInt32]
  var tokens: [AnalyzedText.Token]

  init(_ analyzed: AnalyzedText) {
    text = analyzed.text
    starts = analyzed.sourceStarts
    ends = analyzed.sourceEnds
    tokens = analyzed.tokens
  }

  var description: String { "\(text.debugDescription) \(starts) \(ends) \(tokens)" }
}
