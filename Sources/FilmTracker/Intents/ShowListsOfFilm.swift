import AppIntents

/// *is tenet on my watchlist* → “Yes, Tenet is on your watchlist.” It changes nothing.
struct ShowListsOfFilm: AppIntent {
  static let title: LocalizedStringResource = "Check whether a film is on a list"
  static let description: IntentDescription = "Tells whether a film is on one of your lists."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  @Parameter(title: "list", requestValueDialog: "Which list?")
  var list: FilmList?

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[FilmList]> & ProvidesDialog {
    let lists = FilmList.allCases.filter { store.films(on: $0).contains(film.id) }
    return .result(value: lists, dialog: answer(lists))
  }

  /// Without a list in the question, all those that the film is on are the answer.
  private func answer(_ lists: [FilmList]) -> IntentDialog {
    guard let asked = list ?? lists.first else {
      return "No, \(film.name) is on none of your lists."
    }
    guard lists.contains(asked) else {
      return "No, \(film.name) is not on \(asked.phrase)."
    }
    let names = list == nil ? lists.phrase : asked.phrase
    return "Yes, \(film.name) is on \(names)."
  }
}
