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

extension FilmList {
  /// The list as it stands in a sentence: *your watchlist*.
  var phrase: LocalizedStringResource {
    switch self {
    case .watchlist: "your watchlist"
    case .favourites: "your favourites list"
    case .weekend: "your weekend list"
    }
  }
}

extension [FilmList] {
  /// The lists as they stand in a sentence: *your watchlist and your weekend list*.
  var phrase: LocalizedStringResource {
    guard let first, count > 1 else { return first?.phrase ?? "" }
    let others = dropFirst().dropLast().reduce(first.phrase) { "\($0), \($1.phrase)" }
    return last.map { "\(others) and \($0.phrase)" } ?? others
  }
}
