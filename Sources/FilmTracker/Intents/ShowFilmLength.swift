import AppIntents

/// *how long is lawrence of arabia* → “Lawrence of Arabia runs 222 minutes.”
struct ShowFilmLength: AppIntent {
  static let title: LocalizedStringResource = "Show how long a film is"
  static let description: IntentDescription = "Tells how many minutes a film runs."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  func perform() async throws -> some IntentResult & ReturnsValue<Int?> & ProvidesDialog {
    guard let minutes = FilmCatalogue.minutes(of: film) else {
      return .result(value: nil, dialog: "I do not know how long \(film.name) runs.")
    }
    return .result(value: minutes, dialog: "\(film.name) runs \(minutes) minutes.")
  }
}
