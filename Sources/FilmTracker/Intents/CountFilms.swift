import AppIntents

/// *how many comedies are there* → “Films: 62.”
struct CountFilms: AppIntent {
  static let title: LocalizedStringResource = "Count films"
  static let description: IntentDescription =
    "Tells how many films there are, of a genre if you name one."

  @Parameter(title: "genre", requestValueDialog: "Which genre?")
  var genre: Genre?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let count = FilmCatalogue.films(of: genre).count
    return .result(value: count, dialog: "Films: \(count).")
  }
}
