import AppIntentsTesting
import AppManifest
import DialogueScripts
import Evaluation
import Foundation
import PhraseRouter
import Testing

@testable import FilmTracker
@testable import IntentRuntime

extension RunningTests {
  /// The corpora of the example, through the compiled app.
  @Suite struct CorporaTests {
    private static func corpus(for manifest: Manifest) throws -> Corpus {
      try Corpus.load([BuiltApp.folder], intents: Set(manifest.intents.map(\.name)))
        .filling(language: manifest.defaultLanguage, context: [:])
    }

    @Test func allDecisionsAreAsExpected() async throws {
      let host = try await Visit().host
      let report = await Evaluator(router: host.router)
        .evaluate(try Self.corpus(for: host.manifest))
      #expect(report.utterances >= 600)
      #expect(report.dialogues >= 60)
      #expect(report.unexpectedFailures.map(\.source.name) == [])
    }

    /// Every utterance that is expected to run does run, and what it says is in the store.
    @Test func whatIsToRunRuns() async throws {
      let manifest = try await Visit().host.manifest
      var runs = 0
      for row in try Self.corpus(for: manifest).rows where row.expectation.decision == .run {
        let visit = try await Visit(
          language: row.language ?? "en", now: row.context["now"]?.displayText ?? Visit.now)
        try await visit.prepare(for: row.expectation)
        let turn = await visit.send(row.utterance)
        let shows = try await visit.showsRun(turn)
        #expect(shows && !turn.message.isEmpty && !turn.hasFailed, "\(row.utterance)")
        runs += 1
      }
      #expect(runs > 800)
    }

    /// Dialogues come to what they come to without an app, but for what a run says at its end.
    @Test func allDialoguesGoOnAsExpected() async throws {
      let manifest = try await Visit().host.manifest
      var failed: [String] = []
      for script in try Self.corpus(for: manifest).dialogues {
        let visit = try await Visit(
          language: script.language ?? "en", now: script.context["now"]?.displayText ?? Visit.now)
        var silenced = script
        for index in script.turns.indices
        where script.turns[index].expectation.decided.decision == .run {
          silenced.turns[index].expectation.message = nil
        }
        let failures = await silenced.play(
          in: AppConversation(visit.session, with: visit.host, language: script.language),
          of: manifest)
        if !failures.isEmpty { failed.append("\(script.name): \(failures)") }
      }
      #expect(failed == [])
    }
  }
}
