import Foundation
import LabOracles
import Testing

/// The compiled program must match as the naive matcher does, whatever the template.
///
/// `make differential` runs the same comparison at length. `PHRASE_MATCHING_TRIPLES` sets how many
/// triples are compared here, `PHRASE_MATCHING_SEED` the seed.
@Suite("The compiled program and the naive matcher")
struct DifferentialTests {
  static let environment = ProcessInfo.processInfo.environment
  static let triples = environment["PHRASE_MATCHING_TRIPLES"].flatMap(Int.init) ?? 4_000
  static let seed = environment["PHRASE_MATCHING_SEED"].flatMap(UInt64.init) ?? 1

  @Test("match the same, in every alphabet")
  func agree() throws {
    let tally = try DifferentialBench(triples: Self.triples, seed: Self.seed).run()
    for disagreement in tally.disagreements { Issue.record("\(disagreement)") }
    #expect(tally.triples == Self.triples || !tally.disagreements.isEmpty)
    // Most comparisons would mean nothing if hardly any utterance matched, or all did.
    #expect(tally.matched * 4 > tally.triples, "\(tally.summary)")
    #expect(tally.rejected * 4 > tally.triples, "\(tally.summary)")
    #expect(tally.skipped * 200 < tally.sentences, "\(tally.summary)")
  }

  @Test("are compared on the same triples by the same seed")
  func repeats() throws {
    func counts(_ seed: UInt64) throws -> String {
      try DifferentialBench(triples: 200, seed: seed).run().summary
    }
    #expect(try counts(7) == counts(7))
    #expect(try counts(7) != counts(8))
  }
}
