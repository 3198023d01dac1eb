import PhraseRouter
import Testing

@testable import Evaluation

/// Film Tracker's corpora pass whole.
@Suite("Film corpora")
struct FilmCorpusTests {
  @Test("Film corpora pass, utterances and dialogues", arguments: FilmTracker.languages)
  func pass(language: String) async throws {
    let corpus = try FilmTracker.corpus(language)
    #expect(corpus.rows.count >= 100)
    #expect(corpus.dialogues.count >= 6)
    let report = await Evaluator(router: try FilmTracker.shared.get()).evaluate(corpus)
    for failure in report.unexpectedFailures {
      let differences = failure.differences.joined(separator: "\n  ")
      Issue.record(
        "\(failure.source.file):\(failure.source.line) \(failure.source.name)\n  \(differences)")
    }
    #expect(report.unexpectedPasses.map(\.target) == [])
  }

  @Test("Film corpora hold as many utterances and dialogues as they should, and as mixed")
  func shape() throws {
    var rows = 0
    var dialogues = 0
    for language in FilmTracker.languages {
      let corpus = try FilmTracker.corpus(language)
      rows += corpus.rows.count
      dialogues += corpus.dialogues.count
      let outcomes = corpus.rows.compactMap(\.expectation.decision?.outcome)
      for outcome in [DecisionRecord.Outcome.ask, .reject] {
        #expect(outcomes.count { $0 == outcome } * 4 >= corpus.rows.count, "\(language)")
      }
    }
    #expect(rows >= 600)
    #expect(dialogues >= 60)
  }

  /// One mutation of each row that runs or asks.
  @Test("Film corpora survive typos, filler and doubled words", arguments: FilmTracker.languages)
  func mutations(language: String) throws {
    let trial = MutationTrial(router: try FilmTracker.shared.get(), seed: 2026)
    let report = trial.run(Mutation.allCases, on: try FilmTracker.corpus(language))
    #expect(report.total.drawn >= 100)
    #expect(report.total.share >= 0.94, "\(report.text(maximumLosses: 40))")
  }

  /// One accident of each class in every fourth row; all of them: `phrase-router eval --noise all`.
  @Test("Film corpora survive one slip of any kind", arguments: FilmTracker.languages)
  func noise(language: String) throws {
    var corpus = try FilmTracker.corpus(language)
    corpus.rows = stride(from: 0, to: corpus.rows.count, by: 4).map { corpus.rows[$0] }
    let report = NoiseTrial(router: try FilmTracker.shared.get(), seed: 2026)
      .run(Noise.allCases, on: corpus)
    #expect(report.total.drawn >= 150)
    #expect(report.total.share(of: .right, .offered) >= 0.9, "\(report.text(maximumLosses: 40))")
    #expect(report.total.share(of: .wrong) <= 0.01, "\(report.text(maximumLosses: 40))")
  }
}
