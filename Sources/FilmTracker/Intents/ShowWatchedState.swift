import AppIntents

/// *have I seen jaws* → “No, Jaws is not marked as watched.” It changes nothing.
struct ShowWatchedState: AppIntent {
  static let title: LocalizedStringResource = "Check whether a film was watched"
  static let description: IntentDescription = "Tells whether you have seen a film."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let isWatched = store.isWatched(film)
    return .result(
      value: isWatched,
      dialog: isWatched
        ? "Yes, you have watched \(film.name)." : "No, \(film.name) is not marked as watched.")
  }
}
