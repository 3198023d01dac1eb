package import AppManifest
import PhraseMatching
import RandomNumbers

/// Holds the compiled matcher against the naive one on generated triples of templates, catalogues
/// and utterances.
///
/// A triple is a set of one to nine sentences with its rules and lists, and one utterance that is
/// matched against all of them. Everything follows from the seed.
package struct DifferentialBench {
  private let seed: UInt64
  private let triples: Int

  package init(triples: Int, seed: UInt64) {
    self.triples = triples
    self.seed = seed
  }

  /// Where to stop: later disagreements mostly have the reasons of the first.
  package static let maximumDisagreements = 5

  /// Compares, up to the number of triples wanted or too many disagreements.
  ///
  /// - Parameter progress: Told, after each set of sentences, how many of how many are done.
  /// - Throws: An error that holds the templates, if generated ones do not compile.
  package func run(
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> DifferentialTally {
    var tally = DifferentialTally()
    var seeds = SeededGenerator(seed: seed)
    var trialSeed = seed
    while tally.triples < triples && tally.disagreements.count < Self.maximumDisagreements {
      var trial = try DifferentialTrial(seed: trialSeed)
      trial.run(min(DifferentialTrial.utterances, triples - tally.triples), &tally)
      // The first set is that of the seed itself, so that one set can be repeated by its own.
      trialSeed = seeds.next()
      progress(tally.triples, triples)
    }
    return tally
  }
}

/// What comparing has come to.
package struct DifferentialTally: Sendable {
  package var triples = 0
  /// Utterances that a sentence matched.
  package var matched = 0
  package var rejected = 0
  /// Utterances times the sentences that each was compared on.
  package var sentences = 0
  /// Those of them that have too many ways to match for the naive matcher to follow.
  package var skipped = 0
  package var disagreements: [Disagreement] = []

  package init() {}

  /// One line of counts.
  package var summary: String {
    "\(triples) triples: \(matched) matched, \(rejected) rejected, on \(sentences) sentences, "
      + "\(skipped) of them too much for the naive matcher; \(disagreements.count) disagreements"
  }
}

extension DifferentialTally {
  /// The counts as JSON, with the disagreements as texts.
  package var json: LocatedJSON {
    .object([
      .init("triples", .integer(triples)),
      .init("matched", .integer(matched)),
      .init("rejected", .integer(rejected)),
      .init("sentences", .integer(sentences)),
      .init("skipped", .integer(skipped)),
      .init("disagreements", .array(disagreements.map { .string($0.description) })),
    ])
  }
}

/// A triple that the two do not match alike, with all that it takes to see it again.
package struct Disagreement: CustomStringConvertible, Sendable {
  package var seed: UInt64
  package var manifest: Manifest
  package var sentence: String
  /// The sentence that the compiled matcher prefers, where that is the question.
  package var best: String?
  package var utterance: String
  package var context: [String: Value]
  package var compiled: [NaiveMatcher.Match]
  package var naive: [NaiveMatcher.Match]

  package var description: String {
    let facts = LocatedJSON(value: .object(context)).text(pretty: false)
    let typed = LocatedJSON.string(utterance).text(pretty: false)
    let preferred = best.map { ", where the compiled matcher prefers “\($0)”" } ?? ""
    return """
      \(manifest.json(pretty: true))
      the two disagree on the utterance \(typed) in the context \(facts)
        sentence: “\(sentence)”\(preferred)
        compiled: \(Self.text(of: compiled))
        naive: \(Self.text(of: naive))
      again: phrase-lab differential --triples \(DifferentialTrial.utterances) --seed \(seed)
      """
  }

  private static func text(of matches: [NaiveMatcher.Match]) -> String {
    guard !matches.isEmpty else { return "no match" }
    return matches.prefix(12).map { match in
      let slots = match.slots.map { "\($0.name)=\($0.value)@\($0.span)" }
      let quality = match.quality
      return "\n    \(slots.joined(separator: " "))"
        + " (\(quality.preferredLength), \(quality.wildcards), \(quality.score))"
    }.joined()
  }
}
