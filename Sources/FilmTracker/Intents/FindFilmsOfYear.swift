import AppIntents

/// *what came out in 1994* → “1994: The Lion King; Pulp Fiction …”
struct FindFilmsOfYear: AppIntent {
  static let title: LocalizedStringResource = "Find films of a year"
  static let description: IntentDescription = "Lists the films that came out in a year."

  @Parameter(title: "year", inclusiveRange: (1880, 2100), requestValueDialog: "Which year?")
  var year: Int

  func perform() async throws -> some IntentResult & ReturnsValue<[Film]> & ProvidesDialog {
    let films = FilmCatalogue.films.filter { $0.year == year }
    if films.isEmpty { return .result(value: films, dialog: "There are no such films.") }
    return .result(value: films, dialog: "\(year): \(films.summary)")
  }
}
