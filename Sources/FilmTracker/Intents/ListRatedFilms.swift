import AppIntents

/// *which films did I give 5 stars* → “Your ratings: Up (5); Coco (5)”
struct ListRatedFilms: AppIntent {
  static let title: LocalizedStringResource = "List my ratings"
  static let description: IntentDescription = "Lists the films that you gave stars."

  @Parameter(
    title: "rating", inclusiveRange: (1, 5), requestValueDialog: "How many stars, from 1 to 5?")
  var rating: Int?

  @Parameter(title: "director", requestValueDialog: "Which director?")
  var director: Director?

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[Film]> & ProvidesDialog {
    let films = FilmCatalogue.films(of: nil, by: director).filter { film in
      store.rating(of: film).map { rating == nil || $0 == rating } ?? false
    }
    if films.isEmpty { return .result(value: films, dialog: "There are no such ratings.") }
    let ratings = films.summary { store.rating(of: $0).map { "\($0)" } }
    return .result(value: films, dialog: "Your ratings: \(ratings)")
  }
}
