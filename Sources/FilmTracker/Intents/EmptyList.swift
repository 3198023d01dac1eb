import AppIntents

/// *empty my weekend list* → “The list is empty now: Weekend.”
struct EmptyList: UndoableIntent {
  static let title: LocalizedStringResource = "Empty a list"
  static let description: IntentDescription = "Takes all films off one of your lists."

  @Parameter(title: "list", requestValueDialog: "Which list?")
  var list: FilmList

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<FilmList> & ProvidesDialog {
    let list = list
    let name = list.localizedStringResource
    let before = store.films(on: list)
    guard !before.isEmpty else {
      return .result(value: list, dialog: "The list is empty: \(name).")
    }
    try store.setFilms([], on: list)
    undoManager?.registerUndo(withTarget: store) { try? $0.setFilms(before, on: list) }
    return .result(value: list, dialog: "The list is empty now: \(name).")
  }
}
