import AppIntents

/// *empty my weekend list* → “There is nothing on your weekend list now.”
struct EmptyList: UndoableIntent {
  static let title: LocalizedStringResource = "Empty a list"
  static let description: IntentDescription = "Takes all films off one of your lists."

  @Parameter(title: "list", requestValueDialog: "Which list?")
  var list: FilmList

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<FilmList> & ProvidesDialog {
    let list = list
    let name = list.phrase
    let before = store.films(on: list)
    guard !before.isEmpty else {
      return .result(value: list, dialog: "There is nothing on \(name).")
    }
    try store.setFilms([], on: list)
    undoManager?.registerUndo(withTarget: store) { try? $0.setFilms(before, on: list) }
    return .result(value: list, dialog: "There is nothing on \(name) now.")
  }
}
