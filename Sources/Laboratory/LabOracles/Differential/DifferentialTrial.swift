import AppManifest
import PhraseMatching
import RandomNumbers
import TemplateGrammar
import TextAnalysis
import UtteranceSampling

/// A generated set of sentence templates over generated catalogues, and utterances to match
/// against it: samples of its sentences, most of them spoiled.
///
/// Compared is, for every utterance, how each sentence matches (the best eight ways, with what
/// their slots took and their qualities), and which match is the best of all.
///
/// Of ways that are equally good the compiled program promises the order in which the template is
/// written, values of a list as they are typed before those that want `-` as a space, the shortest
/// first, and behind a wildcard the shortest wildcard first; the naive matcher tries values in
/// their own order, each at every place behind a wildcard. So the order of equally good ways is
/// compared where lists are written shortest first, the utterance has no `-`, and no list follows
/// a wildcard; otherwise only which ways there are.
///
/// Where a template takes the preferred slot more than once, or beside a wildcard in more than eight
/// ways, the compiled program keeps the best ways to go on from each place, though what came before
/// decides which are best. Then only what it finds is compared with all that there is.
///
/// The search for captures follows few ways one by one; what it finds so must be what it finds when
/// it remembers where it has been, order and all.
struct DifferentialTrial {
  let seed: UInt64
  let language: String
  let set: SentenceSet
  private let isOrdered: Bool
  private let naive: NaiveSentences
  private let program: PhraseProgram
  private let matcher: PhraseMatcher
  /// Matches without the shortcut of following few ways one by one.
  private let remembering: PhraseMatcher
  private let analyzer: TextAnalyzer
  private var generator: SentenceGenerator
  private var sampler: UtteranceSampler
  private let mutator: UtteranceMutator
  /// For each sentence, whether a list can follow a wildcard in it.
  private let mixesWildcards: [Bool]

  /// How many utterances are matched against one set.
  static let utterances = 32

  /// - Throws: ``Faulty`` if what was generated does not compile, which it should.
  init(seed: UInt64) throws {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    language = random.pick(SentenceGenerator.languages)
    isOrdered = random.oneIn(2)
    let ignoresWhitespace = random.oneIn(language == "ja" ? 2 : 16)
    let edition = random.pick(SentenceSet.Edition.allCases)
    var generator = SentenceGenerator(random: random, language: language, edition: edition)
    set = generator.set(isOrdered: isOrdered, ignoresWhitespace: ignoresWhitespace)
    let manifest = Self.manifest(of: set, language: language)
    let output = PhraseCompiler(manifest, language: language).compile()
    guard let program = output.sentences, output.faults.isEmpty else {
      throw Faulty(seed: seed, manifest: manifest, faults: output.faults)
    }
    self.program = program
    naive = try NaiveSentences(set, language: language)
    matcher = PhraseMatcher(program: program)
    remembering = PhraseMatcher(program: program, searchesDirectly: false)
    analyzer = TextAnalyzer(profile: program.profile)
    sampler = UtteranceSampler(
      manifest, language: language, words: generator.words,
      random: SeededGenerator(seed: generator.random.next()))
    mutator = UtteranceMutator(words: generator.words + set.skipWords)
    self.generator = generator
    mixesWildcards = try Self.mixesWildcards(in: set, program)
  }

  /// A set that does not compile.
  struct Faulty: Error, CustomStringConvertible {
    var seed: UInt64
    var manifest: Manifest
    var faults: [PhraseFault]

    var description: String {
      "seed \(seed) gives templates that do not compile: \(faults.map(\.fault.message))\n"
        + manifest.json(pretty: true)
    }
  }

  static func manifest(of set: SentenceSet, language: String) -> Manifest {
    var manifest = Manifest(
      app: Manifest.App(id: "generated", name: [language: "Generated"]), languages: [language])
    for block in set.blocks where !manifest.intents.contains(where: { $0.name == block.intent }) {
      manifest.intents.append(Manifest.Intent(name: block.intent))
    }
    manifest.sentences[language] = set
    return manifest
  }

