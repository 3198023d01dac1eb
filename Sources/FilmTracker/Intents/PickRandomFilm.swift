import AppIntents

/// *surprise me with a horror film* → “How about The Shining?”
struct PickRandomFilm: AppIntent {
  static let title: LocalizedStringResource = "Pick a random film"
  static let description: IntentDescription =
    "Picks an unwatched film, of a genre if you name one."

  @Parameter(title: "genre", requestValueDialog: "Which genre?")
  var genre: Genre?

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Film?> & ProvidesDialog {
    let films = genre.map { FilmCatalogue.films(of: $0) } ?? FilmCatalogue.films
    let film = store.unwatched(of: films).randomElement()
    guard let name = film?.name else {
      return .result(value: film, dialog: "You have seen them all.")
    }
    return .result(value: film, dialog: "How about \(name)?")
  }
}
