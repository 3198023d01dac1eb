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
        if row.expectation.intent == "MarkFilmAsUnwatched" {
          try await visit.watch(row.expectation.slots?["film"])
        }
        let turn = await visit.send(row.utterance)
        let shows = try await visit.showsRun(turn)
        #expect(shows && !turn.message.isEmpty && !turn.hasFailed, "\(row.utterance)")
        runs += 1
      }
      #expect(runs > 200)
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

extension Visit {
  /// Marks a film as watched, and all others of its title, and one more that stays so.
  func watch(_ title: Value?) async throws {
    for film in FilmCatalogue.films
    where film.id == "cars-2-2011" || title?.agrees(with: .string(film.title)) == true {
      try await store.setWatched(true, film)
    }
  }

  /// Whether the store, or the value that was returned, shows that an invocation was carried out.
  func showsRun(_ turn: AppTurn) async throws -> Bool {
    guard case .run(let invocation)? = turn.decision else { return false }
    let slots = Dictionary(invocation.slots.map { ($0.name, $0) }) { _, last in last }
    let diary = await store.diary
    let film = slots["film"]?.entityID ?? ""
    switch invocation.intent {
    case "MarkFilmAsWatched": return diary.watched == [film]
    case "MarkFilmAsUnwatched":
      return !diary.watched.isEmpty && !diary.watched.contains(film)
        && FilmCatalogue.film(film) != nil
    case "RateFilm":
      return diary.ratings[film].map { .integer($0) } == slots["rating"]?.value
    case "AddFilmToList": return diary.lists == [slots["list"]?.value.displayText ?? "": [film]]
    case "RemindToWatch":
      let days = await store.reminders(of: try #require(FilmCatalogue.film(film)))
      let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      return days.map { $0.formatted(style)[...] }
        == [slots["date"]?.value.displayText.prefix(10) ?? ""]
    case "PickRandomFilm": return turn.outcome?.value is Film
    default: return (turn.outcome?.value as? [Film])?.isEmpty == false
    }
  }
}
