import AppIntents

/// *remind me to watch inception tomorrow* → “I’ll remind you of Inception on Saturday,
/// November 21, 2026.”
struct RemindToWatch: UndoableIntent {
  static let title: LocalizedStringResource = "Remind me to watch a film"
  static let description: IntentDescription = "Reminds you to watch a film on a day."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  @Parameter(title: "date", kind: .date, requestValueDialog: "On which day?")
  var date: Date

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Film> & ProvidesDialog {
    let (film, date) = (film, date)
    if !store.reminders(of: film).contains(date) {
      try store.setReminder(true, of: film, on: date)
      undoManager?.registerUndo(withTarget: store) {
        try? $0.setReminder(false, of: film, on: date)
      }
    }
    return .result(
      value: film, dialog: "I’ll remind you of \(film.name) on \(date, format: .filmDay).")
  }
}