  /// Compares some utterances.
  mutating func run(_ count: Int, _ tally: inout DifferentialTally) {
    for _ in 0..<count {
      let (utterance, context) = nextUtterance()
      compare(utterance, context, &tally)
    }
  }

  /// A sample, spoiled or not, mostly with the context that its sentence requires.
  private mutating func nextUtterance() -> (String, [String: Value]) {
    let sample = sampler.draw()
    let words = (0...generator.random.below(4)).map { _ in generator.word() }
    let text = sample?.utterance ?? words.joined(separator: " ")
    let known = sample?.context ?? [:]
    let context = generator.random.oneIn(4) ? generator.context() : known
    return (mutator.mutate(text, using: &generator.random), context)
  }

  // MARK: Comparing

  private func compare(
    _ utterance: String, _ context: [String: Value], _ tally: inout DifferentialTally
  ) {
    tally.triples += 1
    var analyzed = analyzer.analyze(utterance)
    let hasJoiners = analyzed.bytes.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    var (again, twin) = (analyzed, analyzed)
    let own = matcher.matches(in: &analyzed, context: context)
    let best = matcher.bestMatch(in: &again, context: context)
    let twins = remembering.matches(in: &twin, context: context)
    if own != twins, let first = own.first ?? twins.first {
      return disagree(
        utterance, context, sentence: first.sentence, compiled: own.map(spelledOut),
        naive: twins.map(spelledOut), &tally)
    }
    let all = naive.tries(utterance, context: context)
    if own.isEmpty { tally.rejected += 1 } else { tally.matched += 1 }
    tally.sentences += all.count
    // What is left over at the end matched where nothing should be tried.
    var unexplained = own.count
    for attempt in all {
      let found = own.filter { isOf(attempt, $0) }.map(spelledOut)
      unexplained -= found.count
      guard let expected = attempt.ways else {
        tally.skipped += 1
        continue
      }
      let comparesOrder = isOrdered && !hasJoiners && !mixesWildcards[attempt.sentence]
      guard agree(found, expected, comparesOrder: comparesOrder) else {
        return disagree(
          utterance, context, sentence: attempt.sentence, compiled: found, naive: expected, &tally)
      }
    }
    guard unexplained == 0 else {
      return disagree(
        utterance, context, sentence: own[0].sentence, compiled: own.map(spelledOut), naive: [],
        &tally)
    }
    guard !all.contains(where: { $0.ways == nil }) else { return }
    compareBest(best, all, hasJoiners, utterance, context, &tally)
  }

  /// By 3.0 the text is what is left without skip words, and there is one way to take it.
  private func isOf(_ attempt: NaiveSentences.Try, _ match: PhraseMatch) -> Bool {
    match.sentence == attempt.sentence
      && (set.edition == .v3_0 || Int(match.variant.rawValue) == attempt.reading)
  }

  private func compareBest(
    _ match: PhraseMatch?, _ all: [NaiveSentences.Try], _ hasJoiners: Bool,
    _ utterance: String, _ context: [String: Value], _ tally: inout DifferentialTally
  ) {
    let expected = naive.best(of: all)
    let own = match.map(spelledOut)
    let isVague = all.contains { self.isVague($0.ways ?? []) }
    let isRight =
      switch (match, own, expected) {
      case (nil, nil, nil): true
      case (let match?, let own?, let expected?):
        isVague
          ? all.contains { $0.sentence == match.sentence && $0.ways?.contains(own) ?? false }
          : match.sentence == expected.sentence && expected.ways?.contains(own) ?? false
            && (set.edition == .v3_0 || Int(match.variant.rawValue) == expected.reading)
            && (!isOrdered || hasJoiners || mixesWildcards[match.sentence]
              || expected.ways?.first == own)
      default: false
      }
    guard !isRight else { return }
    let sentence = expected?.sentence ?? match?.sentence ?? 0
    disagree(
      utterance, context, sentence: sentence, best: match?.sentence,
      compiled: own.map { [$0] } ?? [], naive: expected?.ways ?? [], &tally)
  }

