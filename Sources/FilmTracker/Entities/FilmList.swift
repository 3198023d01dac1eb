import AppIntents

/// A list that films are put on.
enum FilmList: String, AppEnum, Codable {
  case watchlist, favourites, weekend

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "list"

  static let caseDisplayRepresentations: [FilmList: DisplayRepresentation] = [
    .watchlist: DisplayRepresentation(title: "Watchlist", synonyms: ["watch list"]),
    .favourites: DisplayRepresentation(
      title: "Favourites",
      synonyms: [
        "favorites", "favourite films", "favorite films", "favourite movies", "favorite movies",
      ]),
    .weekend: DisplayRepresentation(
      title: "Weekend", synonyms: ["weekend films", "weekend movies"]),
  ]
}
