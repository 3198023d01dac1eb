import EditDistance
import LanguageTags
package import TextAnalysis

/// Finds what an utterance may have been meant as, if one slip happened in it.
///
/// What it gives is only worth something where a phrase matches it as it is written: most repairs
/// mean nothing. *“mark jaws sa watched” → `mark jaws as watched`, and a dozen others.*
///
/// Languages that are written without spaces have no words to repair.
///
/// - Complexity: O(words × vocabulary); at most ``maximumRepairs`` repairs.
package struct SlipRepairer: Sendable {
  private let vocabulary: SlipVocabulary
  private let language: ToleranceLanguage
  private let costs: ToleranceCosts

  /// The most repairs of one utterance: the cheapest.
  static let maximumRepairs = 128
  /// The fewest letters of a word that was run together with a name.
  private static let fewestLetters = 2

  /// - Parameter texts: The words that can be meant, more than once or not, in any order.
  init(
    texts: [[UInt8]], language: ToleranceLanguage, analyzer: TextAnalyzer,
    costs: ToleranceCosts = ToleranceCosts()
  ) {
    let words = Set(texts).sorted { $0.lexicographicallyPrecedes($1) }
    vocabulary = SlipVocabulary(
      texts: words, language: analyzer.profile.language, analyzer: analyzer)
    self.language = language
    self.costs = costs
  }

  /// The repairs of an utterance, cheapest first.
  ///
  /// - Parameter reach: The place up to which some phrase can match the utterance as it is written:
  ///   a slip behind it would not help.
  package func repairs(of text: AnalyzedText, reach: Int) -> [SlipRepair] {
    var tokens = Tokens()
    tokens.read(text.bytes)
    guard tokens.ranges.count <= TolerantMatcher.maximumTokens else { return [] }
    let words = tokens.ranges.map { Word($0, in: text.bytes, vocabulary, language) }
    var edits: [Edit] = []
    for place in words.indices where words[place].range.lowerBound <= reach {
      appendEdits(at: place, of: words, in: text.bytes, to: &edits)
    }
    let cheapest = edits.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }
    return cheapest.prefix(Self.maximumRepairs).map { text.repaired(by: $0.element) }
  }

  /// A word of the utterance.
  private struct Word {
    let range: Range<Int>
    let word: ComparableWord
    /// True for a word of some phrase or value, and for one that says little.
    let isKnown: Bool
    /// True if some phrase or value has it.
    let isMeant: Bool
    /// True if letters can have slipped in it.
    let hasLetters: Bool

    init(
      _ range: Range<Int>, in bytes: [UInt8], _ vocabulary: SlipVocabulary,
      _ language: ToleranceLanguage
    ) {
      self.range = range
      word = ComparableWord(Array(bytes[range]))
      isMeant = vocabulary.has(word.text)
      isKnown = isMeant || language.functionWords.contains(word.text)
      hasLetters = !word.text.contains(where: DigitReader.isDigit)
    }
  }

  /// What is put in place of a span.
  fileprivate struct Edit {
    var span: Range<Int>
    var replacement: [UInt8]
    var cost: Double
    var slip: SlipRepair.Slip
  }

  // MARK: Slips

  private func appendEdits(
    at place: Int, of words: [Word], in bytes: [UInt8], to edits: inout [Edit]
  ) {
    let word = words[place]
    for number in vocabulary.soundingLike(word.word.text) {
      edits.append(replacing(word, by: vocabulary.text(number), costs.soundAlike, .misheard))
    }
    guard word.hasLetters else { return }
    appendMisspellings(of: word, to: &edits)
    if !word.isKnown { appendParts(of: word, to: &edits) }
    guard words.indices.contains(place + 1), words[place + 1].hasLetters else { return }
    appendPair(word, words[place + 1], in: bytes, to: &edits)
  }

  private func replacing(
    _ word: Word, by text: [UInt8], _ cost: Double, _ slip: SlipRepair.Slip
  ) -> Edit {
    Edit(span: word.range, replacement: text, cost: cost, slip: slip)
  }

  /// The words that a word may be with a letter or two amiss.
  private func appendMisspellings(of word: Word, to edits: inout [Edit]) {
    for (number, count) in vocabulary.slips(into: word.word) {
      let text = vocabulary.text(number)
      if language.areContraries(word.word.text, text) { continue }
      if word.isKnown {
        if count == 1 { edits.append(replacing(word, by: text, costs.mistakenWord, .mistaken)) }
      } else {
        edits.append(replacing(word, by: text, Double(count) * costs.edit, .misspelt))
      }
    }
  }

  /// The ways to part a word that is none into two, of which one at least is known.
  private func appendParts(of word: Word, to edits: inout [Edit]) {
    let text = word.word.text
    for length in text.indices.dropFirst() where text[length] & 0xC0 != 0x80 {
      let isLeft = isKnown(text[..<length])
      let isRight = isKnown(text[length...])
      guard isLeft || isRight else { continue }
      let isName = !(isLeft && isRight)
      if isName, min(length, text.count - length) < Self.fewestLetters { continue }
      let place = word.range.lowerBound + length
      edits.append(
        Edit(
          span: place..<place, replacement: [MatchText.space],
          cost: isName ? costs.lostSpaceAtName : costs.lostSpace, slip: .joined))
    }
  }

  private func isKnown(_ text: ArraySlice<UInt8>) -> Bool {
    let text = Array(text)
    return vocabulary.has(text) || language.functionWords.contains(text)
  }

  /// Two words that may be one, or stand in the wrong order.
  private func appendPair(
    _ first: Word, _ second: Word, in bytes: [UInt8], to edits: inout [Edit]
  ) {
    let gap = first.range.upperBound..<second.range.lowerBound
    guard !gap.isEmpty else { return }
    let isOne = vocabulary.has(first.word.text + second.word.text)
    if isOne, !(first.isKnown && second.isKnown) {
      edits.append(Edit(span: gap, replacement: [], cost: costs.lostSpace, slip: .parted))
    }
    guard first.isMeant, second.isMeant, first.word.text != second.word.text,
      !language.negations.contains(first.word.text), !language.negations.contains(second.word.text)
    else { return }
    edits.append(
      Edit(
        span: first.range.lowerBound..<second.range.upperBound,
        replacement: second.word.text + bytes[gap] + first.word.text, cost: costs.swappedWords,
        slip: .swapped))
  }
}

extension AnalyzedText {
  /// The text with an edit, which a match then has to make sense of.
  fileprivate func repaired(by edit: SlipRepairer.Edit) -> SlipRepair {
    SlipRepair(
      text: replacing(edit.span, by: edit.replacement),
      repaired: edit.span.lowerBound..<edit.span.lowerBound + edit.replacement.count,
      cost: edit.cost, slip: edit.slip)
  }
}
