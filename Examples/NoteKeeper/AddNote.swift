// example: note-intent
import AppIntents

actor NoteStore {
  private(set) var notes: [String] = []
  func add(_ note: String) { notes.append(note) }
}

struct AddNote: AppIntent {
  static let title: LocalizedStringResource = "Add a note"
  @Parameter(title: "text", requestValueDialog: "What shall I note?") var text: String
  @Dependency private var store: NoteStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await store.add(text)
    return .result(dialog: "Noted: \(text)")
  }
}
// end
