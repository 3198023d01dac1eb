import AppIntents

/// *I haven't seen coco* → “Coco is marked as unwatched.”
struct MarkFilmAsUnwatched: UndoableIntent {
  static let title: LocalizedStringResource = "Mark film as unwatched"
  static let description: IntentDescription = "Forgets that you have seen a film."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Film> & ProvidesDialog {
    let film = film
    if store.isWatched(film) {
      try store.setWatched(false, film)
      undoManager?.registerUndo(withTarget: store) { try? $0.setWatched(true, film) }
    }
    return .result(value: film, dialog: "\(film.name) is marked as unwatched.")
  }
}
