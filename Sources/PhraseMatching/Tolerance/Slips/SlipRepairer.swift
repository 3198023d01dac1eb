import EditDistance
import TextAnalysis

/// Finds what an utterance may have been meant as, if one slip happened in it.
///
/// What it gives is only worth something where a phrase matches it as it is written: most repairs
/// mean nothing. *“mark jaws sa watched” → `mark jaws as watched`, and a dozen others.*
///
/// Where words are written without spaces, the slip is in a character, and what stands beside it tells
/// what may be meant.
///
/// - Complexity: O(words × vocabulary); at most ``maximumRepairs`` repairs.
struct SlipRepairer: Sendable {
  private let vocabulary: SlipVocabulary
  /// Small words and characters by what stands beside them.
  private let contexts: WordContexts
  private let language: ToleranceLanguage
  private let fillerWords: Set<[UInt8]>
  private let costs: ToleranceCosts

  /// The most repairs of one utterance: the cheapest.
  static let maximumRepairs = 128
  /// The fewest letters of a word that was run together with a name.
  private static let fewestLetters = 2

  /// - Parameters:
  ///   - phraseWords: The words of phrases, each once, by their numbers in the index.
  ///   - otherWords: Those of values and of what is said in passing.
  ///   - contexts: What stands between what in the phrases.
  init(
    phraseWords: [[UInt8]], otherWords: [[UInt8]], contexts: WordContexts,
    language: ToleranceLanguage, analyzer: TextAnalyzer, costs: ToleranceCosts = ToleranceCosts()
  ) {
    self.contexts = contexts
    vocabulary = SlipVocabulary(
      phraseWords: phraseWords, otherWords: otherWords, language: analyzer.profile.language,
      analyzer: analyzer)
    self.language = language
    fillerWords = Set(language.fillerWords)
    self.costs = costs
  }

