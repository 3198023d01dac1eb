import AppIntents

/// *who directed up* → “Up was directed by Pete Docter.”
struct ShowFilmDirector: AppIntent {
  static let title: LocalizedStringResource = "Show who made a film"
  static let description: IntentDescription = "Tells who directed a film."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  func perform() async throws -> some IntentResult & ReturnsValue<[Director]> & ProvidesDialog {
    let directors = FilmCatalogue.directors(of: film)
    return .result(
      value: directors, dialog: "\(film.name) was directed by \(directors.names).")
  }
}
