package import AppManifest
package import BoundedWork
package import TextAnalysis

/// Matches utterances against a program.
///
/// A matcher owns the buffers and the lazily built automaton that matching needs, so that nothing
/// is allocated once they have grown. Not thread-safe: each thread has its own.
package final class PhraseMatcher {
  package private(set) var program: PhraseProgram
  private var workspace: Workspace

  /// - Parameter searchesDirectly: False for the plain twin of the search for captures, which
  ///   always remembers where it has been: both answer alike.
  package init(program: PhraseProgram, searchesDirectly: Bool = true) {
    self.program = program
    workspace = Workspace(program: program, searchesDirectly: searchesDirectly)
  }

  /// Takes the program as it is after changes to its lists.
  ///
  /// - Parameter program: The matcher's own, or one made of it by adding and removing values.
  /// - Complexity: O(1).
  package func adopt(_ program: PhraseProgram) {
    guard program !== self.program else { return }
    self.program = program
    workspace.adopt(program)
  }

  /// The longest text, in bytes, that is matched at all: places share 64 bits with other state.
  package static let maximumBytes = 1 << 20

  /// The best ways to match, best first, of every sentence that matches.
  ///
  /// - Parameters:
  ///   - analyzed: The utterance, normalized by the program's profile. By edition 3.0 skip words
  ///     are removed from it, so that the spans of the matches lie in what is left; for matches of
  ///     3.12 see ``text(of:in:)``.
  ///   - context: Facts that blocks can require or exclude.
  /// - Returns: The matches by sentence, in the order of the sentences; those of one sentence
  ///   best first. At most ``CaptureSearch/maximumResults`` a sentence and variant.
  package func matches(
    in analyzed: inout AnalyzedText, context: [String: Value]
  ) -> [PhraseMatch] {
    workspace.matches(in: &analyzed, context: context)
  }

  /// The best match of all, by ``MatchQuality`` and then by the order of the sentences.
  ///
  /// - Parameter analyzed: Is left as the text that the match's spans lie in.
  package func bestMatch(
    in analyzed: inout AnalyzedText, context: [String: Value]
  ) -> PhraseMatch? {
    let match = workspace.bestMatch(in: &analyzed, context: context)
    if let match, match.variant != .asTyped { analyzed = text(of: match, in: analyzed) }
    return match
  }

  /// The text that the spans of a match lie in: the one that was matched last, without the skip
  /// words that were set aside for the match.
  package func text(of match: PhraseMatch, in analyzed: AnalyzedText) -> AnalyzedText {
    workspace.variants?[match.variant] ?? analyzed
  }

  /// The place in the last text that was looked at, up to which some sentence can match it.
  package var reach: Int { workspace.reach }

  /// What the last utterance took: the states of all its capture searches, and the places that the
  /// automaton holds by now. Time and memory are a small multiple of it.
  package var work: Int { workspace.searchedStates + workspace.placeCount }

  /// What capture searches may take together until it is set again: past that, sentences that have not
  /// been searched do not match. Not limited unless it is set.
  package var budget: WorkBudget {
    get { workspace.budget }
    set { workspace.budget = newValue }
  }
}

/// The buffers and automata of a matcher, as one value: the class that owns it is then entered
/// once for an utterance, not once for each of them.
private struct Workspace: ~Copyable {
  private var program: PhraseProgram
  private var automaton: Automaton
  private var search: CaptureSearch
  private let skipper: SkipWords?
  /// The texts of the last utterance, if edition 3.12 finds skip words in it.
  private(set) var variants: UtteranceVariants?
  private var text = MatchText()
  private var candidates: [SentenceID] = []
  private var nextCandidate = 0
  /// The states of the capture searches of this utterance.
  private(set) var searchedStates = 0
  var budget = WorkBudget.unlimited
  /// What coming to a state takes beside comparing two letters.
  private static let stepsPerState = 8

  init(program: PhraseProgram, searchesDirectly: Bool) {
    self.program = program
    automaton = Automaton(program: program)
    search = CaptureSearch(program: program, mayBeDirect: searchesDirectly)
    skipper = SkipWords(program: program)
  }

