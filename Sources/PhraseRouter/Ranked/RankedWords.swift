import AppManifest
import IntentRanking
import TextAnalysis

/// Words that say how names and numbers among them are to be taken.
struct RankedWords: Sendable {
  /// Words that everyday talk or the app's own phrases use: alone they are no names.
  private(set) var common: Set<[UInt8]> = []
  /// Words that everyday talk uses here and there: alone they are hardly names.
  private(set) var doubtful: Set<[UInt8]> = []
  /// Two such words that are said together: they are no name either.
  private(set) var pairs: Set<[UInt8]> = []
  /// Words that stand right after a number in the app's phrases.
  private(set) var counted: Set<[UInt8]> = []

  init(common: Set<[UInt8]>, doubtful: Set<[UInt8]>, pairs: Set<[UInt8]>, counted: Set<[UInt8]>) {
    self.common = common
    self.doubtful = doubtful
    self.pairs = pairs
    self.counted = counted
  }

  /// - Parameter texts: The app's phrases, drawn.
  /// - Complexity: O(text of the phrases and of the talk).
  init(talk: AnalyzedTalk?, texts: some Sequence<[UInt8]>) {
    guard let talk else { return }
    (common, doubtful, pairs) = (talk.common, talk.words, talk.pairs)
    for text in texts { addWords(of: text) }
  }

  private mutating func addWords(of text: [UInt8]) {
    let number = Array("{\(MentionKinds.number)}".utf8)
    var isAfterNumber = false
    for word in text.split(separator: UInt8(ascii: " ")).map(Array.init) {
      if isAfterNumber { counted.insert(word) }
      isAfterNumber = word == number
      if word.first != UInt8(ascii: "{") { common.insert(word) }
    }
  }

  /// True for one or two words that everybody uses: *it*, *rendez-vous*.
  func isCommon(_ name: [UInt8]) -> Bool {
    let parts = name.split(separator: UInt8(ascii: " "))
    return parts.count == 1 ? common.contains(name) : pairs.contains(name)
  }

  /// True for a word that everyday talk has somewhere.
  func isDoubtful(_ word: [UInt8]) -> Bool { doubtful.contains(word) }
}
