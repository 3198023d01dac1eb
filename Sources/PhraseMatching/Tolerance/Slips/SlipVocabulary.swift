import EditDistance
import Foundation
import TextAnalysis

/// The words that a typed word may be a slip of: those of phrases and of the values that slots know.
///
/// Where ``FuzzyVocabulary`` leaves short words alone, since nearly anything is one edit away from
/// them, this one tells what a finger does from what it does not. *fro → for, jn → in; not of → it.*
struct SlipVocabulary: Sendable {
  private let words: FuzzyVocabulary
  /// How many of the words phrases have: those come first.
  private let phraseWordCount: Int
  private let keyboard: Keyboard
  /// For each word that sounds like others, those that are in the vocabulary.
  private let soundAlikes: [[UInt8]: [Int]]

  /// The words that have marks on their letters, by what they are without them.
  private let unmarked: [[UInt8]: Int]

  /// Words of this many letters and more may be misspelt in any way that their budget allows.
  private static let longLetters = 5

  /// - Parameters:
  ///   - phraseWords: The words of phrases, each once.
  ///   - otherWords: Those of values and of what is said in passing, in any number.
  init(
    phraseWords: [[UInt8]], otherWords: [[UInt8]], language: String, analyzer: TextAnalyzer
  ) {
    let others = Set(otherWords).subtracting(phraseWords)
    let words = FuzzyVocabulary(
      phraseWords + others.sorted { $0.lexicographicallyPrecedes($1) })
    self.words = words
    phraseWordCount = phraseWords.count
    let bare = words.words.enumerated().map { (Self.withoutMarks($1.text), $0) }
    unmarked = Dictionary(bare.filter { $0 != words.words[$1].text }) { first, _ in first }
    keyboard = Keyboard(language: language)
    var soundAlikes: [[UInt8]: [Int]] = [:]
    for group in Homophones.groups(language: language) {
      let group = group.map { analyzer.analyze($0).bytes }.filter { !$0.contains(MatchText.space) }
      for word in group {
        let others = group.filter { $0 != word }.compactMap(words.number)
        soundAlikes[word, default: []] += others.filter {
          !soundAlikes[word, default: []].contains($0)
        }
      }
    }
    self.soundAlikes = soundAlikes.filter { !$0.value.isEmpty }
  }

  /// The normalized text of a word.
  func text(_ number: Int) -> [UInt8] { words.words[number].text }

  /// The number of a word among those of the phrases, `nil` for one that no phrase has.
  func phraseWord(_ number: Int) -> Int? { number < phraseWordCount ? number : nil }

  /// The number of a word among those of the phrases.
  func phraseWord(_ text: [UInt8]) -> Int? { words.number(of: text).flatMap(phraseWord) }

  /// True if some phrase or value has a word.
  func has(_ text: [UInt8]) -> Bool { words.number(of: text) != nil }

  /// The word that a word is without the marks on its letters. *kuche → küche*
  func marked(_ text: [UInt8]) -> Int? { unmarked[text] }

  private static func withoutMarks(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: { $0 >= 0x80 }) else { return text }
    let letters = String(decoding: text, as: UTF8.self).decomposedStringWithCanonicalMapping
    let bare = letters.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
    return Array(String(String.UnicodeScalarView(bare)).utf8)
  }

  /// Words that sound like a word.
  func soundingLike(_ text: [UInt8]) -> [Int] { soundAlikes[text] ?? [] }

  /// The words that one slip turns into a typed word, in words of nine letters and more two.
  ///
  /// - Parameter prospects: Tells the words that are worth it.
  /// - Complexity: O(words), a few instructions for each that is too different.
  func slips(
    into word: ComparableWord, _ prospects: RepairProspects
  ) -> [(number: Int, edits: Int)] {
    let near = words.matches(of: word, where: prospects.allows) { letters in
      max(1, EditDistance.budget(letters: letters))
    }
    return near.filter { number, edits in
      edits > 0
        && (words.words[number].letters.count >= Self.longLetters
          || isSlip(of: words.words[number].letters, typed: word.letters))
    }
  }

  /// True if a short word that is one edit away is what a finger makes of another: a letter left out,
  /// one typed twice or hit by the way, two swapped, or the key beside the right one.
  private func isSlip(of meant: [UInt32], typed: [UInt32]) -> Bool {
    if typed.count < meant.count { return true }
    guard
      let place = zip(meant, typed).enumerated().first(where: { $0.element.0 != $0.element.1 })
        .map(\.offset) ?? (typed.count > meant.count ? meant.count : nil)
    else { return false }
    if typed.count > meant.count {
      let extra = typed[place]
      let around = [place - 1, place + 1].filter(typed.indices.contains).map { typed[$0] }
      return around.contains { $0 == extra || keyboard.isNear(extra, $0) }
    }
    if place + 1 < meant.count, meant[place] == typed[place + 1], meant[place + 1] == typed[place] {
      return true
    }
    return keyboard.isNear(meant[place], typed[place])
  }
}
