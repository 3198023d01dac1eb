import AppIntents
import AppManifest
import Evaluation
import PhraseRouter
import Testing

@testable import FilmTracker
@testable import IntentRuntime

/// What is typed is done: the intents run, and the store shows it.
///
/// One test after the other, since intents find their store in the process's dependency manager.
@Suite(.serialized) struct RunningTests {
  @Test func markingAsksWhichAndUndoTakesItBack() async throws {
    let visit = try await Visit()
    let before = await visit.send("what haven't i watched")
    #expect(before.message.contains("Toy Story;"))

    let question = await visit.send("mark toy story as watched in pixar films")
    #expect(question.options.first?.title == "Toy Story")
    #expect(question.isOpen)
    #expect(await visit.store.diary == FilmDiary())

    let marked = await visit.send("1")
    #expect(marked.message == "Toy Story is marked as watched.")
    #expect(marked.offersUndo)
    #expect(await visit.store.diary.watched == ["toy-story-1995"])

    let after = await visit.send("what haven't i watched")
    #expect(!after.message.contains("Toy Story;"))
    #expect(after.message.contains("A Bug's Life"))
    let left = try #require(after.outcome?.value as? [Film])
    #expect(left.count == FilmCatalogue.films.count - 1)
  }

  /// Each intent that changes something, what it changes, and that undo takes it back.
  @Test(arguments: [
    ("mark ratatouille as watched", "Ratatouille is marked as watched."),
    ("rate ratatouille 4 stars", "Ratatouille has 4 of 5 stars."),
    ("add ratatouille to my favourites", "Ratatouille is on your favourites list."),
    ("save ratatouille for later", "Ratatouille is on your watchlist."),
    (
      "remind me to watch ratatouille tomorrow",
      "I’ll remind you of Ratatouille on Saturday, November 21, 2026."
    ),
  ])
  func whatIsDoneCanBeTakenBack(_ utterance: String, _ message: String) async throws {
    let visit = try await Visit()
    let before = await visit.store.diary
    let turn = await visit.send(utterance)
    #expect(turn.message == message)
    #expect(turn.offersUndo)
    #expect(await visit.store.diary != before)
    let undone = await visit.send("undo that")
    #expect(!undone.hasFailed)
    #expect(await visit.store.diary == before)
  }

  /// Marking twice changes nothing, and so there is nothing to take back.
  @Test func whatWasDoneBeforeIsNotTakenBack() async throws {
    let visit = try await Visit()
    _ = await visit.send("mark ratatouille as watched")
    let again = await visit.send("mark ratatouille as watched")
    #expect(again.message == "Ratatouille was marked as watched already.")
    #expect(!again.offersUndo)
    #expect(await visit.store.diary.watched == ["ratatouille-2007"])
  }

  /// So does noting a film twice: taking the second one back would lose the first.
  @Test(arguments: [
    "add ratatouille to my favourites", "remind me to watch ratatouille tomorrow",
  ])
  func whatIsNotedTwiceIsNotTakenBack(_ utterance: String) async throws {
    let visit = try await Visit()
    _ = await visit.send(utterance)
    let noted = await visit.store.diary
    let again = await visit.send(utterance)
    #expect(!again.hasFailed)
    #expect(!again.offersUndo)
    #expect(await visit.store.diary == noted)
  }

  @Test(arguments: [
    ("de", "markiere Ratatouille als gesehen", "Ratatouille ist als gesehen markiert."),
    ("ja", "千と千尋の神隠しを見た", "千と千尋の神隠しを視聴済みにしました。"),
  ])
  func theAppSpeaksTheLanguageOfTheConversation(
    _ language: String, _ utterance: String, _ message: String
  ) async throws {
    let visit = try await Visit(language: language)
    let turn = await visit.send(utterance)
    #expect(turn.message == message)
  }

  @Test func browsingLeavesOutWhatWasRatedLower() async throws {
    let visit = try await Visit()
    _ = await visit.send("rate shrek 2 stars", "1")
    let usual = await visit.send("browse comedy films")
    let lower = await visit.send("browse comedy films with at least 2 stars")
    func ids(_ turn: AppTurn) throws -> [String] {
      try #require(turn.outcome?.value as? [Film]).map(\.id)
    }
    #expect(try !ids(usual).contains("shrek-2001"))
    #expect(try ids(lower).contains("shrek-2001"))
  }

  /// What no phrase of the app says, in each of its languages.
  @Test(arguments: [
    ("en", "show all pixar films directed by pete docter", ["Monsters, Inc.", "Up"]),
    ("en", "the two newest pixar films by pete docter", ["Soul", "Inside Out"]),
    ("de", "zeige pixar filme von pete docter nach 2010", ["Inside Out", "Soul"]),
    ("fr", "montre les films pixar de pete docter après 2010", ["Inside Out", "Soul"]),
    ("es", "muestra las películas de pixar de pete docter", ["Monsters, Inc.", "Up"]),
    ("ja", "ピート・ドクター監督のピクサー映画を見せて", ["Monsters, Inc.", "Up"]),
  ])
  func filmsAreFoundByFactsAboutThem(
    _ language: String, _ utterance: String, _ titles: [String]
  ) async throws {
    let visit = try await Visit(language: language)
    let turn = await visit.send(utterance)
    let found = try #require(turn.outcome?.value as? [any AppEntity]).compactMap { $0 as? Film }
    #expect(Array(found.map(\.title).prefix(2)) == titles)
  }

  @Test func aRandomFilmIsOneThatWasNotSeen() async throws {
    let visit = try await Visit()
    let documentaries = FilmCatalogue.films(of: .documentary)
    for film in documentaries.dropLast() { try await visit.store.setWatched(true, film) }
    let turn = await visit.send("surprise me with a documentary film")
    #expect((turn.outcome?.value as? Film)?.id == documentaries.last?.id)
  }
}

/// A conversation with the app on a new, empty store.
struct Visit {
  let host: AppHost
  let store: FilmStore
  let session: AppSession

  /// The day on which the conversations take place.
  static let now = "2026-11-20T12:00"

  /// The app is opened once for all tests.
  private static let opened = Task {
    try await AppHost(FilmShortcuts.self, resources: FilmApp.resources)
  }

  init(language: String = "en", now: String = Visit.now) async throws {
    let host = try await Self.opened.value
    let store = try await FilmStore()
    FilmApp.start(with: store)
    self.host = host
    self.store = store
    let time = try #require(LocalTime(now))
    session = AppSession(
      host, language: language, options: SessionOptions(clock: .fixed(time)))
  }

  /// Types some lines; answers with what came of the last.
  @discardableResult
  func send(_ first: String, _ others: String...) async -> AppTurn {
    var turn = await session.send(first)
    for line in others { turn = await session.send(line) }
    return turn
  }
}
