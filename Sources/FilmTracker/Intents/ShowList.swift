import AppIntents

/// *what is on my watchlist* → “On your watchlist (2): Up; Coco”
struct ShowList: AppIntent {
  static let title: LocalizedStringResource = "Show a list"
  static let description: IntentDescription = "Lists the films on one of your lists."

  @Parameter(title: "list", requestValueDialog: "Which list?")
  var list: FilmList

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[Film]> & ProvidesDialog {
    let films = store.films(on: list).compactMap(FilmCatalogue.film)
    let name = list.phrase
    if films.isEmpty { return .result(value: films, dialog: "There is nothing on \(name).") }
    return .result(value: films, dialog: "On \(name) (\(films.count)): \(films.summary)")
  }
}