  /// True if the best of some ways may be one that the compiled program does not keep.
  private func isVague(_ ways: [NaiveMatcher.Match]) -> Bool {
    mayLosePreferred(ways)
      || ways.count { $0.quality == ways[0].quality } > Self.maximumWays
  }

  /// The most ways to match that the compiled program keeps of one sentence.
  private static let maximumWays = 8

  private func agree(
    _ own: [NaiveMatcher.Match], _ all: [NaiveMatcher.Match], comparesOrder: Bool
  ) -> Bool {
    if mayLosePreferred(all) {
      return own.isEmpty == all.isEmpty && own.allSatisfy(all.contains)
    }
    let expected = all.prefix(Self.maximumWays)
    guard own.map(\.quality) == expected.map(\.quality) else { return false }
    if comparesOrder { return own == Array(expected) }
    return own.indices.allSatisfy { place in
      !own[..<place].contains(own[place]) && all.contains(own[place])
    }
  }

  /// True if ways are kept by what follows a place where what came before it counts, too.
  private func mayLosePreferred(_ ways: [NaiveMatcher.Match]) -> Bool {
    let isBehindWildcard = ways.contains {
      $0.quality.wildcards > 0 && $0.quality.preferredLength > 0
    }
    return capturesPreferredSlotTwice(ways) || isBehindWildcard && ways.count > Self.maximumWays
  }

  private func capturesPreferredSlotTwice(_ matches: [NaiveMatcher.Match]) -> Bool {
    guard let preferred = set.preferredSlot else { return false }
    return matches.contains { $0.fillsTwice(preferred) }
  }

  private func spelledOut(_ match: PhraseMatch) -> NaiveMatcher.Match {
    NaiveMatcher.Match(match, of: program)
  }

  private func disagree(
    _ utterance: String, _ context: [String: Value], sentence: Int, best: Int? = nil,
    compiled: [NaiveMatcher.Match], naive: [NaiveMatcher.Match], _ tally: inout DifferentialTally
  ) {
    tally.disagreements.append(
      Disagreement(
        seed: seed, manifest: Self.manifest(of: set, language: language),
        sentence: program.sentences[sentence].text,
        best: best.map { program.sentences[$0].text }, utterance: utterance, context: context,
        compiled: compiled, naive: naive))
  }
}

// MARK: - Which sentences mix wildcards and lists

extension DifferentialTrial {
  /// For each sentence, whether it has both wildcards and anything that can follow one.
  private static func mixesWildcards(
    in set: SentenceSet, _ program: PhraseProgram
  ) throws -> [Bool] {
    let dialect: TemplateParser.Dialect = set.edition == .v3_0 ? .sentence3_0 : .sentence3_12
    func parse(_ text: String) throws -> Template {
      try TemplateParser.parse(text, dialect: dialect)
    }
    let global = try set.rules.mapValues(parse)
    let rules = try set.blocks.map { block in
      global.merging(try block.rules.mapValues(parse)) { _, own in own }
    }
    return try program.sentences.map { sentence in
      let names = NamedLists(of: try parse(sentence.text), rules: rules[sentence.block]).names
      let wildcards: Set<String> = ["w", "v"]
      return !names.isDisjoint(with: wildcards) && !names.isSubset(of: wildcards)
    }
  }
}

/// The lists that a template names, by itself or through rules.
private struct NamedLists {
  private(set) var names: Set<String> = []
  private let rules: [String: Template]

  init(of template: Template, rules: [String: Template]) {
    self.rules = rules
    collect(template)
  }

  private mutating func collect(_ template: Template) {
    switch template.kind {
    case .list(let name, let slot, _):
      names.insert(name.hasPrefix("@") ? String(slot.dropFirst()) : name)
    case .sequence(let items), .alternatives(let items), .permutation(let items):
      for item in items { collect(item) }
    case .rule(let name): if let body = rules[name] { collect(body) }
    case .range(_, _, _, let slot): names.insert("range " + slot)
    case .literal, .nothing: break
    }
  }
}
