import EditDistance

/// A set of words in which the ones close to a typed word are found.
///
/// The lengths and letters of all words lie side by side, so that most words are told to be too
/// different without being looked at.
struct FuzzyVocabulary: Sendable {
  let words: [ComparableWord]
  private let lengths: [UInt8]
  private let letterSets: [UInt64]
  private let numbers: [[UInt8]: Int]

  init(_ texts: [[UInt8]]) {
    words = texts.map(ComparableWord.init)
    lengths = words.map { UInt8(clamping: $0.letters.count) }
    letterSets = words.map(\.letterSet)
    numbers = Dictionary(texts.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The number of a word, `nil` if the set does not have it.
  func number(of text: [UInt8]) -> Int? { numbers[text] }

  /// The words that a typed word may be with typing errors, within each word's own budget, and how
  /// many errors.
  ///
  /// - Parameters:
  ///   - isWanted: Tells the words that are looked at, by their numbers.
  ///   - budget: How many errors a word of so many letters may have.
  /// - Complexity: O(words), a few instructions for each that is too different.
  func matches(
    of word: ComparableWord, where isWanted: (_ number: Int) -> Bool = { _ in true },
    budget: (_ letters: Int) -> Int = EditDistance.budget(letters:)
  ) -> [(number: Int, edits: Int)] {
    var matches: [(number: Int, edits: Int)] = []
    let length = word.letters.count
    for number in lengths.indices where isWanted(number) {
      let budget = budget(Int(lengths[number]))
      guard abs(Int(lengths[number]) - length) <= budget,
        (letterSets[number] ^ word.letterSet).nonzeroBitCount <= 2 * budget,
        let edits = word.edits(to: words[number], budget: budget)
      else { continue }
      matches.append((number, edits))
    }
    return matches
  }
}
