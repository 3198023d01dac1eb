package import AppManifest
import TextAnalysis

/// Matches a set of sentence templates by following the rules of the template language word for
/// word, as ``NaiveMatcher`` does for one of them.
///
/// What is added here is what stands around a sentence: the rules and lists of its block, skip
/// words, required keywords, and the choice among all that matches. Nothing is shared with the
/// compiled program but the parser, the normalization of text and the checks of the context.
package struct NaiveSentences {
  /// A sentence, with what its block sees.
  private struct Sentence {
    var template: Template
    var matcher: NaiveMatcher
    var block: Int
    var keywords: [[UInt8]]
    /// True if the block itself gives the preferred slot a value.
    var setsPreferredSlot: Bool
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
    for (index, block) in set.blocks.enumerated() {
      var matcher = global
      matcher.lists.merge(block.lists) { _, own in own }
      matcher.rules.merge(try Self.parsed(block.rules, dialect)) { _, own in own }
      matcher.requires = block.requiresContext
      matcher.excludes = block.excludesContext
      matcher.preferredSlot = set.preferredSlot
      for text in block.sentences {
        sentences.append(
          Sentence(
            template: try TemplateParser.parse(text, dialect: dialect), matcher: matcher,
            block: index, keywords: block.requiredKeywords.map(analyzer.normalizeLiteral),
            setsPreferredSlot: set.preferredSlot.map(block.sets) ?? false))
      }
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

  /// All ways to match, sentence by sentence, those of one sentence best first; `nil` for a
  /// sentence that has too many to follow.
  package func ways(
    to utterance: String, context: [String: Value]
  ) -> [[NaiveMatcher.Match]?] {
    let bytes = withoutSkipWords(analyzer.analyze(utterance).bytes)
    let words = Set(bytes.split(separator: MatchText.space))
    return sentences.map { sentence in
      guard
        sentence.keywords.isEmpty || sentence.keywords.contains(where: { words.contains($0[...]) })
      else { return [] }
      var matches = sentence.matcher.matches(sentence.template, in: bytes, context: context)
      if sentence.setsPreferredSlot {
        // A slot that the block sets counts as one that is typed, with nothing typed for it.
        for index in (matches ?? []).indices {
          let typed = matches?[index].quality.preferredLength ?? 0
          matches?[index].quality.preferredLength = max(typed, 0)
        }
      }
      return matches
    }
  }

  /// The sentences whose best ways go before all others, with those ways: the choice of
  /// `recognize_best`. In 3.0 that is one sentence, the first of the best; so it is in 3.12, once
  /// the text of wildcards and the names of intents have been compared, too.
  ///
  /// - Returns: `nil` if nothing matches.
  package func best(
    of ways: [[NaiveMatcher.Match]?]
  ) -> (sentence: Int, ways: [NaiveMatcher.Match])? {
    var best: (sentence: Int, ways: [NaiveMatcher.Match])?
    for (index, own) in ways.enumerated() {
      guard let own, let first = own.first else { continue }
      var equal = own.filter { $0.quality == first.quality }
      if set.edition == .v3_12 {
        let least = equal.map(\.wildcardLength).min()
        equal = equal.filter { $0.wildcardLength == least }
      }
      guard let known = best else {
        best = (index, equal)
        continue
      }
      if precedes((index, equal[0]), (known.sentence, known.ways[0])) { best = (index, equal) }
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
  /// word runs on from goes; where white space means nothing, each that stands there.
  private func withoutSkipWords(_ bytes: [UInt8]) -> [UInt8] {
    guard !skipWords.isEmpty else { return bytes }
    let isAnywhere = set.ignoresWhitespace
    var kept: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let fitting = skipWords.filter { word in
        let end = place + word.count
        guard end <= bytes.count, bytes[place..<end].elementsEqual(word) else { return false }
        let isApart =
          (place == 0 || !Self.isWord(bytes[place - 1]))
          && (end == bytes.count || !Self.isWord(bytes[end]))
        return isAnywhere || isApart
      }
      if let longest = fitting.map(\.count).max() {
        place += longest
      } else {
        kept.append(bytes[place])
        place += 1
      }
    }
    return kept.count == bytes.count ? bytes : Self.collapsed(kept)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || Unicode.Scalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte)
  }

  private static func collapsed(_ bytes: [UInt8]) -> [UInt8] {
    Array(bytes.split(separator: MatchText.space).joined(separator: [MatchText.space]))
  }
}

extension NaiveMatcher.Match {
  /// The length of the text that its wildcards take.
  var wildcardLength: Int { slots.reduce(0) { $0 + ($1.value.isEmpty ? $1.span.count : 0) } }
}

extension SentenceBlock {
  /// True if the block gives a slot a value that is not typed.
  fileprivate func sets(_ slot: String) -> Bool {
    slots[slot] != nil || requiresContext.values.contains { $0.slot == slot }
  }
}
