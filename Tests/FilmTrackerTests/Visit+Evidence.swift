import AppIntents
import AppManifest
import DialogueScripts
import Foundation
import PhraseRouter
import Testing

@testable import FilmTracker
@testable import IntentRuntime

extension Visit {
  /// The intents that begin with an empty diary: what they change is all that is in it.
  private static let beginners: Set<String> = [
    "MarkFilmAsWatched", "RateFilm", "AddFilmToList", "RemindToWatch", "PickRandomFilm",
    "ListUnwatchedFilms", "CountUnwatchedFilms", "BrowseFilms", "FindFilmsByDirector",
  ]

  /// Notes what a row needs to be there before it is typed: its own film or films, and others.
  func prepare(for expectation: DialogueScripts.Expectation) async throws {
    guard let intent = expectation.intent, !Self.beginners.contains(intent) else { return }
    let slots = expectation.slots ?? [:]
    let rating = slots["rating"]?.displayText
    for film in Self.samples(for: slots) {
      try await store.setWatched(true, film)
      guard intent != "MarkFilmAsUnwatched" else { continue }
      try await store.setRating(rating.flatMap { Int($0) } ?? 5, of: film)
      for list in FilmList.allCases { try await store.setListed(true, film, on: list) }
      try await store.setReminder(true, of: film, on: Date(timeIntervalSince1970: 1_800_000_000))
    }
  }

  /// All films of the title that is meant, some of the director, one of each genre, and one more.
  private static func samples(for slots: [String: Value]) -> [Film] {
    let director = slots["director"]?.displayText
    let meant = FilmCatalogue.films.filter { film in
      film.id == "cars-2-2011" || director.map { film.directors.contains($0) } == true
        || slots["film"]?.agrees(with: .string(film.title)) == true
    }
    return meant + Genre.allCases.compactMap { FilmCatalogue.films(of: $0).first }
  }

  /// Whether the store, or the value that was returned, shows that an invocation was carried out.
  func showsRun(_ turn: AppTurn) async throws -> Bool {
    guard case .run(let invocation)? = turn.decision else { return false }
    let slots = Dictionary(invocation.slots.map { ($0.name, $0) }) { _, last in last }
    let film = slots["film"]?.entityID ?? ""
    if let changed = try await showsChange(invocation.intent, slots, film) { return changed }
    let value = turn.outcome?.value
    switch invocation.intent {
    case "PickRandomFilm", "FindExtremeFilm", "ShowLastWatchedFilm": return value is Film
    case "ShowWatchedState": return value as? Bool == true
    case "ShowFilmRating":
      return value as? Int == slots["rating"].flatMap { Int($0.value.displayText) } ?? 5
    case "ShowAverageRating": return value as? Double == 5
    case "ShowListsOfFilm": return value as? [FilmList] == FilmList.allCases
    case "ShowReminder": return (value as? [Date])?.count == 1
    case "ShowFilmYear": return value as? Int == FilmCatalogue.film(film)?.year
    case "ShowFilmDirector": return (value as? [Director])?.isEmpty == false
    case "ShowFilmLength", "CountWatchedFilms", "CountUnwatchedFilms", "CountFilms":
      return (value as? Int).map { $0 > 0 } == true
    default: return (value as? [Film])?.isEmpty == false
    }
  }

  /// Whether the store shows what an intent is to change; `nil` for those that change nothing.
  private func showsChange(
    _ intent: String, _ slots: [String: FilledSlot], _ film: String
  ) async throws -> Bool? {
    let diary = await store.diary
    let list = slots["list"]?.value.displayText ?? ""
    switch intent {
    case "MarkFilmAsWatched": return diary.watched == [film]
    case "MarkFilmAsUnwatched":
      return !diary.watched.isEmpty && !diary.watched.contains(film)
        && FilmCatalogue.film(film) != nil
    case "RateFilm": return diary.ratings[film].map { .integer($0) } == slots["rating"]?.value
    case "RemoveRating": return !diary.ratings.isEmpty && diary.ratings[film] == nil
    case "AddFilmToList": return diary.lists == [list: [film]]
    case "RemoveFilmFromList": return diary.lists[list]?.contains(film) == false
    case "EmptyList": return diary.lists.count == 2 && diary.lists[list] == nil
    case "CancelReminder":
      return !diary.reminders.isEmpty && !diary.reminders.contains { $0.film == film }
    case "RemindToWatch", "MoveReminder":
      let days = await store.reminders(of: try #require(FilmCatalogue.film(film)))
      let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      return days.map { $0.formatted(style)[...] }
        == [slots["date"]?.value.displayText.prefix(10) ?? ""]
    default: return nil
    }
  }
}
