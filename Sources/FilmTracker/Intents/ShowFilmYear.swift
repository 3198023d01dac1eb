import AppIntents

/// *what year did pulp fiction come out* → “Pulp Fiction came out in 1994.”
struct ShowFilmYear: AppIntent {
  static let title: LocalizedStringResource = "Show the year of a film"
  static let description: IntentDescription = "Tells when a film came out."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: film.year, dialog: "\(film.name) came out in \(film.year).")
  }
}