  var placeCount: Int { automaton.placeCount }
  var reach: Int { automaton.reach }

  mutating func adopt(_ program: PhraseProgram) {
    self.program = program
    automaton.adopt(program)
    search.adopt(program)
  }

  mutating func matches(
    in analyzed: inout AnalyzedText, context: [String: Value]
  ) -> [PhraseMatch] {
    var all: [PhraseMatch] = []
    start(&analyzed)
    for variant in triedVariants {
      findCandidates(in: analyzed, variant)
      while let (sentence, count) = searchNext(analyzed, context) {
        for index in 0..<count { all.append(match(index, of: sentence, variant)) }
      }
    }
    guard variants != nil else { return all }
    // Those of one sentence keep the order of the variants, and that within each.
    return all.enumerated().sorted {
      ($0.element.sentence, $0.offset) < ($1.element.sentence, $1.offset)
    }.map(\.element)
  }

  private mutating func match(
    _ index: Int, of sentence: SentenceID, _ variant: TextVariant
  ) -> PhraseMatch {
    var match = search.match(index, of: sentence, in: &text)
    match.variant = variant
    return match
  }

  mutating func bestMatch(
    in analyzed: inout AnalyzedText, context: [String: Value]
  ) -> PhraseMatch? {
    var best: PhraseMatch?
    start(&analyzed)
    for variant in triedVariants {
      findCandidates(in: analyzed, variant)
      let firstDeferred = putWildcardsLast()
      while let (sentence, count) = searchNext(analyzed, context, before: firstDeferred) {
        improve(&best, by: count, of: sentence, variant)
      }
      if losesWithWildcards(to: best) { continue }
      while let (sentence, count) = searchNext(analyzed, context) {
        improve(&best, by: count, of: sentence, variant)
      }
    }
    return best
  }

  /// Puts the sentences that need a wildcard behind the others, and gives the place of the first.
  private mutating func putWildcardsLast() -> Int {
    guard candidates.count > 1, !program.prefersBlocks else { return candidates.count }
    func needsWildcard(_ sentence: SentenceID) -> Bool {
      let entrance = program.entrances[sentence.index]
      return entrance.needsWildcard && !entrance.setsPreferredSlot
    }
    guard let first = candidates.firstIndex(where: needsWildcard) else { return candidates.count }
    let needy = candidates[first...].filter(needsWildcard)
    candidates.removeAll(where: needsWildcard)
    candidates += needy
    return candidates.count - needy.count
  }

  /// True if what needs a wildcard, and has no preferred slot, cannot be better.
  private func losesWithWildcards(to best: PhraseMatch?) -> Bool {
    best.map { $0.quality.wildcards == 0 || $0.quality.preferredLength >= 0 } ?? false
  }

  /// Takes the best of a sentence's matches, if it is better than what is known.
  private mutating func improve(
    _ best: inout PhraseMatch?, by count: Int, of sentence: SentenceID, _ variant: TextVariant
  ) {
    // Only 3.12 ends ties by more than order, so only there equally good matches matter.
    let endsTies = program.edition == .v3_12
    for index in 0..<(endsTies ? count : 1) {
      guard let known = best else {
        best = match(index, of: sentence, variant)
        continue
      }
      if let isPreferred = isPreferred(sentence, to: known) {
        if isPreferred { best = match(index, of: sentence, variant) }
        continue
      }
      let quality = search.quality(of: index)
      // Sentences may come out of order.
      let isTie = quality == known.quality && (endsTies || sentence.index < known.sentence)
      guard isTie || quality.isBetter(than: known.quality) else { break }
      let match = match(index, of: sentence, variant)
      if program.precedes(match, known) { best = match }
    }
  }

  /// Whether a sentence is of a preferred block, or a known match is; `nil` if neither or both are.
  private func isPreferred(_ sentence: SentenceID, to known: PhraseMatch) -> Bool? {
    guard program.prefersBlocks else { return nil }
    let isPreferred = program.entrances[sentence.index].isPreferred
    return isPreferred == program.entrances[known.sentence].isPreferred ? nil : isPreferred
  }

