import AppManifest
import LabOracles
import PhraseMatching
import TextAnalysis

/// Sentences to compile and utterances to match, as ``SentenceText`` writes them. Where the naive
/// matcher can follow, both must find the same.
struct MatcherTrial {
  private let text: SentenceText

  init(_ input: [UInt8]) { text = SentenceText(input) }

  func run(_ stopwatch: inout Stopwatch) throws(FuzzFinding) {
    var manifest = Manifest(
      app: Manifest.App(id: "fuzz", name: ["en": "Fuzz"]), languages: [text.language])
    manifest.sentences[text.language] = text.set
    let compiler = PhraseCompiler(manifest, language: text.language)
    let output =
      text.spellsNumbers ? compiler.compile() : stopwatch.time { compiler.compile() }
    guard let program = output.sentences else { return }
    let matcher = stopwatch.time { PhraseMatcher(program: program) }
    let analyzer = TextAnalyzer(profile: program.profile)
    let naive =
      output.faults.isEmpty && isModest
      ? try? NaiveSentences(text.set, language: text.language) : nil
    for utterance in text.utterances {
      var analyzed = stopwatch.time { analyzer.analyze(utterance) }
      let found = stopwatch.time { matcher.matches(in: &analyzed, context: text.context) }
      var again = analyzer.analyze(utterance)
      let best = stopwatch.time { matcher.bestMatch(in: &again, context: text.context) }
      guard (best == nil) == found.isEmpty else {
        throw FuzzFinding(
          "“\(utterance)” has \(found.count) matches, and the best is \(best as Any)")
      }
      try check(found, of: analyzed, in: program)
      if let naive { try compare(found, naive, utterance, program) }
    }
  }

  /// True if the naive matcher, whose time is exponential, has a chance.
  private var isModest: Bool {
    let isShort = text.utterances.allSatisfy { $0.utf8.count <= 64 }
    let parts = text.set.blocks.flatMap(\.sentences) + Array(text.set.rules.values)
    let areSmall = text.set.lists.values.allSatisfy { list in
      switch list {
      case .values(let values): values.count <= 16
      case .range(let range): range.to - range.from <= 1000
      case .wildcard: true
      }
    }
    let length = parts.reduce(0) { $0 + $1.utf8.count }
    return !text.utterances.isEmpty && isShort && areSmall && length <= 512
  }

  /// Spans stand in the text, in order, and captures name what there is.
  private func check(
    _ matches: [PhraseMatch], of analyzed: AnalyzedText, in program: PhraseProgram
  ) throws(FuzzFinding) {
    for match in matches {
      guard program.sentences.indices.contains(match.sentence) else {
        throw FuzzFinding("there is no sentence \(match.sentence)")
      }
      for capture in match.captures {
        guard program.slotNames.indices.contains(capture.slot.index) else {
          throw FuzzFinding("there is no slot \(capture.slot.index)")
        }
        guard capture.span.lowerBound >= 0, capture.span.upperBound <= analyzed.bytes.count else {
          throw FuzzFinding("\(capture.span) does not stand in \(analyzed.bytes.count) bytes")
        }
      }
    }
  }

  // MARK: Comparing

  /// The most ways to match that the compiled program keeps of one sentence.
  private static let mostWays = 8

  private func compare(
    _ found: [PhraseMatch], _ naive: NaiveSentences, _ utterance: String, _ program: PhraseProgram
  ) throws(FuzzFinding) {
    // What is left over at the end matched where nothing should be tried.
    var unexplained = found.count
    for attempt in naive.tries(utterance, context: text.context) {
      // By 3.0 the text is what is left without skip words, and there is one reading.
      let own = found.filter {
        $0.sentence == attempt.sentence
          && (text.set.edition == .v3_0 || Int($0.variant.rawValue) == attempt.reading)
      }.map { NaiveMatcher.Match($0, of: program) }
      unexplained -= own.count
      guard let all = attempt.ways else { continue }
      guard agree(own, all) else {
        throw FuzzFinding(
          """
          “\(program.sentences[attempt.sentence].text)” and “\(utterance)”
            compiled: \(own)
            naive: \(all)
          """)
      }
    }
    guard unexplained == 0 else {
      throw FuzzFinding("“\(utterance)” matches on a reading that is not tried: \(found)")
    }
  }

  /// The same qualities, best first, of ways that the other has too: which of equal ones are kept
  /// is not compared.
  private func agree(_ own: [NaiveMatcher.Match], _ all: [NaiveMatcher.Match]) -> Bool {
    if capturesPreferredSlotTwice(all) {
      return own.isEmpty == all.isEmpty && own.allSatisfy(all.contains)
    }
    return own.map(\.quality) == all.prefix(Self.mostWays).map(\.quality)
      && own.allSatisfy(all.contains)
  }

  private func capturesPreferredSlotTwice(_ matches: [NaiveMatcher.Match]) -> Bool {
    guard let preferred = text.set.preferredSlot else { return false }
    return matches.contains { $0.fillsTwice(preferred) }
  }
}
