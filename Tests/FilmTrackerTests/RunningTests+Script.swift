import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@testable import FilmTracker

/// The example app is tested as any app can be, with the kit alone. Among the tests that take turns,
/// since these intents find their store in the process's dependency manager, too.
extension RunningTests {
  /// The app is opened once for all of these.
  private static let kit = Task {
    try await AppUnderTest(
      provider: FilmShortcuts.self, localizations: FilmApp.resources.bundleURL,
      now: "2026-11-20T12:00")
  }

  private func app() async throws -> AppUnderTest {
    FilmApp.start(with: try await FilmStore())
    return try await Self.kit.value
  }

  @Test func decisionsAreExpected() async throws {
    let app = try await app()
    let decision = try await app.route("rate ratatouille 4 stars")
      .expect(.run, RateFilm.self, arguments: ["film": "Ratatouille", "rating": 4])
    #expect(decision.argument("film", as: Film.self)?.id == "ratatouille-2007")
    try await app.route("bewerte ratatouille mit 4 sternen", language: "de")
      .expect(.run, RateFilm.self, arguments: ["film": "ratatouille-2007"])
    try await app.route("what is the weather like").expect(.reject)
  }

  @Test func aDialogueIsPlayed() async throws {
    try await app().play(
      """
      name: several films of one name
      turns:
        - user: mark toy story as watched in pixar films
          expect:
            decision: chooseEntity
            slot: film
            options: [Toy Story, Toy Story 2, Toy Story 3, Toy Story 4]
            optionCount: 4
            hasMore: false
        - user: the second
          expect:
            decision: run
            intent: MarkFilmAsWatched
            arguments: {film: toy-story-2-1999}
            message: Toy Story 2 is marked as watched.
      """)
  }

  @Test func theScriptOfTheArticleIsPlayed() async throws {
    try await app().play(
      """
      name: several films of one name
      turns:
        - user: mark toy story as watched in film tracker
          expect:
            decision: chooseEntity
            slot: film
            options: [Toy Story, Toy Story 2]
            message: There are several called “toy story”. Which film?
        - user: the second
          expect:
            decision: run
            intent: MarkFilmAsWatched
            arguments: {film: Toy Story 2}
            message: Toy Story 2 is marked as watched.
        - user: undo that
          expect: {decision: null}
      """)
  }

  /// The questions that ask something back, as the corpora have them.
  @Test(arguments: ["en", "de", "fr", "es", "ja", "ar"])
  func questionsThatAskArePlayed(_ language: String) async throws {
    let file = BuiltApp.folder + "/dialogues/\(language)-questions.yaml"
    let turns = try await app().play(try String(contentsOfFile: file, encoding: .utf8))
    #expect(turns.count >= 36)
  }

  @Test func whatWasNotedIsReadBack() async throws {
    try await app().play(
      """
      name: noted and read back
      turns:
        - user: rate jaws 4 stars
        - user: put jaws on my weekend list
        - user: did I rate jaws 5 stars?
          expect: {run: succeeded, intent: ShowFilmRating, message: "No, Jaws has 4 of 5 stars."}
        - user: what's on my list
          expect: {decision: askValue, slot: list}
        - user: weekend
          expect: {run: succeeded, message: "On your weekend list (1): Jaws"}
        - user: take jaws off my weekend list
          expect: {run: succeeded, message: "Jaws is off your weekend list."}
        - user: is jaws on my list?
          expect: {run: succeeded, message: "No, Jaws is on none of your lists."}
      """)
  }

  @Test func nothingIsLeftOut() async throws {
    #expect(try await app().lint().filter(\.isError).isEmpty)
  }
}
