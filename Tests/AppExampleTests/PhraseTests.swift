// example: phrase-tests
import AppIntentsTesting
import Testing

@testable import NoteKeeper

struct PhraseTests {
  @Test func notesAreTaken() async throws {
    let app = try await AppUnderTest(provider: NoteShortcuts.self, name: "Note Keeper")
    let decision = try await app.route("note buy milk in note keeper")
    try decision.expect(.run, AddNote.self, arguments: ["text": "buy milk"])
    #expect(decision.argument("text", as: String.self) == "buy milk")
  }

  @Test func nothingIsWrong() async throws {
    let app = try await AppUnderTest(provider: NoteShortcuts.self, name: "Note Keeper")
    #expect(app.lint() == [])
  }
}
// end
