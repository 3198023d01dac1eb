import AppManifest
import Foundation
import Testing

@testable import FilmTracker
@testable import IntentRuntime

/// What is asked is answered, from the diary and from the catalogue, and what is to be taken out
/// is taken out.
extension RunningTests {
  /// Questions, after two films were watched, rated, put on the watchlist and noted for a day.
  @Test(arguments: [
    ("what have I watched so far", "Films watched: 2. The first ones: Ratatouille; Jaws"),
    ("which horror films have I seen", "Films watched: 1. The first ones: Jaws"),
    ("what was the last film I watched", "The last one is Jaws."),
    ("have I seen jaws?", "Yes, you have watched Jaws."),
    ("have I seen casablanca?", "No, Casablanca is not marked as watched."),
    ("how many stars did I give ratatouille?", "Ratatouille has 5 of 5 stars."),
    ("did I rate jaws 2 stars?", "Yes, Jaws has 2 of 5 stars."),
    ("did I give jaws 5 stars?", "No, Jaws has 2 of 5 stars."),
    ("did I rate casablanca?", "You have not rated Casablanca."),
    ("did I give casablanca 5 stars?", "No, you have not rated Casablanca."),
    ("list all my ratings", "Your ratings: Ratatouille (5); Jaws (2)"),
    ("which films did I give 5 stars?", "Your ratings: Ratatouille (5)"),
    ("have I rated anything by spielberg", "Your ratings: Jaws (2)"),
    ("have I rated anything by nolan", "There are no such ratings."),
    ("what's my average rating", "On average you give 3½ of 5 stars."),
    ("what's on my watchlist?", "On your watchlist (2): Ratatouille; Jaws"),
    ("show my favourites", "There is nothing on your favourites list."),
    ("is jaws on my watchlist", "Yes, Jaws is on your watchlist."),
    ("is jaws on my weekend list", "No, Jaws is not on your weekend list."),
    ("is jaws on my list?", "Yes, Jaws is on your watchlist."),
    ("is casablanca on my list?", "No, Casablanca is on none of your lists."),
    (
      "what reminders do I have?",
      "Reminders: Ratatouille (Thursday, December 24, 2026); Jaws (Thursday, December 24, 2026)"
    ),
    ("when are you reminding me about jaws", "The reminder for Jaws: Thursday, December 24, 2026"),
    ("is there a reminder for casablanca", "There is no reminder for Casablanca."),
    ("shortest film on my watchlist", "The shortest one that I know is Ratatouille (111 minutes)."),
    ("the oldest film on my watchlist", "The oldest one is Jaws (1975)."),
    ("shortest film on my weekend list", "There are no such films."),
    ("how many films have I seen", "Films watched: 2."),
    ("how many horror movies are left for me to see?", "Films still to watch: 48."),
  ])
  func theDiaryIsReadBack(_ utterance: String, _ message: String) async throws {
    let visit = try await Visit()
    try await visit.note(["ratatouille-2007": 5, "jaws-1975": 2])
    let before = await visit.store.diary
    let turn = await visit.send(utterance)
    #expect(turn.message == message)
    #expect(!turn.offersUndo)
    #expect(await visit.store.diary == before, "a question changes nothing")
  }

  @Test(arguments: [
    ("how long is lawrence of arabia?", "Lawrence of Arabia runs 222 minutes."),
    ("how long is paris texas", "I do not know how long Paris, Texas runs."),
    ("who directed the truman show", "The Truman Show was directed by Peter Weir."),
    ("who made fargo", "Fargo was directed by Joel Coen."),
    ("what year did pulp fiction come out", "Pulp Fiction came out in 1994."),
    ("what's the oldest film you have?", "The oldest one is A Trip to the Moon (1902)."),
    ("the newest hayao miyazaki movie", "The newest one is The Boy and the Heron (2023)."),
    (
      "what is the longest horror film", "The longest one that I know is The Shining (144 minutes)."
    ),
    ("how many horror films are there", "Films: 49."),
  ])
  func theCatalogueIsAsked(_ utterance: String, _ message: String) async throws {
    let turn = try await Visit().send(utterance)
    #expect(turn.message == message)
    #expect(!turn.offersUndo)
  }

  /// Lists are too long for a sentence; each film of them is what was asked for.
  @Test(arguments: [
    ("films from the 80s", 1980..<1990, "1980s: "), ("1920s movies", 1920..<1930, "1920s: "),
    ("show me what came out in 1994", 1994..<1995, "1994: "),
  ])
  func filmsAreFoundByTheirTime(
    _ utterance: String, _ years: Range<Int>, _ beginning: String
  ) async throws {
    let turn = try await Visit().send(utterance)
    #expect(turn.message.hasPrefix(beginning))
    let films = try #require(turn.outcome?.value as? [Film])
    #expect(films.map(\.id) == FilmCatalogue.films.filter { years ~= $0.year }.map(\.id))
  }

