/// Takes the features out of a text: its words, its pairs of words, and the runs of three and
/// four characters within a word.
///
/// A text is normalized UTF-8 whose words have single spaces between them. A word that starts with
/// `{` stands for something that was taken out, such as `{Film}` for a name: it is a feature as a
/// whole, and has no runs of characters. So is what ``Thesaurus`` puts behind a text: the senses of its
/// words, of which each two that meet in a text, or a sense and a name, are a feature too.
///
/// *`rate {Film}` → the words `rate` and `{Film}`, the pairs `⟨ rate`, `rate {Film}` and `{Film} ⟩`,
/// and the runs `·ra`, `·rat`, …, `te·`, where `·` is an edge of the word.*
struct FeatureExtractor {
  /// What a feature is; it goes into its hash, so that the word `at` and the run `at` differ.
  enum Kind: UInt32 {
    case word = 1
    case pair = 2
    case run = 3
    case sense = 4
    /// Two senses, or a sense and what stands for a name.
    case meeting = 5
  }

  /// What a sense begins with: no byte of UTF-8.
  static let senseMark: UInt8 = 0xFE

  /// The longest word whose runs are taken, in bytes: what is longer is no word that helps.
  static let longestWord = 256
  /// The lengths of runs, in characters. Longer ones tell no more on public data.
  static let runLengths = 3...4
  /// The same, of runs that begin with a character of three bytes or more: there, two are a word.
  static let wideRunLengths = 2...4

  /// Calls a closure with the hash of each feature, as often as the feature occurs.
  ///
  /// - Parameter body: Is given the hash, its kind, and the bytes that the feature was made of (for a
  ///   pair: both words with the space between them; without the marks at edges).
  /// - Complexity: O(bytes).
  static func forEachFeature(
    of text: UnsafeBufferPointer<UInt8>, _ body: (UInt32, Kind, Range<Int>) -> Void
  ) {
    var start = 0
    var previous = Edge.start
    var previousStart = 0
    var gist = Gist()
    while start < text.count {
      var end = start
      while end < text.count, text[end] != UInt8(ascii: " ") { end += 1 }
      if end > start {
        let hash = FeatureHash.hash(of: text, in: start..<end)
        if text[start] == senseMark {
          if previous != Edge.end {
            body(FeatureHash.pair(previous, Edge.end), .pair, previousStart..<start)
          }
          previous = Edge.end
          body(FeatureHash.finish(hash, Kind.sense.rawValue), .sense, start..<end)
          gist.meet(hash, start..<end, body)
          start = end + 1
          continue
        }
        body(FeatureHash.finish(hash, Kind.word.rawValue), .word, start..<end)
        body(FeatureHash.pair(previous, hash), .pair, previousStart..<end)
        if text[start] == UInt8(ascii: "{") {
          gist.add(hash)
        } else {
          addRuns(of: text, in: start..<end, body)
        }
        (previous, previousStart) = (hash, start)
      }
      start = end + 1
    }
    if previous != Edge.start, previous != Edge.end {
      body(FeatureHash.pair(previous, Edge.end), .pair, previousStart..<text.count)
    }
  }

  /// What has been met of a text: names and senses.
  private struct Gist {
    /// With more than these nothing new is said.
    private static let most = 10
    private var hashes: [UInt64] = []

    mutating func add(_ hash: UInt64) {
      if hashes.count < Self.most { hashes.append(hash) }
    }

    mutating func meet(
      _ hash: UInt64, _ range: Range<Int>, _ body: (UInt32, Kind, Range<Int>) -> Void
    ) {
      for other in hashes {
        let both = (min(hash, other) &* 0x100_0000_01B3) ^ max(hash, other)
        body(FeatureHash.finish(both, Kind.meeting.rawValue), .meeting, range)
      }
      add(hash)
    }
  }

  /// What stands for the edges of a text in a pair.
  private enum Edge {
    static let start: UInt64 = 0x51A7
    static let end: UInt64 = 0xE4D
  }

  /// The mark at both edges of a word: no character of UTF-8.
  private static let edge: UInt8 = 0xFF

  private static func addRuns(
    of text: UnsafeBufferPointer<UInt8>, in word: Range<Int>,
    _ body: (UInt32, Kind, Range<Int>) -> Void
  ) {
    guard word.count <= longestWord else { return }
    // A run starts at the mark before the word, or at a character of it.
    var first = word.lowerBound - 1
    while first < word.upperBound {
      var hash = FeatureHash.seed
      var length = 0
      var place = first
      let isWide = text[max(first, word.lowerBound)] >= 0xE0
      let shortest = isWide ? wideRunLengths.lowerBound : runLengths.lowerBound
      while length < runLengths.upperBound, place <= word.upperBound {
        let isEdge = place < word.lowerBound || place == word.upperBound
        hash = FeatureHash.add(isEdge ? edge : text[place], to: hash)
        place += 1
        while place < word.upperBound, text[place] & 0xC0 == 0x80 {
          hash = FeatureHash.add(text[place], to: hash)
          place += 1
        }
        length += 1
        guard length >= shortest else { continue }
        let range = max(first, word.lowerBound)..<min(place, word.upperBound)
        body(FeatureHash.finish(hash, Kind.run.rawValue), .run, range)
      }
      first += 1
      while first > word.lowerBound, first < word.upperBound, text[first] & 0xC0 == 0x80 {
        first += 1
      }
    }
  }
}
