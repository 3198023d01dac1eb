import AppIntents

/// *what was the last film I watched* → “The last one is Coco.”
struct ShowLastWatchedFilm: AppIntent {
  static let title: LocalizedStringResource = "Show the last watched film"
  static let description: IntentDescription = "Tells which film you marked as watched last."

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Film?> & ProvidesDialog {
    guard let film = store.lastWatched else {
      return .result(value: nil, dialog: "You have not marked such a film as watched.")
    }
    return .result(value: film, dialog: "The last one is \(film.name).")
  }
}