  @Test func comediesOfADecadeAreOfBoth() async throws {
    let turn = try await Visit().send("comedies from the eighties")
    let films = try #require(turn.outcome?.value as? [Film])
    let comedies = Set(FilmCatalogue.films(of: .comedy).map(\.id))
    #expect(!films.isEmpty)
    #expect(films.allSatisfy { (1980..<1990).contains($0.year) && comedies.contains($0.id) })
  }

  @Test func unwatchedFilmsAreOfTheirKind() async throws {
    let visit = try await Visit()
    try await visit.note(["jaws-1975": 2])
    let horror = await visit.send("which horror films haven't I seen")
    let spielberg = await visit.send("which spielberg films have I not seen yet")
    let left = try #require(horror.outcome?.value as? [Film]).map(\.id)
    #expect(left == FilmCatalogue.films(of: .horror).map(\.id).filter { $0 != "jaws-1975" })
    let others = try #require(spielberg.outcome?.value as? [Film])
    #expect(!others.isEmpty)
    #expect(others.allSatisfy { $0.director == "Steven Spielberg" && $0.id != "jaws-1975" })
  }

  /// Whatever takes something out of the diary can be taken back, to the last place on a list.
  @Test(arguments: [
    ("take ratatouille off my watchlist", "Ratatouille is off your watchlist."),
    ("empty my watchlist", "There is nothing on your watchlist now."),
    ("remove my rating for jaws", "The rating of Jaws is removed."),
    ("cancel the reminder for jaws", "The reminder for Jaws is cancelled."),
    ("move the jaws reminder to sunday", "I’ll remind you of Jaws on Sunday, November 22, 2026."),
  ])
  func whatIsTakenOutCanBePutBack(_ utterance: String, _ message: String) async throws {
    let visit = try await Visit()
    try await visit.note(["ratatouille-2007": 5, "jaws-1975": 2])
    let before = await visit.store.diary
    let turn = await visit.send(utterance)
    #expect(turn.message == message)
    #expect(turn.offersUndo)
    #expect(await visit.store.diary != before)
    #expect(!(await visit.send("undo that")).hasFailed)
    #expect(await visit.store.diary == before)
  }

  /// What is not there cannot be taken out.
  @Test(arguments: [
    ("take casablanca off my watchlist", "Casablanca was not on your watchlist."),
    ("empty my watchlist", "There is nothing on your watchlist."),
    ("remove my rating for casablanca", "You have not rated Casablanca."),
    ("cancel the reminder for casablanca", "There is no reminder for Casablanca."),
    ("move the casablanca reminder to sunday", "There is no reminder for Casablanca."),
    ("what have I watched so far", "You have not marked such a film as watched."),
    ("what did I watch last", "You have not marked such a film as watched."),
    ("what reminders do I have?", "There are no reminders."),
    ("what's my average rating", "There are no such ratings."),
  ])
  func anEmptyDiaryIsAnswered(_ utterance: String, _ message: String) async throws {
    let visit = try await Visit()
    let turn = await visit.send(utterance)
    #expect(turn.message == message)
    #expect(!turn.offersUndo)
    #expect(await visit.store.diary == FilmDiary())
  }

  /// The same in the other languages: one question of the diary, one of the catalogue.
  @Test(arguments: [
    ("de", "Habe ich Der weiße Hai schon gesehen?", "Ja, du hast Der weiße Hai gesehen."),
    ("de", "Wie lange dauert Lawrence von Arabien?", "Lawrence von Arabien dauert 222 Minuten."),
    ("fr", "Est-ce que j'ai vu Les Dents de la mer ?", "Oui, vous avez vu Les Dents de la mer."),
    ("fr", "Quand est sorti Fargo ?", "Fargo est sorti en 1996."),
    ("es", "¿Cuántas estrellas le puse a Tiburón?", "Tiburón tiene 2 de 5 estrellas."),
    ("es", "¿Está Tiburón en mis favoritas?", "No, Tiburón no está en tu lista de favoritas."),
    ("ja", "ジョーズって見たことあったっけ？", "はい、ジョーズは視聴済みです。"),
    ("ja", "七人の侍って何分？", "七人の侍は207分です。"),
    ("ar", "هل رأيت الفك المفترس؟", "نعم، شاهدت الفك المفترس."),
    ("ar", "كم مدة لورنس العرب؟", "مدة لورنس العرب: 222 دقيقة."),
  ])
  func questionsAreAnsweredInTheirLanguage(
    _ language: String, _ utterance: String, _ message: String
  ) async throws {
    let visit = try await Visit(language: language)
    try await visit.note(["jaws-1975": 2])
    #expect(await visit.send(utterance).message == message)
  }
}

extension Visit {
  /// Marks films as watched, with their stars, and puts them on the watchlist and down for a day.
  /// Those of more stars first.
  func note(_ stars: [Film.ID: Int]) async throws {
    let day = try Date("2026-12-24T12:00:00Z", strategy: .iso8601)
    for (id, rating) in stars.sorted(by: { $0.value > $1.value }) {
      let film = try #require(FilmCatalogue.film(id))
      try await store.setWatched(true, film)
      try await store.setRating(rating, of: film)
      try await store.setListed(true, film, on: .watchlist)
      try await store.setReminder(true, of: film, on: day)
    }
  }
}
