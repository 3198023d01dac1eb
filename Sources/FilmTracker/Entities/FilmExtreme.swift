import AppIntents

/// What a film can be the most of.
enum FilmExtreme: String, AppEnum {
  case oldest, newest, shortest, longest

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "extreme"

  static let caseDisplayRepresentations: [FilmExtreme: DisplayRepresentation] = [
    .oldest: DisplayRepresentation(
      title: "Oldest", synonyms: ["earliest"]),
    .newest: DisplayRepresentation(
      title: "Newest", synonyms: ["latest", "most recent"]),
    .shortest: DisplayRepresentation(
      title: "Shortest", synonyms: ["briefest"]),
    .longest: DisplayRepresentation(
      title: "Longest", synonyms: ["lengthiest"]),
  ]

  /// The film that is it, with its year or its minutes; `nil` where no film's length is known.
  ///
  /// Of films that are equal, the first. Films whose length is not known are passed over where it
  /// counts.
  ///
  /// - Complexity: O(films).
  func first(of films: [Film]) -> (film: Film, measure: Int)? {
    let measured = films.compactMap { film in measure(film).map { (film: film, measure: $0) } }
    switch self {
    case .oldest, .shortest: return measured.min { $0.measure < $1.measure }
    case .newest, .longest: return measured.reversed().max { $0.measure < $1.measure }
    }
  }

  private func measure(_ film: Film) -> Int? {
    switch self {
    case .oldest, .newest: film.year
    case .shortest, .longest: FilmCatalogue.minutes(of: film)
    }
  }
}