  /// The repairs of an utterance, cheapest first.
  ///
  /// - Parameters:
  ///   - index: The phrases.
  ///   - reach: The place up to which some phrase can match the utterance as it is written: a slip
  ///     behind it would not help.
  func repairs(of text: AnalyzedText, in index: TolerantIndex, reach: Int) -> [SlipRepair] {
    var tokens = Tokens()
    tokens.read(text.bytes)
    guard tokens.ranges.count <= TolerantMatcher.maximumTokens else { return [] }
    let words = tokens.ranges.map { Word($0, in: text.bytes, vocabulary, language) }
    let prospects = RepairProspects(words.lazy.map(\.word.text), in: index)
    var edits: [Edit] = []
    for place in words.indices where words[place].range.lowerBound <= reach {
      appendEdits(at: place, of: words, in: text.bytes, prospects, to: &edits)
    }
    appendRepetitions(in: tokens, of: text.bytes, prospects, to: &edits)
    let cheapest = edits.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }
    let repairs = cheapest.prefix(Self.maximumRepairs).map { _, edit in
      var repair = text.repaired(by: edit)
      repair.mayBeFiller = edit.slip == .joined || fillerWords.contains(edit.replacement)
      return repair
    }
    return marked(words, of: text).map { [$0] + repairs } ?? repairs
  }

  /// A word of the utterance.
  private struct Word {
    let range: Range<Int>
    let word: ComparableWord
    /// True for a word of some phrase or value, and for one that says little.
    let isKnown: Bool
    /// True if some phrase or value has it.
    let isMeant: Bool
    /// True for a character of a script without spaces.
    let isCharacter: Bool
    /// True if letters can have slipped in it.
    let hasLetters: Bool

    init(
      _ range: Range<Int>, in bytes: [UInt8], _ vocabulary: SlipVocabulary,
      _ language: ToleranceLanguage
    ) {
      self.range = range
      word = ComparableWord(Array(bytes[range]))
      isMeant = vocabulary.has(word.text)
      isKnown =
        isMeant || language.functionWords.contains(word.text) || language.saysSomething(word.text)
      isCharacter = Tokens.isUnspaced(word.text)
      hasLetters = !isCharacter && !word.text.contains(where: DigitReader.isDigit)
    }
  }

  /// What is put in place of a span.
  fileprivate struct Edit {
    var span: Range<Int>
    var replacement: [UInt8]
    var cost: Double
    var slip: SlipRepair.Slip
  }

  /// The utterance with the marks that its letters lack, `nil` if they lack none. Whoever leaves out
  /// one leaves out all.
  private func marked(_ words: [Word], of text: AnalyzedText) -> SlipRepair? {
    let unmarked = words.compactMap { word in
      word.isKnown ? nil : vocabulary.marked(word.word.text).map { (word.range, $0) }
    }
    guard let first = unmarked.first, let last = unmarked.last else { return nil }
    var marked = text
    for (range, number) in unmarked.reversed() {
      marked = marked.replacing(range, by: vocabulary.text(number))
    }
    return SlipRepair(
      text: marked, source: text.sourceRange(of: first.0.lowerBound..<last.0.upperBound),
      cost: costs.lostMarks, slip: .unmarked)
  }

  // MARK: Slips

  private func appendEdits(
    at place: Int, of words: [Word], in bytes: [UInt8], _ prospects: RepairProspects,
    to edits: inout [Edit]
  ) {
    let word = words[place]
    for number in vocabulary.soundingLike(word.word.text) where prospects.allows(number) {
      let text = vocabulary.text(number)
      let slip: SlipRepair.Slip = turns(word.word.text, into: text) ? .mistaken : .misheard
      edits.append(replacing(word, by: text, costs.soundAlike, slip))
    }
    appendMissing(before: place, of: words, prospects, to: &edits)
    if word.isCharacter { appendCharacters(at: place, of: words, prospects, to: &edits) }
    guard word.hasLetters else { return appendNumberParts(of: word, to: &edits) }
    appendMisspellings(of: word, prospects, to: &edits)
    if !word.isKnown { appendParts(of: word, prospects, to: &edits) }
    guard words.indices.contains(place + 1), words[place + 1].hasLetters else { return }
    appendPair(word, words[place + 1], in: bytes, prospects, to: &edits)
  }

  private func replacing(
    _ word: Word, by text: [UInt8], _ cost: Double, _ slip: SlipRepair.Slip
  ) -> Edit {
    Edit(span: word.range, replacement: text, cost: cost, slip: slip)
  }

  /// True if a repair makes the contrary of what is said, or takes it for that.
  private func turns(_ typed: [UInt8], into text: [UInt8]) -> Bool {
    language.negations.contains(typed) || language.negations.contains(text)
  }

  /// The words that a word may be with a letter or two amiss.
  private func appendMisspellings(
    of word: Word, _ prospects: RepairProspects, to edits: inout [Edit]
  ) {
    for (number, count) in vocabulary.slips(into: word.word, prospects) {
      let text = vocabulary.text(number)
      if language.areContraries(word.word.text, text) { continue }
      if word.isKnown {
        if count == 1 { edits.append(replacing(word, by: text, costs.mistakenWord, .mistaken)) }
      } else {
        let slip: SlipRepair.Slip = turns(word.word.text, into: text) ? .mistaken : .misspelt
        edits.append(replacing(word, by: text, Double(count) * costs.edit, slip))
      }
    }
  }

  /// The ways to part a word that is none into two, of which one at least is known.
  private func appendParts(of word: Word, _ prospects: RepairProspects, to edits: inout [Edit]) {
    let text = word.word.text
    for length in text.indices.dropFirst() where text[length] & 0xC0 != 0x80 {
      let parts = [Array(text[..<length]), Array(text[length...])]
      let known = parts.filter(isKnown)
      let isName = known.count == 1
      if known.isEmpty || (isName && parts.contains { $0.count < Self.fewestLetters }) { continue }
      guard prospects.allow(known.compactMap(vocabulary.phraseWord)) else { continue }
      let place = word.range.lowerBound + length
      edits.append(
        Edit(
          span: place..<place, replacement: [MatchText.space],
          cost: isName ? costs.lostSpaceAtName : costs.lostSpace, slip: .joined))
    }
  }

  /// The place where a word was run together with a number. *to90 → to 90*
  private func appendNumberParts(of word: Word, to edits: inout [Edit]) {
    let text = word.word.text
    guard !word.isCharacter, !word.isKnown,
      let length = text.indices.dropFirst().first(where: {
        DigitReader.isDigit(text[$0]) != DigitReader.isDigit(text[$0 - 1])
      }), text[length] & 0xC0 != 0x80,
      isKnown(Array(text[..<length])) || isKnown(Array(text[length...]))
    else { return }
    let place = word.range.lowerBound + length
    edits.append(
      Edit(
        span: place..<place, replacement: [MatchText.space], cost: costs.lostSpace, slip: .joined))
  }

  /// What was said twice, one such place at a time: elsewhere it may be meant.
  private func appendRepetitions(
    in tokens: Tokens, of bytes: [UInt8], _ prospects: RepairProspects, to edits: inout [Edit]
  ) {
    guard prospects.allow([]) else { return }
    for place in tokens.ranges.indices {
      let length = tokens.repeatedLength(at: place, in: bytes)
      guard length > 0 else { continue }
      let span = tokens.ranges[place - length].lowerBound..<tokens.ranges[place].lowerBound
      edits.append(
        Edit(span: span, replacement: [], cost: costs.doubledWord, slip: .repeated))
    }
  }

  private func isKnown(_ text: [UInt8]) -> Bool {
    vocabulary.has(text) || language.functionWords.contains(text)
  }

  /// Two words that may be one, or stand in the wrong order.
  private func appendPair(
    _ first: Word, _ second: Word, in bytes: [UInt8], _ prospects: RepairProspects,
    to edits: inout [Edit]
  ) {
    let gap = first.range.upperBound..<second.range.lowerBound
    guard !gap.isEmpty else { return }
    let whole = first.word.text + second.word.text
    if vocabulary.has(whole), !(first.isKnown && second.isKnown),
      prospects.allow(vocabulary.phraseWord(whole).map { [$0] } ?? [])
    {
      edits.append(Edit(span: gap, replacement: [], cost: costs.lostSpace, slip: .parted))
    }
    guard first.isMeant, second.isMeant, first.word.text != second.word.text,
      !language.negations.contains(first.word.text),
      !language.negations.contains(second.word.text), prospects.allow([])
    else { return }
    edits.append(
      Edit(
        span: first.range.lowerBound..<second.range.upperBound,
        replacement: second.word.text + bytes[gap] + first.word.text, cost: costs.swappedWords,
        slip: .swapped))
  }
}

