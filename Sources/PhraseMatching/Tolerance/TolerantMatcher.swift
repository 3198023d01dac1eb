import EditDistance
package import TextAnalysis

/// Matches utterances that stray a little from an app's phrases: typing errors, filler, missing
/// function words, doubled words, endings, another order.
///
/// First the words of the utterance are compared with the vocabulary of all phrases, and the
/// phrases that can have all their content words are picked. Each of these is then aligned with
/// the utterance, cheapest first (Dijkstra's algorithm over words of the utterance × words of the
/// phrase). See ``ToleranceCosts`` for what is forgiven.
///
/// Not thread-safe: each thread has its own.
///
/// - Complexity: O(words × vocabulary) for the comparison; at most ``maximumSentences`` phrases
///   are aligned, each in at most ``WordAlignment/maximumSteps`` steps.
package final class TolerantMatcher {
  private let index: TolerantIndex
  /// What straying costs.
  package let costs: ToleranceCosts
  private var alignment: WordAlignment
  /// Leaves filler and doubled words out of utterances.
  package let reducer: UtteranceReducer
  private var tokens = Tokens()
  /// The words of the utterance.
  private var typed: [UtteranceWord] = []
  private var counts: [Int32]
  private var counted: [Int32] = []
  /// For each counted phrase, the word of the utterance that counted last.
  private var lastPlaces: [Int]

  /// The most phrases that are aligned with one utterance: those that share the most words.
  static let maximumSentences = 24
  /// The most words of an utterance. Longer ones are only matched as written.
  static let maximumTokens = 40

  package init(index: TolerantIndex, costs: ToleranceCosts = ToleranceCosts()) {
    self.index = index
    self.costs = costs
    alignment = WordAlignment(index: index, costs: costs)
    reducer = index.reducer(costs: costs)
    counts = Array(repeating: 0, count: index.graphs.count)
    lastPlaces = Array(repeating: -1, count: index.graphs.count)
  }

  /// A match that strays, and how far.
  package struct Match: Equatable, Sendable {
    package var match: PhraseMatch
    package var cost: Double
    /// What of the cost is typing errors: the word was meant, beyond doubt.
    package var typos = 0.0
    /// True if a function word was passed over right before a slot: perhaps a part of what was said
    /// in its place.
    package var passesOverBeforeSlot = false
    /// In what the utterance deviates from the phrase.
    package var deviations: Deviations = []
    /// How many bytes of the text the phrase does not have: filler, doubled and function words.
    package var skippedLength = 0

    /// A match as it is written, in an utterance that may have been reduced.
    ///
    /// - Parameter cost: That of reducing it.
    package init(match: PhraseMatch, cost: Double) {
      self.match = match
      self.cost = cost
    }

    init(
      match: PhraseMatch, cost: Double, typos: Double, passesOverBeforeSlot: Bool,
      deviations: Deviations, skippedLength: Int
    ) {
      self.init(match: match, cost: cost)
      self.typos = typos
      self.passesOverBeforeSlot = passesOverBeforeSlot
      self.deviations = deviations
      self.skippedLength = skippedLength
    }
  }

  /// The ways to match, cheapest first and then in the order of the phrases, of every phrase that
  /// can be matched.
  ///
  /// - Parameter considersAll: True to align every phrase, whatever words it shares: the plain
  ///   twin that the picking is tested against.
  /// - Parameter maximumSteps: The most steps taken for the utterance.
  package func matches(
    in text: AnalyzedText, considersAll: Bool = false,
    maximumSteps: Int = WordAlignment.maximumSteps
  ) -> [Match] {
    tokens.read(text.bytes)
    guard !tokens.ranges.isEmpty, tokens.ranges.count <= Self.maximumTokens else { return [] }
    readWords(of: text.bytes)
    let sentences = considersAll ? Array(index.graphs.indices) : pickSentences()
    var matches: [Match] = []
    alignment.begin(
      bytes: text.bytes, typed: typed, questionStart: questionStart(), maximumSteps: maximumSteps)
    for sentence in sentences { alignment.appendMatches(of: sentence, to: &matches) }
    return matches.enumerated()
      .sorted { left, right in
        (left.element.cost, left.element.match.sentence, left.offset)
          < (right.element.cost, right.element.match.sentence, right.offset)
      }
      .map(\.element)
  }

  /// What an utterance may have been meant as, if one slip happened in it: cheapest first.
  ///
  /// - Parameter reach: The place up to which some phrase can match it as it is written.
  package func repairs(of text: AnalyzedText, reach: Int) -> [SlipRepair] {
    index.repairs(of: text, reach: reach)
  }

  /// The phrases that share the most words with an utterance, for a person who got none.
  package func nearestSentences(to text: AnalyzedText, limit: Int) -> [Int] {
    tokens.read(text.bytes)
    guard tokens.ranges.count <= Self.maximumTokens else { return [] }
    readWords(of: text.bytes)
    countSharedWords()
    let ranked = counted.sorted { left, right in
      let leftMissing = missing(from: left)
      let rightMissing = missing(from: right)
      return (-counts[Int(left)], leftMissing, left) < (-counts[Int(right)], rightMissing, right)
    }
    return ranked.prefix(limit).map(Int.init)
  }

  /// True if a phrase is a question itself. *what should I watch*
  ///
  /// - Complexity: O(beginnings of questions × edges at the phrase's beginning).
  package func isQuestion(_ sentence: Int) -> Bool {
    guard let graph = index.graphs[sentence] else { return true }
    return index.language.questionStarts.contains { start in
      var words: [Int32] = []
      for text in start {
        guard let number = index.vocabulary.number(of: text) else { return false }
        words.append(Int32(number))
      }
      return !words.isEmpty && graph.begins(with: words)
    }
  }

  /// True if an utterance asks for something to be done: its question mark is a courtesy.
  ///
  /// *could you mark jaws as watched? mark jaws as watched, ok?*
  package func asksPolitely(_ text: AnalyzedText) -> Bool {
    let words = Tokens.texts(of: text.bytes)
    return index.language.isRequest(words) || index.language.endsInFiller(words)
  }

  /// True if a text has words in it that say something and are in no name that it was found to
  /// name. *“up **not**”, for the name “Up”*
  ///
  /// - Parameters:
  ///   - text: Normalized, as the names are.
  ///   - names: Asked for only if there are such words.
  package func wordsLeftOver(
    of text: ArraySlice<UInt8>, naming names: () -> [[UInt8]]
  ) -> Bool {
    let telling = Tokens.texts(of: Array(text)).filter(index.language.saysSomething)
    guard !telling.isEmpty else { return false }
    return !names().contains { name in
      var left = Tokens.texts(of: name)
      return telling.allSatisfy { word in
        guard let place = left.firstIndex(of: word) else { return false }
        left.remove(at: place)
        return true
      }
    }
  }

  private func missing(from sentence: Int32) -> Int {
    Int(index.graphs[Int(sentence)]?.contentToCome[0] ?? 0) - Int(counts[Int(sentence)])
  }

  // MARK: Words of the utterance

  private func readWords(of bytes: [UInt8]) {
    typed.removeAll(keepingCapacity: true)
    for range in tokens.ranges {
      let word = ComparableWord(Array(bytes[range]))
      typed.append(
        UtteranceWord(
          range: range, word: word,
          isFunctionWord: index.language.functionWords.contains(word.text),
          isIdle: index.language.idleWords.contains(word.text),
          number: Self.number(word.text), meanings: meanings(of: word)))
    }
    markDoubledWords(in: bytes)
    markFillers()
  }

  private static func number(_ text: [UInt8]) -> Double? {
    guard let first = text.first, DigitReader.isDigit(first),
      let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite
    else { return nil }
    return number
  }

  /// The words of phrases that a typed word may mean.
  private func meanings(of word: ComparableWord) -> [UtteranceWord.Meaning] {
    var meanings: [UtteranceWord.Meaning] = []
    for number in numbersByEnding(of: word.text) {
      meanings.append(UtteranceWord.Meaning(word: number, cost: costs.ending))
    }
    for (number, edits) in index.vocabulary.matches(of: word)
    where edits == 0
      || !index.language.areContraries(word.text, index.vocabulary.words[number].text)
    {
      let cost = Double(edits) * costs.edit
      let meaning = UtteranceWord.Meaning(word: number, cost: cost, typos: cost)
      guard let known = meanings.firstIndex(where: { $0.word == number }) else {
        meanings.append(meaning)
        continue
      }
      if cost < meanings[known].cost { meanings[known] = meaning }
    }
    return meanings
  }

  /// The words that a word is but for an ending of the language, where three letters or more stay.
  private func numbersByEnding(of text: [UInt8]) -> [Int] {
    var numbers: [Int] = []
    for ending in index.language.endings {
      let stem = text.count - ending.count
      if stem >= 3, text[stem...].elementsEqual(ending),
        let number = index.vocabulary.number(of: Array(text[..<stem]))
      {
        numbers.append(number)
      }
      if text.count >= 3, let number = index.vocabulary.number(of: text + ending) {
        numbers.append(number)
      }
    }
    return numbers
  }

  private func markDoubledWords(in bytes: [UInt8]) {
    for start in typed.indices {
      typed[start].doubledLength = tokens.repeatedLength(at: start, in: bytes)
    }
  }

  /// Where the utterance begins as a question does, behind what is said in hesitation.
  private func questionStart() -> Range<Int> {
    var start = 0
    while start < typed.count, let filler = typed[start].filler, start + filler.length < typed.count
    {
      start += filler.length
    }
    let length = start < typed.count ? index.language.questionStart(at: start, of: typed) : 0
    return start..<start + length
  }

  /// Notes where filler of one word or several stands, perhaps misspelt: that with the fewest
  /// typing errors, of those the longest.
  private func markFillers() {
    for start in typed.indices {
      guard let (edits, length) = bestFiller(at: start) else { continue }
      typed[start].filler = UtteranceWord.Filler(
        length: length, cost: costs.filler + Double(edits) * costs.edit)
    }
  }

  /// The filler that most probably starts at a word: its typing errors, and how many words it has.
  private func bestFiller(at start: Int) -> (edits: Int, length: Int)? {
    let language = index.language
    var best: (edits: Int, length: Int)?
    for (first, edits) in language.fillerStarts.matches(of: typed[start].word) {
      for rest in language.fillers[first] {
        guard let others = self.edits(of: rest, at: start + 1) else { continue }
        let found = (edits: edits + others, length: rest.count + 1)
        if let best, (best.edits, -best.length) <= (found.edits, -found.length) { continue }
        best = found
      }
    }
    return best
  }

  /// The typing errors in given words, `nil` if they do not stand there.
  private func edits(of words: [ComparableWord], at start: Int) -> Int? {
    guard start + words.count <= typed.count else { return nil }
    var total = 0
    for (offset, word) in words.enumerated() {
      let budget = EditDistance.budget(letters: word.letters.count)
      guard let edits = typed[start + offset].word.edits(to: word, budget: budget) else {
        return nil
      }
      total += edits
    }
    return total
  }

  // MARK: Phrases worth aligning

  /// The phrases whose content words the utterance can have, those with most of them first.
  private func pickSentences() -> [Int] {
    countSharedWords()
    let possible = counted.filter { sentence in
      guard let graph = index.graphs[Int(sentence)] else { return false }
      return Int(counts[Int(sentence)]) >= Int(graph.contentToCome[0])
    }
    let best = possible.sorted {
      (-counts[Int($0)], $0) < (-counts[Int($1)], $1)
    }
    return best.prefix(Self.maximumSentences).map(Int.init)
  }

  /// Counts, for each phrase, the words of the utterance that may be content words of it.
  private func countSharedWords() {
    for sentence in counted { counts[Int(sentence)] = 0 }
    counted.removeAll(keepingCapacity: true)
    for (place, word) in typed.enumerated() {
      for meaning in word.meanings where !index.isFunctionWord[meaning.word] {
        for sentence in index.sentences[meaning.word] {
          // A word counts once for each phrase, for any of the phrase's words.
          let sentence = Int(sentence)
          if counts[sentence] == 0 { counted.append(Int32(sentence)) }
          guard counts[sentence] == 0 || lastPlaces[sentence] != place else { continue }
          lastPlaces[sentence] = place
          counts[sentence] += 1
        }
      }
    }
  }
}
