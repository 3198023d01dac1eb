import AppManifest
import Foundation
import PhraseRouter
import SentenceTemplates
import Testing

@testable import Evaluation

/// The built-in example and the public corpora, through the whole router.
@Suite struct FilmTrackerTests {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let films = package.appendingPathComponent("Corpora/FilmTracker").path
  static let shared = package.deletingLastPathComponent().appendingPathComponent("shared/corpora")
  static let hasShared = FileManager.default.fileExists(atPath: shared.path)

  private func filmTracker() throws -> Router {
    try Router(manifest: Manifest.load(from: Self.films))
  }

  private func corpus(_ path: String, for router: Router) throws -> Corpus {
    let intents = Set(router.manifest.intents.map(\.name))
    return try Corpus.load([path], intents: intents)
      .filling(language: router.manifest.defaultLanguage, context: [:])
  }

  @Test func filmTrackersCorporaPassWhole() async throws {
    let router = try filmTracker()
    let report = await Evaluator(router: router).evaluate(try corpus(Self.films, for: router))
    #expect(report.utterances >= 600)
    #expect(report.dialogues >= 60)
    #expect(report.unexpectedFailures.map(\.source.name) == [])
    #expect(report.unexpectedPasses.map(\.name) == [])
  }

  @Test func filmTrackersCorporaHoldEnoughOfEveryOutcome() throws {
    let corpus = try corpus(Self.films, for: try filmTracker())
    let languages = Dictionary(grouping: corpus.rows) { $0.language ?? "" }
    #expect(Set(languages.keys) == ["en", "de", "fr", "es", "ja", "ar"])
    for (language, rows) in languages {
      for outcome in DecisionRecord.Outcome.allCases {
        let count = rows.count { $0.expectation.decision?.outcome == outcome }
        #expect(count * 4 >= rows.count || outcome == .run, "\(outcome) in \(language)")
      }
    }
  }

  @Test func whatPeopleTypeIsMeasuredApart() throws {
    let router = try filmTracker()
    let typed = try corpus(Self.films + "/typed", for: router)
    #expect(try corpus(Self.films, for: router).rows.allSatisfy { $0.rowClass == nil })
    #expect(typed.rows.allSatisfy { $0.rowClass != nil })
    #expect(Set(typed.rows.compactMap(\.rowClass)).count == 16)
    #expect(typed.dialogues.allSatisfy { $0.kind != nil })
    #expect(Set(typed.dialogues.map(\.name)).count == typed.dialogues.count)
    #expect(typed.knownFailures.isEmpty)
    for language in router.manifest.languages {
      #expect(typed.rows.count { $0.language == language } >= 250, "\(language)")
      #expect(typed.dialogues.count { $0.language == language } >= 350, "\(language)")
    }
  }

  @Test func typosAndFillersChangeFewDecisions() throws {
    let router = try filmTracker()
    let report = MutationTrial(router: router, seed: 7, count: 200)
      .run(Mutation.allCases, on: try corpus(Self.films, for: router))
    #expect(report.total.drawn == 600)
    #expect(report.total.share >= 0.95, "\(report.text(maximumLosses: 20))")
  }

  // skipped: ../shared is absent
  @Test(.enabled(if: hasShared)) func talkOfOtherThingsIsLeftAlone() async throws {
    let path = Self.shared.appendingPathComponent("nlu/clinc150/validate.jsonl").path
    let router = try filmTracker()
    let report = await Evaluator(router: router).evaluate(try corpus(path, for: router))
    #expect(report.utterances == 3100)
    #expect(report.failures.count <= 15, "\(report.failures.map(\.source.name))")
  }

  // skipped: ../shared is absent
  @Test(.enabled(if: hasShared)) func englishSentenceTemplatesRun() async throws {
    let folder = Self.shared.appendingPathComponent("home-assistant/en").path
    let manifest = try SentenceTemplateImporter.import(
      templatesAt: folder + "/templates.json", catalogueAt: folder + "/catalog.jsonl"
    ).manifest
    let router = try Router(manifest: manifest.validated())
    let corpus = try corpus(folder + "/corpus.jsonl", for: router)
    let report = await Evaluator(router: router).evaluate(corpus)
    #expect(report.utterances == 1024)
    #expect(report.exact >= 1000, "\(report.text(maximumFailures: 20))")
  }

  @Test func theSameUtteranceGivesTheSameJSONOnEveryThread() async throws {
    let router = try filmTracker()
    let rows = try corpus(Self.films, for: router).rows.enumerated().filter { $0.offset % 8 == 0 }
      .map(\.element)
    let texts = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<4 {
        group.addTask { rows.map { Self.json(of: $0, by: router) } }
      }
      return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
    }
    let other = try filmTracker()
    #expect(texts == [rows.map { Self.json(of: $0, by: other) }])
  }

  private static func json(of row: CorpusRow, by router: Router) -> String {
    let decision = router.route(row.utterance, language: row.language, context: row.context)
    let record = DecisionRecord(decision, manifest: router.manifest, language: row.language)
    return LocatedJSON.object(record.json(prompt: nil)).text(pretty: false)
  }
}
