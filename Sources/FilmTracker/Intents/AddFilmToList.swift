import AppIntents

/// *add coco to my favourites* → “Coco is on your favourites list.”
struct AddFilmToList: UndoableIntent {
  static let title: LocalizedStringResource = "Add film to a list"
  static let description: IntentDescription =
    "Puts a film on your watchlist, your favourites or your weekend list."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  @Parameter(title: "list", default: .watchlist, requestValueDialog: "Which list?")
  var list: FilmList

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Film> & ProvidesDialog {
    let (film, list) = (film, list)
    if !store.films(on: list).contains(film.id) {
      try store.setListed(true, film, on: list)
      undoManager?.registerUndo(withTarget: store) { try? $0.setListed(false, film, on: list) }
    }
    return .result(value: film, dialog: "\(film.name) is on \(list.phrase).")
  }
}

extension AddFilmToList {
  /// The intent with the watchlist chosen, for *save coco for later*.
  static var forLater: AddFilmToList {
    let intent = AddFilmToList()
    intent.list = .watchlist
    return intent
  }
}
