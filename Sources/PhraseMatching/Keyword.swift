package import TextAnalysis

/// A word of which a block requires at least one, in just this case.
package struct Keyword: Equatable, Sendable {
  /// The word, its case folded.
  let text: [UInt8]
  /// The places in it of letters whose case was folded.
  let capitals: [Int]

  /// Reads a keyword as it is written.
  package init(_ word: String, _ analyzer: TextAnalyzer) {
    (text, capitals) = analyzer.normalizeLiteralWithCapitals(word)
  }

  /// True if the keyword is one of the words between white space.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package func stands(in analyzed: AnalyzedText) -> Bool {
    let bytes = analyzed.bytes
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: MatchText.space) ?? bytes.count
      if bytes[start..<end].elementsEqual(text) {
        let places = analyzed.capitalPlaces.filter((start..<end).contains).map { $0 - start }
        if places == capitals { return true }
      }
      start = end + 1
    }
    return false
  }
}
