import AppIntents

/// *what have I watched so far* → “Films watched: 2. The first ones: Up; Coco”
struct ListWatchedFilms: AppIntent {
  static let title: LocalizedStringResource = "List watched films"
  static let description: IntentDescription = "Lists the films that you have seen."

  @Parameter(title: "genre", requestValueDialog: "Which genre?")
  var genre: Genre?

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[Film]> & ProvidesDialog {
    let films = FilmCatalogue.films(of: genre).filter(store.isWatched)
    if films.isEmpty {
      return .result(value: films, dialog: "You have not marked such a film as watched.")
    }
    return .result(
      value: films, dialog: "Films watched: \(films.count). The first ones: \(films.summary)")
  }
}
