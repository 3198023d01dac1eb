import AppIntents

/// *rate ratatouille five stars* → “Ratatouille has 5 of 5 stars.”
struct RateFilm: UndoableIntent {
  static let title: LocalizedStringResource = "Rate film"
  static let description: IntentDescription = "Gives a film one to five stars."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  @Parameter(
    title: "rating", inclusiveRange: (1, 5), requestValueDialog: "How many stars, from 1 to 5?")
  var rating: Int

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Film> & ProvidesDialog {
    let (film, before) = (film, store.rating(of: film))
    try store.setRating(rating, of: film)
    undoManager?.registerUndo(withTarget: store) { try? $0.setRating(before, of: film) }
    return .result(value: film, dialog: "\(film.name) has \(rating) of 5 stars.")
  }
}
