import AppIntents

/// *take casablanca off my watchlist* → “Casablanca is off your watchlist.”
struct RemoveFilmFromList: UndoableIntent {
  static let title: LocalizedStringResource = "Remove film from a list"
  static let description: IntentDescription = "Takes a film off one of your lists."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  @Parameter(title: "list", requestValueDialog: "From which list?")
  var list: FilmList

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Film> & ProvidesDialog {
    let (film, list) = (film, list)
    let name = list.phrase
    let before = store.films(on: list)
    guard before.contains(film.id) else {
      return .result(value: film, dialog: "\(film.name) was not on \(name).")
    }
    try store.setListed(false, film, on: list)
    undoManager?.registerUndo(withTarget: store) { try? $0.setFilms(before, on: list) }
    return .result(value: film, dialog: "\(film.name) is off \(name).")
  }
}
