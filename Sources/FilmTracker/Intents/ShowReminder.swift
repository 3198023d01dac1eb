import AppIntents

/// *when are you reminding me about gravity* → “The reminder for Gravity: Sunday,
/// November 22, 2026”
struct ShowReminder: AppIntent {
  static let title: LocalizedStringResource = "Check the reminder of a film"
  static let description: IntentDescription = "Tells on which day you are reminded of a film."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[Date]> & ProvidesDialog {
    let days = store.reminders(of: film).sorted()
    if days.isEmpty {
      return .result(value: days, dialog: "There is no reminder for \(film.name).")
    }
    return .result(value: days, dialog: "The reminder for \(film.name): \(days.summary)")
  }
}
