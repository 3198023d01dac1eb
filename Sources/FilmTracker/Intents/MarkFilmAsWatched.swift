import AppIntents

/// *mark toy story 2 as watched* → “Toy Story 2 is marked as watched.”
struct MarkFilmAsWatched: UndoableIntent {
  static let title: LocalizedStringResource = "Mark film as watched"
  static let description: IntentDescription = "Remembers that you have seen a film."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Film> & ProvidesDialog {
    let (film, wasWatched) = (film, store.isWatched(film))
    try store.setWatched(true, film)
    if wasWatched {
      return .result(value: film, dialog: "\(film.name) was marked as watched already.")
    }
    undoManager?.registerUndo(withTarget: store) { try? $0.setWatched(false, film) }
    return .result(value: film, dialog: "\(film.name) is marked as watched.")
  }
}
