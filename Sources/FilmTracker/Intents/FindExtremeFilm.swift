import AppIntents

/// *the shortest film on my watchlist* → “The shortest one that I know is Up (96 minutes).”
struct FindExtremeFilm: AppIntent {
  static let title: LocalizedStringResource = "Find the oldest, newest, shortest or longest film"
  static let description: IntentDescription =
    "Finds the oldest, newest, shortest or longest film, of a genre, a director or a list if you name one."

  @Parameter(
    title: "extreme",
    requestValueDialog: "The oldest, the newest, the shortest or the longest?")
  var extreme: FilmExtreme

  @Parameter(title: "genre", requestValueDialog: "Which genre?")
  var genre: Genre?

  @Parameter(title: "director", requestValueDialog: "Which director?")
  var director: Director?

  @Parameter(title: "list", requestValueDialog: "Which list?")
  var list: FilmList?

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Film?> & ProvidesDialog {
    let films = candidates
    guard !films.isEmpty else { return .result(value: nil, dialog: "There are no such films.") }
    guard let (film, measure) = extreme.first(of: films) else {
      return .result(value: nil, dialog: "I do not know how long these films run.")
    }
    return .result(value: film, dialog: answer(film, measure))
  }

  /// The films among which it is sought.
  @MainActor
  private var candidates: [Film] {
    let films = FilmCatalogue.films(of: genre, by: director)
    guard let list else { return films }
    let listed = Set(store.films(on: list))
    return films.filter { listed.contains($0.id) }
  }

  private func answer(_ film: Film, _ measure: Int) -> IntentDialog {
    switch extreme {
    case .oldest: "The oldest one is \(film.name) (\(measure))."
    case .newest: "The newest one is \(film.name) (\(measure))."
    case .shortest: "The shortest one that I know is \(film.name) (\(measure) minutes)."
    case .longest: "The longest one that I know is \(film.name) (\(measure) minutes)."
    }
  }
}

extension FindExtremeFilm {
  static var oldest: FindExtremeFilm { seeking(.oldest) }
  static var newest: FindExtremeFilm { seeking(.newest) }
  static var shortest: FindExtremeFilm { seeking(.shortest) }
  static var longest: FindExtremeFilm { seeking(.longest) }

  /// The intent with the extreme chosen, which a phrase says in its own words.
  private static func seeking(_ extreme: FilmExtreme) -> FindExtremeFilm {
    let intent = FindExtremeFilm()
    intent.extreme = extreme
    return intent
  }
}
