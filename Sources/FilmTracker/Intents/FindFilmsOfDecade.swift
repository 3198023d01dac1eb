import AppIntents

/// *comedies from the 80s* → “1980s: Airplane!; Ghostbusters …”
struct FindFilmsOfDecade: AppIntent {
  static let title: LocalizedStringResource = "Find films of a decade"
  static let description: IntentDescription = "Lists films of a decade, of a genre if you name one."

  @Parameter(title: "decade", requestValueDialog: "Which decade?")
  var decade: Decade

  @Parameter(title: "genre", requestValueDialog: "Which genre?")
  var genre: Genre?

  func perform() async throws -> some IntentResult & ReturnsValue<[Film]> & ProvidesDialog {
    let years = decade.years
    let films = FilmCatalogue.films(of: genre).filter { years.contains($0.year) }
    if films.isEmpty { return .result(value: films, dialog: "There are no such films.") }
    return .result(
      value: films, dialog: "\(decade.localizedStringResource): \(films.summary)")
  }
}
