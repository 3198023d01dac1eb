/// Text made ready for matching, which still knows what was typed.
///
/// ``bytes`` is the normalized text in UTF-8. Byte `i` of it came from the typed text's UTF-8
/// bytes `sourceStarts[i] ..< sourceEnds[i]`; both arrays are non-decreasing, so a span of
/// normalized bytes always maps to one contiguous range of what was typed.
///
/// *"  Mark “Toy  Story”!" → `mark toy story`, and the span `toy story` maps back to `Toy  Story`.*
package struct AnalyzedText: Sendable {
  /// The normalized text: words separated by single spaces, none at the edges.
  package var bytes: [UInt8] = []
  /// For each normalized byte, where what it came from starts in the typed text's UTF-8.
  package var sourceStarts: [UInt32] = []
  /// For each normalized byte, where what it came from ends in the typed text's UTF-8.
  package var sourceEnds: [UInt32] = []
  /// Where letters whose case was folded start in the typed text's UTF-8, in ascending order. Only
  /// the sentence-template rules tell: a few of theirs depend on case.
  package var capitals: [UInt32] = []
  /// The words of the normalized text, once ``TextAnalyzer/segment(_:)`` has found them.
  package var tokens: [Token] = []

  package init() {}

  /// A word, or a run of other characters, of the normalized text.
  package struct Token: Equatable, Sendable {
    /// Where it stands in ``AnalyzedText/bytes``.
    package var range: Range<Int>
    /// False for runs that are neither letters, digits nor ideographs.
    package var isWord: Bool

    package init(range: Range<Int>, isWord: Bool) {
      self.range = range
      self.isWord = isWord
    }
  }

  /// The range of the typed text's UTF-8 bytes that a span of normalized bytes came from.
  ///
  /// - Precondition: `span` is not empty and lies within ``bytes``.
  package func sourceRange(of span: Range<Int>) -> Range<Int> {
    Int(sourceStarts[span.lowerBound])..<Int(sourceEnds[span.upperBound - 1])
  }

  /// The places in ``bytes`` of letters whose case was folded, in ascending order.
  package var capitalPlaces: [Int] {
    var places: [Int] = []
    appendCapitalPlaces(to: &places)
    return places
  }

  /// Appends the places in ``bytes`` of letters whose case was folded, in ascending order.
  ///
  /// - Complexity: O(1) where there are none, else O(*n*) in the text's bytes.
  package func appendCapitalPlaces(to places: inout [Int]) {
    var next = 0
    for place in bytes.indices {
      // What was set aside may have had capitals, too.
      while next < capitals.count, capitals[next] < sourceStarts[place] { next += 1 }
      guard next < capitals.count else { return }
      if capitals[next] == sourceStarts[place] {
        places.append(place)
        next += 1
      }
    }
  }
}
