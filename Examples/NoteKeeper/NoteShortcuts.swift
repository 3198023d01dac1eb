import AppIntents

// example: note-shortcuts
struct NoteShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddNote(),
      phrases: [
        "note \(\.$text) in \(.applicationName)", "(add|make) a note [in \(.applicationName)]",
      ],
      shortTitle: "Add a note", systemImageName: "note.text")
  }
}
// end
