import AppIntents

/// *what haven't I watched* → “Films still to watch: 3006. The first ones: Toy Story; A Bug's Life…”
struct ListUnwatchedFilms: AppIntent {
  static let title: LocalizedStringResource = "List unwatched films"
  static let description: IntentDescription = "Lists the films that you have not seen."

  @Parameter(title: "genre", requestValueDialog: "Which genre?")
  var genre: Genre?

  @Parameter(title: "director", requestValueDialog: "Which director?")
  var director: Director?

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[Film]> & ProvidesDialog {
    let films = store.unwatched(of: FilmCatalogue.films(of: genre, by: director))
    if films.isEmpty {
      return .result(value: films, dialog: "You have seen them all.")
    }
    return .result(
      value: films,
      dialog: "Films still to watch: \(films.count). The first ones: \(films.summary)")
  }
}
