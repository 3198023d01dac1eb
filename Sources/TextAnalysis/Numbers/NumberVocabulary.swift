import LanguageTags

/// The words that a language writes numbers in, one by one: *two*, *hundred*, *and*, *point*,
/// *percent*.
struct NumberVocabulary: Sendable {
  private let words: WordTrie
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
    words = WordTrie(
      texts.flatMap { $0.split(separator: 0x20).map(Array.init) }
        .filter { $0.count < 64 && !$0.allSatisfy(Digits.isDigit) })
    wholes = Set(large + numbers.amounts.keys)
      .filter { !$0.contains(0x20) && numbers.small[$0] == nil }
    gluesWords = !LanguageTag(language).separatesWords
  }

  /// True for a word that is a number by itself, beyond those that number slots know.
  func isWhole(_ word: ArraySlice<UInt8>) -> Bool { wholes.contains(Array(word)) }

  /// Where the longest word that begins at a place ends, or `nil`.
  ///
  /// - Complexity: O(length of the word), at most 63.
  func end(ofWordAt start: Int, in text: [UInt8], before end: Int) -> Int? {
    words.longestWord(in: text, from: start, before: end)
  }
}