// MARK: Small words, and characters without spaces

extension SlipRepairer {
  /// A small word or a character that was left out.
  private func appendMissing(
    before place: Int, of words: [Word], _ prospects: RepairProspects, to edits: inout [Edit]
  ) {
    let (before, after) = (number(place - 1, of: words), number(place, of: words))
    for word in contexts.words(between: before, and: after) where prospects.allows(word) {
      var text = vocabulary.text(word)
      let isCharacter = Tokens.isUnspaced(text)
      if !isCharacter { text.append(MatchText.space) }
      let start = words[place].range.lowerBound
      edits.append(
        Edit(
          span: start..<start, replacement: text,
          cost: isCharacter ? costs.edit : costs.functionWord,
          slip: isCharacter ? .character : .missing))
    }
  }

  private func number(_ place: Int, of words: [Word]) -> Int? {
    words.indices.contains(place) ? vocabulary.phraseWord(words[place].word.text) : nil
  }

  /// What a character may have been instead, and with its neighbour.
  private func appendCharacters(
    at place: Int, of words: [Word], _ prospects: RepairProspects, to edits: inout [Edit]
  ) {
    func append(
      _ span: Range<Int>, _ text: [UInt8], _ slip: SlipRepair.Slip = .character
    ) {
      edits.append(Edit(span: span, replacement: text, cost: costs.edit, slip: slip))
    }
    let range = words[place].range
    let (before, after) = (number(place - 1, of: words), number(place + 1, of: words))
    for word in contexts.words(between: before, and: after)
    where prospects.allows(word) && Tokens.isUnspaced(vocabulary.text(word)) {
      append(range, vocabulary.text(word))
    }
    guard prospects.allow([]) else { return }
    let isDoubled = place > 0 && words[place].word.text == words[place - 1].word.text
    append(range, [], isDoubled ? .character : .surplus)
    guard words.indices.contains(place + 1), words[place + 1].isCharacter,
      words[place + 1].range.lowerBound == range.upperBound
    else { return }
    append(
      range.lowerBound..<words[place + 1].range.upperBound,
      words[place + 1].word.text + words[place].word.text)
  }
}

extension AnalyzedText {
  /// The text with an edit, which a match then has to make sense of.
  fileprivate func repaired(by edit: SlipRepairer.Edit) -> SlipRepair {
    let place = edit.span.lowerBound
    let source =
      edit.span.isEmpty
      ? Int(sourceStarts[place])..<Int(sourceStarts[place])
      : sourceRange(of: edit.span)
    return SlipRepair(
      text: replacing(edit.span, by: edit.replacement), source: source, cost: edit.cost,
      slip: edit.slip)
  }
}
