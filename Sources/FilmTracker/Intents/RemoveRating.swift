import AppIntents

/// *remove my rating for fargo* → “The rating of Fargo is removed.”
struct RemoveRating: UndoableIntent {
  static let title: LocalizedStringResource = "Remove my rating"
  static let description: IntentDescription = "Takes back the stars that you gave a film."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Film> & ProvidesDialog {
    let film = film
    guard let before = store.rating(of: film) else {
      return .result(value: film, dialog: "You have not rated \(film.name).")
    }
    try store.setRating(nil, of: film)
    undoManager?.registerUndo(withTarget: store) { try? $0.setRating(before, of: film) }
    return .result(value: film, dialog: "The rating of \(film.name) is removed.")
  }
}
