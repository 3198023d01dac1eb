import AppIntents

/// *cancel the reminder for whiplash* → “The reminder for Whiplash is cancelled.”
struct CancelReminder: UndoableIntent {
  static let title: LocalizedStringResource = "Cancel the reminder of a film"
  static let description: IntentDescription = "Cancels the reminders of a film."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Film> & ProvidesDialog {
    let film = film
    let before = store.reminders(of: film)
    guard !before.isEmpty else {
      return .result(value: film, dialog: "There is no reminder for \(film.name).")
    }
    try store.setReminders([], of: film)
    undoManager?.registerUndo(withTarget: store) { try? $0.setReminders(before, of: film) }
    return .result(value: film, dialog: "The reminder for \(film.name) is cancelled.")
  }
}
