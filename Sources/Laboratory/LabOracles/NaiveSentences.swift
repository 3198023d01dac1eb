package import AppManifest
import PhraseMatching
package import TemplateGrammar
import TextAnalysis

/// Matches a set of sentence templates by following the rules of the template language word for
/// word, as ``NaiveMatcher`` does for one of them.
///
/// What is added here is what stands around a sentence: the rules and lists of its block, skip
/// words, and the choice among all that matches. It shares with the compiled program what is not
/// matching: the parser, the normalization of text, the checks of the context and of keywords, the
/// order of the sentences of a block, and how a sentence says where skip words may go.
package struct NaiveSentences {
  /// A sentence, with what its block sees.
  private struct Sentence {
    var template: Template
    var matcher: NaiveMatcher
    var skipRule: SkipRule
    var block: Int
    var keywords: [Keyword]
    /// True if the block itself gives the preferred slot a value.
    var setsPreferredSlot: Bool
  }

  /// A sentence on one reading of an utterance.
  package struct Try {
    package var sentence: Int
    /// As ``PhraseMatch/reading``.
    package var reading: Int
    /// All ways to match, best first; `nil` if there are too many to follow.
    package var ways: [NaiveMatcher.Match]?
  }

  private let set: SentenceSet
  private let analyzer: TextAnalyzer
  private let skipWords: [[UInt8]]
  private var sentences: [Sentence] = []

  /// Parses a set of sentences.
  ///
  /// - Throws: The first fault.
  package init(_ set: SentenceSet, language: String) throws(TemplateFault) {
    self.set = set
    let profile = TextProfile(language: language, sentences: set)
    let dialect: TemplateParser.Dialect = set.edition == .v3_0 ? .sentence3_0 : .sentence3_12
    let analyzer = TextAnalyzer(profile: profile)
    self.analyzer = analyzer
    skipWords = set.skipWords.map { Self.collapsed(analyzer.normalizeLiteral($0)) }
      .filter { !$0.isEmpty }
    let rules = try Self.parsed(set.rules, dialect)
    let global = NaiveMatcher(lists: set.lists, rules: rules, profile: profile, dialect: dialect)
    let order = SentenceOrder(lists: set.lists, analyzer: analyzer)
    for (index, block) in set.blocks.enumerated() {
      var matcher = global
      matcher.lists.merge(block.lists) { _, own in own }
      matcher.rules.merge(try Self.parsed(block.rules, dialect)) { _, own in own }
      matcher.requires = block.requiresContext
      matcher.excludes = block.excludesContext
      matcher.preferredSlot = set.preferredSlot
      var own: [Sentence] = []
      for text in block.sentences {
        let template = try TemplateParser.parse(text, dialect: dialect)
        own.append(
          Sentence(
            template: template, matcher: matcher,
            skipRule: order.skipRule(of: text, template), block: index,
            keywords: block.requiredKeywords.map { Keyword($0, analyzer) },
            setsPreferredSlot: set.preferredSlot.map(block.sets) ?? false))
      }
      sentences += order.order(of: own.map(\.template)).map { own[$0] }
    }
  }

  private static func parsed(
    _ rules: [String: String], _ dialect: TemplateParser.Dialect
  ) throws(TemplateFault) -> [String: Template] {
    var parsed: [String: Template] = [:]
    for (name, text) in rules {
      parsed[name] = try TemplateParser.parse(text, dialect: dialect)
    }
    return parsed
  }

  // MARK: Matching

  /// All ways to match: every sentence in order, on every reading that it is tried on.
  package func tries(_ utterance: String, context: [String: Value]) -> [Try] {
    let typed = analyzer.analyze(utterance)
    let readings = [
      typed, withoutSkipWords(typed), withoutLeading(typed), withoutTrailing(typed),
    ]
    return sentences.indices.flatMap { index in
      self.readings(of: sentences[index], readings).map { reading in
        Try(
          sentence: index, reading: reading,
          ways: ways(sentences[index], readings[reading], bare: readings[1], context))
      }
    }
  }

  /// The readings that a sentence is tried on. 3.0 removes all skip words. 3.12 removes those that
  /// the sentence's wildcards do not keep; if that is all, it tries the text as typed before.
  private func readings(of sentence: Sentence, _ texts: [AnalyzedText]) -> [Int] {
    let isBare = texts[0].bytes == texts[1].bytes
    guard set.edition == .v3_12, !isBare else { return [isBare ? 0 : 1] }
    let reading =
      switch sentence.skipRule {
      case .anywhere: 1
      case .leading: 2
      case .trailing: 3
      case .nowhere: 0
      }
    return reading > 0 && texts[reading].bytes == texts[1].bytes ? [0, reading] : [reading]
  }

  private func ways(
    _ sentence: Sentence, _ text: AnalyzedText, bare: AnalyzedText, _ context: [String: Value]
  ) -> [NaiveMatcher.Match]? {
    guard sentence.keywords.isEmpty || sentence.keywords.contains(where: { $0.stands(in: bare) })
    else { return [] }
    var matches = sentence.matcher.matches(
      sentence.template, in: text.bytes, capitals: text.capitalPlaces, context: context)
    guard sentence.setsPreferredSlot else { return matches }
    // A slot that the block sets counts as one that is typed, with nothing typed for it.
    for index in (matches ?? []).indices {
      let typed = matches?[index].quality.preferredLength ?? 0
      matches?[index].quality.preferredLength = max(typed, 0)
    }
    return matches
  }

  /// The try whose best ways go before all others, with those ways: the choice of
  /// `recognize_best`. It is the first of the best; in 3.12 once the text of wildcards and the
  /// names of intents have been compared, too.
  ///
  /// - Returns: `nil` if nothing matches.
  package func best(of tries: [Try]) -> Try? {
    var best: Try?
    for own in tries {
      guard let ways = own.ways, let first = ways.first else { continue }
      var equal = ways.filter { $0.quality == first.quality }
      if set.edition == .v3_12 {
        let least = equal.map(\.wildcardLength).min()
        equal = equal.filter { $0.wildcardLength == least }
      }
      let candidate = Try(sentence: own.sentence, reading: own.reading, ways: equal)
      guard let known = best, let match = known.ways?.first else {
        best = candidate
        continue
      }
      if precedes((own.sentence, equal[0]), (known.sentence, match)) { best = candidate }
    }
    return best
  }

  private func precedes(
    _ later: (sentence: Int, match: NaiveMatcher.Match),
    _ earlier: (sentence: Int, match: NaiveMatcher.Match)
  ) -> Bool {
    let (quality, other) = (later.match.quality, earlier.match.quality)
    guard quality == other else { return quality.isBetter(than: other) }
    guard set.edition == .v3_12 else { return false }
    let (length, known) = (later.match.wildcardLength, earlier.match.wildcardLength)
    if length != known { return length < known }
    return intent(of: later.sentence) < intent(of: earlier.sentence)
  }

  private func intent(of sentence: Int) -> String {
    set.blocks[sentences[sentence].block].intent
  }

  // MARK: Skip words

  /// The text without its skip words. At each place that no word runs into, the longest that no
  /// word runs on from becomes a space; where white space means nothing, each goes.
  private func withoutSkipWords(_ text: AnalyzedText) -> AnalyzedText {
    guard !skipWords.isEmpty else { return text }
    var kept: [Int?] = []
    var place = 0
    while place < text.bytes.count {
      if let word = skipWord(at: place, in: text.bytes) {
        if !set.ignoresWhitespace { kept.append(nil) }
        place += word
      } else {
        kept.append(place)
        place += 1
      }
    }
    return kept == Array(text.bytes.indices) ? text : Self.text(text, keeping: kept)
  }

  private func skipWord(at place: Int, in bytes: [UInt8]) -> Int? {
    skipWords.filter { word in
      let end = place + word.count
      guard end <= bytes.count, bytes[place..<end].elementsEqual(word) else { return false }
      let isApart =
        (place == 0 || !Self.isWord(bytes[place - 1]))
        && (end == bytes.count || !Self.isWord(bytes[end]))
      return set.ignoresWhitespace || isApart
    }.map(\.count).max()
  }

  /// The text without the skip words that it begins with.
  private func withoutLeading(_ text: AnalyzedText) -> AnalyzedText {
    guard !text.bytes.isEmpty, let word = skipWord(at: 0, in: text.bytes) else { return text }
    return withoutLeading(Self.text(text, keeping: Array(word..<text.bytes.count)))
  }

  /// The text without the skip words that it ends with.
  private func withoutTrailing(_ text: AnalyzedText) -> AnalyzedText {
    let first = text.bytes.indices.first { place in
      skipWords.contains { word in
        (set.ignoresWhitespace || place == 0 || !Self.isWord(text.bytes[place - 1]))
          && text.bytes[place...].elementsEqual(word)
      }
    }
    guard let first else { return text }
    return withoutTrailing(Self.text(text, keeping: Array(0..<first)))
  }

  /// Some bytes of a text, `nil` for a space, with single spaces and none at the edges.
  private static func text(_ text: AnalyzedText, keeping places: [Int?]) -> AnalyzedText {
    var result = AnalyzedText()
    result.capitals = text.capitals
    var previous = 0
    for place in places {
      let byte = place.map { text.bytes[$0] } ?? MatchText.space
      if byte == MatchText.space && (result.bytes.last ?? MatchText.space) == MatchText.space {
        continue
      }
      previous = place ?? previous
      result.bytes.append(byte)
      result.sourceStarts.append(text.sourceStarts[previous])
      result.sourceEnds.append(text.sourceEnds[previous])
    }
    if result.bytes.last == MatchText.space {
      result.bytes.removeLast()
      result.sourceStarts.removeLast()
      result.sourceEnds.removeLast()
    }
    return result
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || Unicode.Scalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte)
  }

  private static func collapsed(_ bytes: [UInt8]) -> [UInt8] {
    Array(bytes.split(separator: MatchText.space).joined(separator: [MatchText.space]))
  }
}

extension SentenceBlock {
  /// True if the block gives a slot a value that is not typed.
  fileprivate func sets(_ slot: String) -> Bool {
    slots[slot] != nil || requiresContext.values.contains { $0.slot == slot }
  }
}
