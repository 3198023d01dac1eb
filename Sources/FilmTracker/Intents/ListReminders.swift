import AppIntents

/// *what reminders do I have* → “Reminders: Gravity (Sunday, November 22, 2026)”
struct ListReminders: AppIntent {
  static let title: LocalizedStringResource = "List my reminders"
  static let description: IntentDescription =
    "Lists the films that you are reminded of, with their days."

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[Film]> & ProvidesDialog {
    let films = store.remindedFilms
    if films.isEmpty { return .result(value: films, dialog: "There are no reminders.") }
    let days = films.summary { store.reminders(of: $0).sorted().summary }
    return .result(value: films, dialog: "Reminders: \(days)")
  }
}
