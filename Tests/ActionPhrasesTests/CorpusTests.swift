import AppManifest
import Foundation
import PhraseRouter
import Testing

@testable import Evaluation

/// What was understood before stays so with generated phrases beside the app's own.
@Suite struct CorpusTests {
  private func corpus(_ path: String) throws -> Corpus {
    let manifest = try FilmFinder.manifestWithAll.get()
    return try Corpus.load([path], intents: Set(manifest.intents.map(\.name)))
      .filling(language: "en", context: [:])
  }

  @Test func generatedPhrasesAreUnderstoodInEveryLanguage() async throws {
    let corpus = try corpus(FilmFinder.package.appendingPathComponent("Corpora/FindActions").path)
    #expect(Set(corpus.rows.compactMap(\.language)) == Set(FilmFinder.languages))
    let report = await Evaluator(router: try FilmFinder.router.get()).evaluate(corpus)
    #expect(report.utterances >= 280)
    #expect(report.failures.map { "\($0.source.name): \($0.differences)" } == [])
  }

  @Test func theAppsOwnCorporaPassWhole() async throws {
    let report = await Evaluator(router: try FilmFinder.router.get())
      .evaluate(try corpus(FilmFinder.folder))
    #expect(report.utterances >= 600)
    #expect(report.dialogues >= 60)
    #expect(report.unexpectedFailures.map { "\($0.source.name): \($0.differences)" } == [])
  }

  static let unrelated = FilmFinder.package.deletingLastPathComponent()
    .appendingPathComponent("shared/corpora/nlu/clinc150/validate.jsonl").path
  static let hasUnrelated = FileManager.default.fileExists(atPath: unrelated)

  // skipped: ../shared is absent
  @Test(.enabled(if: hasUnrelated)) func talkOfOtherThingsIsLeftAlone() async throws {
    let report = await Evaluator(router: try FilmFinder.router.get())
      .evaluate(try corpus(Self.unrelated))
    #expect(report.utterances == 3100)
    // “how long is the wait at chipotle” begins as a question about a film does: it may be asked
    // which film that is, and nothing may run.
    let names = report.failures.map(\.source.name)
    #expect(names.count <= 15, "\(names)")
    #expect(report.failures.flatMap(\.differences).filter { $0.contains("got run") } == [])
  }
}
