import TextAnalysis

/// The words of a normalized text, as tolerant matching compares them.
///
/// Words are separated by white space. Scripts that write no spaces (Chinese characters, hiragana,
/// Thai, Lao, Khmer, Burmese) count character by character: there a missing or doubled character
/// is what a missing or doubled word is elsewhere. A run of katakana is a word, though: it spells
/// one, and is misspelt as one.
struct Tokens {
  /// The tokens, as ranges of the text's bytes.
  private(set) var ranges: [Range<Int>] = []

  /// Reads the tokens of a text.
  mutating func read(_ bytes: [UInt8]) {
    ranges.removeAll(keepingCapacity: true)
    var start = 0
    var place = 0
    while place < bytes.count {
      if bytes[place] == MatchText.space {
        append(start..<place)
        place += 1
        start = place
      } else if let length = Self.unspacedCharacter(at: place, in: bytes) {
        append(start..<place)
        append(place..<place + length)
        place += length
        start = place
      } else {
        place += 1
      }
    }
    append(start..<place)
  }

  private mutating func append(_ range: Range<Int>) {
    if !range.isEmpty { ranges.append(range) }
  }

  /// How many tokens, from one on, repeat those before them: 0, or up to four, since “n'ai n'ai” is
  /// four where apostrophes part words.
  ///
  /// *mark the the film: 1 at the second “the”.*
  func repeatedLength(at index: Int, in bytes: [UInt8]) -> Int {
    (1...Self.maximumRepeated).first { length in
      index >= length && index + length <= ranges.count
        && (index..<index + length).allSatisfy {
          bytes[ranges[$0]].elementsEqual(bytes[ranges[$0 - length]])
        }
    } ?? 0
  }

  /// The most tokens that are taken for typed twice.
  static let maximumRepeated = 4

  /// The tokens of a text, as texts.
  static func texts(of bytes: [UInt8]) -> [[UInt8]] {
    var tokens = Tokens()
    tokens.read(bytes)
    return tokens.ranges.map { Array(bytes[$0]) }
  }

  /// True for a token that is a character of a script without spaces.
  static func isUnspaced(_ token: [UInt8]) -> Bool {
    // A character that is followed by nothing is looked at as well.
    unspacedCharacter(at: 0, in: token) == token.count
  }

  /// The length of the character at a place, if its script writes no spaces between words.
  private static func unspacedCharacter(at place: Int, in bytes: [UInt8]) -> Int? {
    guard bytes[place] >= 0xE0, place + 2 < bytes.count else { return nil }
    let isLong = bytes[place] >= 0xF0
    if isLong {
      // Chinese characters beyond the basic plane start with F0 A0 and above.
      guard place + 3 < bytes.count, bytes[place] == 0xF0, bytes[place + 1] >= 0xA0 else {
        return nil
      }
      return 4
    }
    let scalar =
      UInt32(bytes[place] & 0x0F) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6
      | UInt32(bytes[place + 2] & 0x3F)
    switch scalar {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x309F, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF:
      return 3
    default: return nil
    }
  }
}
