import AppIntents

/// *move the luca reminder to sunday* → “I’ll remind you of Luca on Sunday, November 22, 2026.” A
/// film that nobody wants to be reminded of gets no reminder.
struct MoveReminder: UndoableIntent {
  static let title: LocalizedStringResource = "Move the reminder of a film"
  static let description: IntentDescription = "Moves the reminder of a film to another day."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  @Parameter(title: "date", kind: .date, requestValueDialog: "To which day?")
  var date: Date

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Film> & ProvidesDialog {
    let (film, date) = (film, date)
    let before = store.reminders(of: film)
    guard !before.isEmpty else {
      return .result(value: film, dialog: "There is no reminder for \(film.name).")
    }
    if before != [date] {
      try store.setReminders([date], of: film)
      undoManager?.registerUndo(withTarget: store) { try? $0.setReminders(before, of: film) }
    }
    return .result(
      value: film, dialog: "I’ll remind you of \(film.name) on \(date, format: .filmDay).")
  }
}
