import LanguageTags

/// The words that a language writes numbers in, one by one: *two*, *hundred*, *and*, *point*,
/// *percent*.
struct NumberVocabulary: Sendable {
  private let words: Set<[UInt8]>
  /// For each first byte the lengths of the words that begin with it, one bit each.
  private let lengths: [UInt64]
  /// A bit for each pair of bytes that a word begins with: most words of an utterance do not.
  private let beginnings: [UInt64]
  /// Words that are numbers by themselves, beyond those that number slots know: *half*.
  private let wholes: Set<[UInt8]>
  /// True where numbers stand among other words without spaces.
  let gluesWords: Bool

  /// Numbers above 100 whose words are those of all others up to 9,999.
  private static let spelled: [Int] =
    Array(101...120) + stride(from: 200, through: 1000, by: 100)
    + stride(from: 2000, through: 9000, by: 1000)

  init(
    language: String, numbers: NumberTable, percent: [[UInt8]],
    normalize: (String) -> [UInt8]
  ) {
    let large = SpelledNumbers.everySpelling(of: Self.spelled, language: language).map(normalize)
    let own = numbers.minus + numbers.point + numbers.andHalf + numbers.aliasWords + percent
    let texts =
      large + numbers.small.keys + numbers.amounts.keys + numbers.multiples.map(\.word) + own
    let words = Set(texts.flatMap { $0.split(separator: 0x20).map(Array.init) })
      .filter { $0.count < 64 && !$0.allSatisfy(Digits.isDigit) }
    var lengths = [UInt64](repeating: 0, count: 256)
    var beginnings = [UInt64](repeating: 0, count: 1024)
    for word in words {
      lengths[Int(word[0])] |= 1 << UInt64(word.count)
      for second in word.count > 1 ? word[1]...word[1] : 0...255 {
        let pair = Int(word[0]) << 8 | Int(second)
        beginnings[pair >> 6] |= 1 << UInt64(pair & 63)
      }
    }
    (self.words, self.lengths, self.beginnings) = (words, lengths, beginnings)
    wholes = Set(large + numbers.amounts.keys)
      .filter { !$0.contains(0x20) && numbers.small[$0] == nil }
    gluesWords = !LanguageTag(language).separatesWords
  }

  /// True for a word that is a number by itself, beyond those that number slots know.
  func isWhole(_ word: ArraySlice<UInt8>) -> Bool { wholes.contains(Array(word)) }

  /// Where the longest word that begins at a place ends, or `nil`.
  ///
  /// - Complexity: O(lengths of the words with the same first letter), at most 63.
  func end(ofWordAt start: Int, in text: [UInt8], before end: Int) -> Int? {
    guard start < end else { return nil }
    let pair = Int(text[start]) << 8 | (start + 1 < end ? Int(text[start + 1]) : 0)
    guard beginnings[pair >> 6] >> UInt64(pair & 63) & 1 == 1 else { return nil }
    var candidates = lengths[Int(text[start])]
    while candidates != 0 {
      let length = 63 - candidates.leadingZeroBitCount
      candidates &= ~(1 << UInt64(length))
      if length <= end - start, words.contains(Array(text[start..<start + length])) {
        return start + length
      }
    }
    return nil
  }
}
