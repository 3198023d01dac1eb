import AppIntents

/// *films by pete docter* → “Pete Docter: Monsters, Inc.; Up; Inside Out; Soul”
struct FindFilmsByDirector: AppIntent {
  static let title: LocalizedStringResource = "Find films by director"
  static let description: IntentDescription = "Lists the films of a director."

  @Parameter(title: "director", requestValueDialog: "Which director?")
  var director: Director

  func perform() async throws -> some IntentResult & ReturnsValue<[Film]> & ProvidesDialog {
    let films = FilmCatalogue.films(by: director)
    return .result(value: films, dialog: "\(director.name): \(films.summary)")
  }
}
