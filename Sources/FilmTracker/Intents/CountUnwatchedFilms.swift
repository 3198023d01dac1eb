import AppIntents

/// *how many horror movies are left for me to see* → “Films still to watch: 41.”
struct CountUnwatchedFilms: AppIntent {
  static let title: LocalizedStringResource = "Count unwatched films"
  static let description: IntentDescription =
    "Tells how many films you have not seen, of a genre if you name one."

  @Parameter(title: "genre", requestValueDialog: "Which genre?")
  var genre: Genre?

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let count = store.unwatched(of: FilmCatalogue.films(of: genre)).count
    return .result(value: count, dialog: "Films still to watch: \(count).")
  }
}
