import AppManifest
import Foundation
import PhraseMatching
import Testing

/// The compiled program must match as the naive matcher does, whatever the template.
///
/// Both keep the best ways to match in the same order of qualities. Of ways that are equally good
/// the compiled program promises the order in which the template is written, values of a list as
/// they are typed before those that want `-` as a space, the shortest first, and behind a wildcard
/// the shortest wildcard first; the naive matcher tries values in their own order, each at every
/// place behind a wildcard. So the order of equally good ways is compared where lists are written
/// shortest first, the utterance has no `-`, and no list follows a wildcard; otherwise only which
/// ways there are.
///
/// Where a template takes the preferred slot more than once, the compiled program keeps the best
/// ways to go on from each place, though what came before decides which are best. Then only what
/// it finds is compared with all that there is.
///
/// `PHRASE_MATCHING_TRIPLES` sets how many triples of template, catalogue and utterance are
/// compared, `PHRASE_MATCHING_SEED` the first seed.
@Suite("The compiled program and the naive matcher")
struct DifferentialTests {
  static let environment = ProcessInfo.processInfo.environment
  static let triples = environment["PHRASE_MATCHING_TRIPLES"].flatMap(Int.init) ?? 24_000
  static let firstSeed = environment["PHRASE_MATCHING_SEED"].flatMap(UInt64.init) ?? 1

  @Test("match the same, in every alphabet", arguments: SentenceGenerator.languages)
  func agree(language: String) throws {
    // English, whose vocabulary is the trickiest, gets half of the triples.
    let wanted = language == "en" ? Self.triples / 2 : Self.triples / 8
    var tally = DifferentialTally()
    var seed = Self.firstSeed
    while tally.triples < wanted && tally.disagreements.count < 3 {
      let trial = try DifferentialTrial(seed: seed, language: language)
      trial.run(&tally)
      seed += 1
    }
    for disagreement in tally.disagreements { Issue.record("\(disagreement)") }
    // Most comparisons would mean nothing if hardly any utterance matched.
    #expect(tally.matched * 10 > tally.triples, "\(tally.matched) of \(tally.triples) match")
    #expect(tally.skipped * 20 < tally.triples, "\(tally.skipped) too much for the naive matcher")
  }
}

/// What comparing has come to.
struct DifferentialTally {
  var triples = 0
  var matched = 0
  /// Templates that have too many ways to match for the naive matcher to follow.
  var skipped = 0
  var disagreements: [Disagreement] = []
}

/// A triple that the two do not match alike.
struct Disagreement: CustomStringConvertible {
  var seed: UInt64
  var template: String
  var utterance: String
  var setting: String
  var compiled: [NaiveMatcher.Match]
  var naive: [NaiveMatcher.Match]

  var description: String {
    func text(_ matches: [NaiveMatcher.Match]) -> String {
      matches.isEmpty
        ? "no match"
        : matches.prefix(12).map { match in
          let slots = match.slots.map { "\($0.name)=\($0.value)@\($0.span)" }
          let quality = match.quality
          return "\n    \(slots.joined(separator: " "))"
            + " (\(quality.preferredLength), \(quality.wildcards), \(quality.score))"
        }.joined()
    }
    return """
      seed \(seed): “\(template)” on “\(utterance)” (\(setting))
        compiled: \(text(compiled))
        naive: \(text(naive))
      """
  }
}
