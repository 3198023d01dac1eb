import PhraseRouter
import Testing

@testable import Evaluation

/// What people type to Film Tracker, and what comes of it.
@Suite("Film Tracker")
struct FilmTrackerTests {
  @Test("Film Tracker asks which of several films is meant, the exact title first")
  func severalFilms() throws {
    let decision = try FilmTracker.route("mark toy story as watched in pixar films")
    #expect(
      decision.optionIDs == [
        "toy-story-1995", "toy-story-2-1999", "toy-story-3-2010", "toy-story-4-2019",
      ])
    guard case .chooseEntity(let choice) = decision else {
      Issue.record("\(decision.summary)")
      return
    }
    #expect(choice.invocation.intent == "MarkFilmAsWatched")
    #expect(choice.invocation.confidence == 1)
    #expect(choice.slot.name == "film")
    #expect(choice.slot.text == "toy story")
    #expect(choice.options[0].subtitle == "1995 · John Lasseter")
  }

  @Test("Film Tracker goes on from the question with a reply")
  func reply() async throws {
    let session = Session(router: try FilmTracker.shared.get(), context: FilmTracker.context)
    let question = await session.send("mark toy story as watched in pixar films")
    #expect(question.isOpen)
    #expect(question.options.count == 4)
    let answer = await session.send("the one from 1999")
    #expect(answer.decision?.summary == "run MarkFilmAsWatched film=Toy Story 2")
    #expect(answer.decision?.slots.first?.entityID == "toy-story-2-1999")
    #expect(!answer.isOpen)
  }

  static let decisions: [(String, String)] = [
    // The only film of its name runs, with the app's name and without.
    ("mark ratatouille as watched", "run MarkFilmAsWatched film=Ratatouille"),
    ("Mark RATATOUILLE as watched in Film Tracker!", "run MarkFilmAsWatched film=Ratatouille"),
    ("i watched ratatouille in pixar films", "run MarkFilmAsWatched film=Ratatouille"),
    ("what haven't I watched", "run ListUnwatchedFilms"),
    ("what haven’t i watched in film tracker?", "run ListUnwatchedFilms"),
    // Defaults are taken silently, shortcuts set values, and numbers are read.
    ("browse comedy films", "run BrowseFilms genre=comedy minimumRating=3"),
    (
      "browse comedy films with at least 4 stars",
      "run BrowseFilms genre=comedy minimumRating=4"
    ),
    ("save ratatouille for later", "run AddFilmToList film=Ratatouille list=watchlist"),
    ("rate ratatouille 5 stars", "run RateFilm film=Ratatouille rating=5"),
    ("rate ratatouille five stars", "run RateFilm film=Ratatouille rating=5"),
    // What is missing is asked for.
    ("rate ratatouille", "ask RateFilm film=Ratatouille rating missing"),
    ("browse films", "ask BrowseFilms genre missing"),
    // What is out of range is asked for again.
    (
      "rate ratatouille 9 stars", "ask RateFilm film=Ratatouille rating outOfRange(\"9\")"
    ),
    (
      "rate ratatouille 0 stars", "ask RateFilm film=Ratatouille rating outOfRange(\"0\")"
    ),
    // What no catalogue knows is asked for, whatever letters it has, if the phrase is clear.
    ("mark blorple zongo as watched", "ask MarkFilmAsWatched film unknown(\"blorple zongo\")"),
    (
      "please mark blorple zongo as watched",
      "ask MarkFilmAsWatched film unknown(\"blorple zongo\")"
    ),
    ("mark ŷŷŷẑẑẑŵŵŵ as watched", "ask MarkFilmAsWatched film unknown(\"ŷŷŷẑẑẑŵŵŵ\")"),
    ("rate blorple zongo", "reject noMatch"),
    ("please could you rate blorple zongo", "reject noMatch"),
    // Negative phrases, talk, nothing.
    ("mark my words", "reject negativePhrase"),
    ("Rate this restaurant!", "reject negativePhrase"),
    ("mark the calendar as busy", "reject noMatch"),
    ("what is the capital of peru", "reject noMatch"),
    ("", "reject empty"),
    ("   \t\n ", "reject empty"),
    ("?!", "reject empty"),
  ]

  @Test("Film Tracker decides as its corpora's rules say", arguments: decisions)
  func decides(utterance: String, expected: String) throws {
    #expect(try FilmTracker.route(utterance).summary == expected)
  }

  @Test("Film Tracker offers the nearest names where it knows none")
  func nearest() throws {
    let decision = try FilmTracker.route("mark rattatooie as watched")
    #expect(decision.summary == "ask MarkFilmAsWatched film unknown(\"rattatooie\")")
    #expect(decision.optionIDs.first == "ratatouille-2007")
    // Nearer ones are taken for what they are.
    #expect(
      try FilmTracker.route("mark ratatuile as watched").summary
        == "run MarkFilmAsWatched film=Ratatouille")
  }

  @Test("Film Tracker asks which action is meant where two fit")
  func tie() throws {
    guard case .chooseIntent(let choice) = try FilmTracker.route("I want to watch ratatouille")
    else {
      Issue.record("no question")
      return
    }
    #expect(choice.options.count == 2)
    #expect(choice.options.map(\.invocation.intent) == ["AddFilmToList", "RemindToWatch"])
  }

  @Test("Film Tracker takes the first of two actions where the policy says so")
  func firstTie() throws {
    let router = try FilmTracker.router(languages: ["en"]) { $0.policies.ties = .first }
    let decision = router.route("I want to watch ratatouille")
    #expect(decision.summary == "run AddFilmToList film=Ratatouille list=watchlist")
  }

  @Test("Film Tracker takes an exact title where the policy says so")
  func exactTitleWins() throws {
    let router = try FilmTracker.router(languages: ["en"]) {
      for index in $0.entityTypes.indices { $0.entityTypes[index].exactTitle = .wins }
    }
    let decision = router.route("mark toy story as watched")
    #expect(decision.summary == "run MarkFilmAsWatched film=Toy Story")
    // Two films bear this one.
    #expect(router.route("mark dune as watched").summary.hasPrefix("choose MarkFilmAsWatched"))
  }

  @Test("Film Tracker matches phrases only as written where the policy is strict")
  func strict() throws {
    let strict = try FilmTracker.router(languages: ["en"]) { $0.policies.tolerance = .strict }
    let flexible = try FilmTracker.shared.get()
    for utterance in [
      "please mark ratatouille as watched", "mark ratatouille as watchd",
      "hey mark ratatouille as watched",
    ] {
      #expect(strict.route(utterance).summary == "reject noMatch", "\(utterance)")
      #expect(
        flexible.route(utterance).summary == "run MarkFilmAsWatched film=Ratatouille",
        "\(utterance)")
    }
    #expect(
      strict.route("mark ratatouille as watched").summary
        == "run MarkFilmAsWatched film=Ratatouille")
  }

  @Test("A router is surer of what is typed as written")
  func confidence() throws {
    let exact = try FilmTracker.route("mark ratatouille as watched")
    let loose = try FilmTracker.route("please mark ratatouille as watchd")
    #expect(exact.invocation?.confidence == 1)
    let confidence = try #require(loose.invocation?.confidence)
    #expect(confidence > 0.3 && confidence < 1)
  }

  @Test("Film Tracker knows its languages, with regions, and no others")
  func languages() throws {
    let utterance = "mark ratatouille as watched"
    for language in ["en", "en-US", "en-GB", "en-Latn-US", "EN_us"] {
      #expect(
        try FilmTracker.route(utterance, language: language).summary
          == "run MarkFilmAsWatched film=Ratatouille", "\(language)")
    }
    for language in ["tlh", "", "-", "english", "e", "EN1"] {
      #expect(
        try FilmTracker.route(utterance, language: language).summary == "reject unknownLanguage",
        "\(language)")
    }
    #expect(
      try FilmTracker.route("ich habe Ratatouille gesehen", language: "de-AT").summary
        == "run MarkFilmAsWatched film=Ratatouille")
  }

  @Test("A session in a language that the app does not speak answers without failing")
  func unknownLanguageInSession() async throws {
    let session = Session(router: try FilmTracker.shared.get(), language: "tlh")
    let turn = await session.send("mark ratatouille as watched")
    #expect(turn.decision?.summary == "reject unknownLanguage")
    #expect(!turn.message.isEmpty)
    #expect(!turn.isOpen)
  }
}
