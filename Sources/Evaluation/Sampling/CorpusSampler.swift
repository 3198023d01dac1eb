package import AppManifest
import DialogueScripts
package import PhraseRouter
import RandomNumbers
import UtteranceSampling

/// Makes a corpus of samples of an app's templates.
///
/// A row expects what its utterance was derived from, never what the router makes of it. But a
/// corpus must not claim that words mean one thing where they mean another as well, so every
/// sample is routed once:
///
/// - Where the decision is as expected, the row is kept.
/// - Where the router asks which of several entities or intents is meant, and what was drawn is
///   among the options, the row is kept and expects that question.
/// - Where the router decides otherwise, the row is ambiguous: its words derive from a template
///   that goes before its own, too, or from its own in another way.
/// - Where the router rejects, the row is unmatched: the template can be expanded in a way that
///   nothing matches, such as one that holds punctuation.
///
/// The last two are left out unless wanted, and counted either way.
package struct CorpusSampler {
  private let router: Router
  private let language: String
  private let keepsAmbiguous: Bool
  private var sampler: UtteranceSampler

  /// - Parameter keepsAmbiguous: True to keep rows that the router decides otherwise, with the
  ///   expectation that the derivation gives.
  package init(
    router: Router, language: String, intents: Set<String>? = nil, context: [String: Value] = [:],
    words: [String]? = nil, seed: UInt64, keepsAmbiguous: Bool = false
  ) {
    self.router = router
    self.language = language
    self.keepsAmbiguous = keepsAmbiguous
    sampler = UtteranceSampler(
      router.manifest, language: language, intents: intents, given: context, words: words,
      random: SeededGenerator(seed: seed))
  }

  /// What was drawn.
  package struct Result: Sendable {
    package var rows: [Row] = []
    /// Samples that the router decides otherwise, kept or not.
    package var ambiguous = 0
    /// Samples that the router rejects.
    package var unmatched = 0
    /// Draws that came to an utterance that was there already.
    package var repeated = 0
    /// Draws that came to nothing.
    package var fruitless = 0
    /// The first sample that was left out, with what came of it.
    package var firstLeftOut: Row?
  }

  package struct Row: Sendable {
    package var row: CorpusRow
    /// What the router makes of it, where that is not what is expected.
    package var why: String?

    package var json: LocatedJSON { row.json(why: why) }
  }

  /// False if there is nothing to draw from.
  package var hasTemplates: Bool { !sampler.isEmpty }

  /// How many draws there are at most for each row that is wanted: a language may have fewer
  /// different utterances than that.
  package static let drawsPerRow = 20

  /// Draws rows, no utterance twice in the same context, but that one that is decided otherwise may
  /// stand beside the same words drawn from elsewhere.
  ///
  /// - Parameter progress: Told, after each, how many of how many are done.
  package mutating func draw(
    _ count: Int, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> Result {
    var result = Result()
    var known: Set<String> = []
    for _ in 0..<count * Self.drawsPerRow where result.rows.count < count {
      guard let sample = sampler.draw() else { continue }
      let row = judge(sample, &result)
      guard let row else { continue }
      guard known.insert(row.row.identity + (row.why ?? "")).inserted else {
        result.repeated += 1
        continue
      }
      result.rows.append(row)
      progress(result.rows.count, count)
    }
    result.fruitless = sampler.fruitless
    return result
  }

  /// The row of a sample, `nil` if it is left out.
  private func judge(_ sample: Sample, _ result: inout Result) -> Row? {
    var expected = Expectation(sample, in: router.manifest)
    let decision = router.route(sample.utterance, language: language, context: sample.context)
    let record = DecisionRecord(decision, manifest: router.manifest, language: language)
    let differences = expected.differences(from: record)
    if !differences.isEmpty, let question = expected.question(record, about: sample) {
      expected = question
    } else if let first = differences.first {
      let isRejected = record.kind == .reject
      if isRejected { result.unmatched += 1 } else { result.ambiguous += 1 }
      let row = Row(
        row: row(of: sample, expected),
        why: isRejected ? "nothing matches it" : "the router differs: \(first)")
      if result.firstLeftOut == nil { result.firstLeftOut = row }
      return keepsAmbiguous ? row : nil
    }
    return Row(row: row(of: sample, expected))
  }

  private func row(of sample: Sample, _ expectation: Expectation) -> CorpusRow {
    CorpusRow(
      utterance: sample.utterance, language: language, context: sample.context,
      expectation: expectation)
  }
}
