// example: note-program
import AppIntents
import AppREPL
import IntentRuntime

@main struct NoteKeeper {
  static func main() async throws {
    AppDependencyManager.shared.add(dependency: NoteStore())
    NoteShortcuts.updateAppShortcutParameters()
    let host = try await AppHost(resources: .module)
    await AppREPL(host, program: "note-keeper").run()
  }
}
// end