  /// Handles skip words: 3.0 removes them, 3.12 looks at several texts.
  private mutating func start(_ analyzed: inout AnalyzedText) {
    searchedStates = 0
    variants = nil
    guard let skipper else { return }
    if program.edition == .v3_12 {
      variants = UtteranceVariants(of: analyzed, skipper)
    } else {
      skipper.removeSkipWords(from: &analyzed)
    }
  }

  /// The texts in which sentences are looked for.
  private var triedVariants: ArraySlice<TextVariant> {
    TextVariant.inOrder.prefix(variants == nil ? 1 : TextVariant.inOrder.count)
  }

  /// Finds the sentences that may match a text of the utterance, among those looked for in it.
  private mutating func findCandidates(
    in analyzed: borrowing AnalyzedText, _ variant: TextVariant
  ) {
    guard let variants else { return findCandidates(in: analyzed) }
    findCandidates(in: variants[variant])
    candidates.removeAll { !variants.tries(variant, program.sentences[$0.index].skipRule) }
  }

  private mutating func findCandidates(in analyzed: borrowing AnalyzedText) {
    candidates.removeAll(keepingCapacity: true)
    nextCandidate = 0
    guard !analyzed.bytes.isEmpty, analyzed.bytes.count < PhraseMatcher.maximumBytes else {
      return
    }
    text.reset(
      to: analyzed, endsInSpace: !program.profile.ignoresWhitespace,
      tellsCapitals: program.edition == .v3_0)
    automaton.appendCandidates(for: &text, to: &candidates)
  }

  /// Searches the candidates on, up to one that matches. `nil` when there are no more.
  private mutating func searchNext(
    _ analyzed: AnalyzedText, _ context: [String: Value], before end: Int = .max
  ) -> (sentence: SentenceID, count: Int)? {
    while nextCandidate < min(end, candidates.count), !budget.isSpent {
      let sentence = candidates[nextCandidate]
      nextCandidate += 1
      guard let keys = contextKeys(of: program.entrances[sentence.index], analyzed, context) else {
        continue
      }
      let count = search.search(
        sentence, in: &text, supplied: keys.supplied, required: keys.required,
        maximumWork: budget.rest / Self.stepsPerState)
      searchedStates += search.work
      budget.charge(search.work * Self.stepsPerState)
      if count > 0 { return (sentence, count) }
    }
    return nil
  }

  /// The context keys that a sentence's block requires, and those of them that the context has, one
  /// bit each; `nil` if the context or the words of the utterance rule the sentence out.
  private func contextKeys(
    of entrance: PhraseProgram.Entrance, _ analyzed: AnalyzedText, _ context: [String: Value]
  ) -> (required: UInt8, supplied: UInt8)? {
    if entrance.isUnconditional { return (0, 0) }
    let block = program.blocks[entrance.block]
    guard allows(block, context, analyzed) else { return nil }
    let required = UInt8(truncatingIfNeeded: (1 << block.requires.count) - 1)
    let supplied = ContextRules.supplied(by: context, requires: block.requires)
    let missing = required & ~supplied
    return missing == 0 || canSupply(missing, entrance) ? (required, supplied) : nil
  }

  /// True if the values that stand in the text may supply all of some required context keys.
  private func canSupply(_ keys: UInt8, _ entrance: PhraseProgram.Entrance) -> Bool {
    var missing = keys & ~program.templatesSupply
    for hit in text.hits.buffer where missing != 0 && !hit.span.isNumber {
      missing &= ~search.classes.pass(hit.span.valueClass, filter: entrance.filter).supplies
    }
    return missing == 0
  }

  private func allows(
    _ block: PhraseProgram.Block, _ context: [String: Value], _ analyzed: AnalyzedText
  ) -> Bool {
    if !context.isEmpty {
      guard ContextRules.allows(context, requires: block.requires),
        ContextRules.allows(context, excludes: block.excludes)
      else { return false }
    }
    return block.keywords.isEmpty
      || block.keywords.contains { $0.stands(in: variants?[.withoutSkipWords] ?? analyzed) }
  }
}
