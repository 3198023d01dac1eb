import AppIntents

/// *how many films have I seen* → “Films watched: 2.”
struct CountWatchedFilms: AppIntent {
  static let title: LocalizedStringResource = "Count watched films"
  static let description: IntentDescription =
    "Tells how many films you have seen, of a genre if you name one."

  @Parameter(title: "genre", requestValueDialog: "Which genre?")
  var genre: Genre?

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let count = FilmCatalogue.films(of: genre).count(where: store.isWatched)
    return .result(value: count, dialog: "Films watched: \(count).")
  }
}
