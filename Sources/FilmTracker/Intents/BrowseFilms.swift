import AppIntents

/// *browse comedy films* → “Comedy: Monsters, Inc.; The Emperor's New Groove…”
struct BrowseFilms: AppIntent {
  static let title: LocalizedStringResource = "Browse films by genre"
  static let description: IntentDescription = "Lists films of a genre that are rated well enough."

  @Parameter(title: "genre", requestValueDialog: "Which genre?")
  var genre: Genre

  @Parameter(
    title: "minimum rating", default: 3, inclusiveRange: (1, 5),
    requestValueDialog: "At least how many stars, from 1 to 5?")
  var minimumRating: Int

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[Film]> & ProvidesDialog {
    // Films that nobody has rated yet may be good ones.
    let films = FilmCatalogue.films(of: genre).filter { film in
      store.rating(of: film).map { $0 >= minimumRating } ?? true
    }
    if films.isEmpty {
      return .result(value: films, dialog: "No film is rated that well.")
    }
    return .result(
      value: films, dialog: "\(genre.localizedStringResource): \(films.summary)")
  }
}

extension BrowseFilms {
  /// The intent with the least of ratings chosen, for *all comedies, no matter the rating*.
  static var whateverTheRating: BrowseFilms {
    let intent = BrowseFilms()
    intent.minimumRating = 1
    return intent
  }
}
