import NameIndex
package import TextAnalysis

/// What tolerant matching knows of a program: its templates as words, and which templates have
/// which words.
///
/// Immutable, and shared between threads.
package struct TolerantIndex: Sendable {
  let program: PhraseProgram
  let language: ToleranceLanguage
  /// The graph of each sentence, `nil` for those that are only matched as written.
  let graphs: [WordGraph?]
  let vocabulary: FuzzyVocabulary
  let isFunctionWord: [Bool]
  /// True for words of the vocabulary that turn what is said into its contrary.
  let isNegation: [Bool]
  /// The sentences that have each word.
  let sentences: [[Int32]]
  /// For each word, the fewest content words that a sentence with it needs.
  let fewestContent: [Int16]
  /// True if a template has too many words to be read, and is only matched as written.
  let hasUnreadTemplates: Bool
  /// The texts of each list's plain values, token by token.
  let listValues: [ListID: [ListText]]
  private let slips: SlipShelf

  /// A value of a list.
  struct ListText: Sendable {
    /// Its position in the value table.
    var entry: Int
    var words: [ComparableWord]
  }

  /// Prepares a program.
  ///
  /// - Complexity: O(nodes of the program + texts of its lists).
  package init(program: PhraseProgram) {
    self.program = program
    let analyzer = TextAnalyzer(profile: program.profile)
    let language = ToleranceLanguage(language: program.profile.language, analyzer: analyzer)
    self.language = language
    var builder = WordGraphBuilder(program: program)
    var graphs = program.sentences.map { sentence -> WordGraph? in
      let block = program.blocks[sentence.block]
      return block.isNegative || block.isGenerated ? nil : builder.graph(of: sentence)
    }
    hasUnreadTemplates = zip(graphs, program.sentences).contains { graph, sentence in
      let block = program.blocks[sentence.block]
      return graph == nil && !block.isNegative && !block.isGenerated
    }
    vocabulary = FuzzyVocabulary(builder.words)
    let isFunctionWord = builder.words.map { language.functionWords.contains($0) }
    self.isFunctionWord = isFunctionWord
    isNegation = builder.words.map { language.negations.contains($0) }
    for index in graphs.indices { graphs[index]?.lookAhead(isFunctionWord) }
    self.graphs = graphs
    let sentences = Self.sentencesByWord(graphs, wordCount: builder.words.count)
    self.sentences = sentences
    fewestContent = sentences.map { sentences in
      sentences.compactMap { graphs[Int($0)]?.contentToCome[0] }.min() ?? .max
    }
    listValues = Self.texts(of: program)
    slips = SlipShelf()
  }

  /// The most names of lists whose words a slip may have been meant as.
  private static let maximumNames = 20_000

  /// What repairs slips that no alignment of words forgives.
  var repairer: SlipRepairer {
    slips.repairer {
      let names = program.values.trie.keys(limit: Self.maximumNames)
      let values = names.flatMap(Tokens.texts)
      let spoken = ValueWords.all(language: program.profile.language)
      return SlipRepairer(
        phraseWords: vocabulary.words.map(\.text),
        otherWords: values + spoken + language.fillerWords, contexts: WordContexts(self),
        language: language, analyzer: TextAnalyzer(profile: program.profile))
    }
  }

  /// What an utterance may have been meant as, if one slip happened in it: cheapest first.
  ///
  /// - Parameter reach: The place up to which some template can match it as it is written.
  package func repairs(of text: AnalyzedText, reach: Int) -> [SlipRepair] {
    repairer.repairs(of: text, in: self, reach: reach)
  }

  /// Leaves filler and doubled words out of utterances.
  package func reducer(costs: ToleranceCosts = ToleranceCosts()) -> UtteranceReducer {
    UtteranceReducer(language: language, costs: costs)
  }

  /// Words of a language that join two things, normalized.
  package static func connectives(language: String, analyzer: TextAnalyzer) -> Set<[UInt8]> {
    ToleranceLanguage(language: language, analyzer: analyzer).connectives
  }

  private static func sentencesByWord(_ graphs: [WordGraph?], wordCount: Int) -> [[Int32]] {
    var sentences = [[Int32]](repeating: [], count: wordCount)
    for (index, graph) in graphs.enumerated() {
      for case .word(let word) in (graph?.edges ?? []).lazy.map(\.label)
      where sentences[Int(word)].last != Int32(index) {
        sentences[Int(word)].append(Int32(index))
      }
    }
    return sentences
  }

  private static func texts(of program: PhraseProgram) -> [ListID: [ListText]] {
    var texts: [ListID: [ListText]] = [:]
    for (text, span) in program.values.texts() where !span.isNumber {
      let list = program.values.classes.lists[span.valueClass.index]
      let words = Tokens.texts(of: text).map(ComparableWord.init)
      texts[list, default: []].append(ListText(entry: span.entry, words: words))
    }
    return texts
  }
}

extension WordGraph {
  /// Notes what is still to come at each vertex.
  mutating func lookAhead(_ isFunctionWord: [Bool]) {
    countContent(isFunctionWord)
    let words = edges.compactMap { edge -> Int? in
      guard case .word(let word) = edge.label, !isFunctionWord[Int(word)] else { return nil }
      return Int(word)
    }
    contentWords = Set(words).sorted()
    slotsToCome = Array(repeating: [], count: vertexCount)
    for vertex in (0..<vertexCount).reversed() {
      var slots: Set<SlotID> = []
      for edge in edges(from: vertex) {
        slots.formUnion(slotsToCome[edge.target])
        if case .text(let slot) = edge.label { slots.insert(slot) }
      }
      // Most vertices have what follows them: then they share its memory.
      let same = edges(from: vertex).first { slotsToCome[$0.target] == slots.sorted() }
      slotsToCome[vertex] = same.map { slotsToCome[$0.target] } ?? slots.sorted()
    }
  }

  /// Counts, for each vertex, the fewest content words still to come.
  private mutating func countContent(_ isFunctionWord: [Bool]) {
    contentToCome = Array(repeating: 0, count: vertexCount)
    for vertex in (0..<vertexCount).reversed() where vertex != acceptingVertex {
      var fewest = Int.max
      for edge in edges(from: vertex) {
        var content = Int(contentToCome[edge.target])
        if case .word(let word) = edge.label, !isFunctionWord[Int(word)] { content += 1 }
        fewest = min(fewest, content)
      }
      contentToCome[vertex] = fewest == .max ? 0 : Int16(clamping: fewest)
    }
  }
}
