package import TextAnalysis

/// Leaves out of an utterance what people add without meaning anything by it: filler, and words
/// typed twice.
///
/// *"please please mark mark toy story as watched" → `mark toy story as watched`.*
package struct UtteranceReducer: Sendable {
  private let language: ToleranceLanguage
  private let costs: ToleranceCosts

  init(language: ToleranceLanguage, costs: ToleranceCosts) {
    self.language = language
    self.costs = costs
  }

  /// Reduces an utterance, whose spans still map to what was typed.
  ///
  /// - Returns: What it costs; `nil` if there is nothing to leave out, or nothing else.
  /// - Complexity: O(words × fillers of the language).
  package func reduce(_ text: inout AnalyzedText) -> Double? {
    var tokens = Tokens()
    tokens.read(text.bytes)
    guard tokens.ranges.count <= TolerantMatcher.maximumTokens else { return nil }
    var kept: [Range<Int>] = []
    var cost = 0.0
    var index = 0
    while index < tokens.ranges.count {
      if let length = language.filler(at: index, of: tokens.ranges, in: text.bytes) {
        cost += costs.filler
        index += length
        continue
      }
      let doubled = doubledLength(at: index, of: tokens, in: text.bytes)
      if doubled > 0 {
        cost += costs.doubledWord
        index += doubled
      } else {
        kept.append(tokens.ranges[index])
        index += 1
      }
    }
    guard cost > 0, cost <= costs.maximum, !kept.isEmpty else { return nil }
    keep(kept, of: &text)
    return cost
  }

  /// How many words, from a token on, are typed again right behind; 0 if none are. The second time
  /// counts, since filler may start there (“can can you”).
  ///
  /// Only words between spaces are doubled by mistake: 「ポポ」 is a name.
  private func doubledLength(at index: Int, of tokens: Tokens, in bytes: [UInt8]) -> Int {
    let most = min(Tokens.maximumRepeated, (tokens.ranges.count - index) / 2)
    guard most > 0 else { return 0 }
    return (1...most).first { length in
      bytes[tokens.ranges[index + length].lowerBound - 1] == MatchText.space
        && tokens.repeatedLength(at: index + length, in: bytes) == length
    } ?? 0
  }

  private func keep(_ ranges: [Range<Int>], of text: inout AnalyzedText) {
    var reduced = AnalyzedText()
    for (index, range) in ranges.enumerated() {
      let isApart = index > 0 && range.lowerBound > 0 && text.bytes[range.lowerBound - 1] == 0x20
      if isApart { append(range.lowerBound - 1..<range.lowerBound, of: text, to: &reduced) }
      append(range, of: text, to: &reduced)
    }
    text = reduced
  }

  private func append(_ range: Range<Int>, of text: AnalyzedText, to reduced: inout AnalyzedText) {
    reduced.bytes += text.bytes[range]
    reduced.sourceStarts += text.sourceStarts[range]
    reduced.sourceEnds += text.sourceEnds[range]
  }
}

extension ToleranceLanguage {
  /// The number of tokens of the longest filler that starts at a token, `nil` if none does. Typing
  /// errors count.
  func filler(at index: Int, of tokens: [Range<Int>], in bytes: [UInt8]) -> Int? {
    guard let first = fillerStarts.number(of: Array(bytes[tokens[index]])) else { return nil }
    let longest = fillers[first].first { rest in
      index + rest.count < tokens.count
        && rest.indices.allSatisfy { offset in
          bytes[tokens[index + 1 + offset]].elementsEqual(rest[offset].text)
        }
    }
    return longest.map { $0.count + 1 }
  }
}
