// example: note-test
import AppIntents
import IntentRuntime
import Testing

@testable import NoteKeeper

@Test func notes() async throws {
  AppDependencyManager.shared.add(dependency: NoteStore())
  let session = AppSession(try await AppHost(NoteShortcuts.self))
  #expect(await session.send("make a note").message == "What shall I note?")
  #expect(await session.send("buy milk").message == "Noted: buy milk")
}
// end

@Test func germanNotes() async throws {
  AppDependencyManager.shared.add(dependency: NoteStore())
  let host = try await AppHost(NoteShortcuts.self, resources: .module)
  let turn = await AppSession(host, language: "de").send("notiere Milch kaufen in Notizblock")
  #expect(turn.decision?.invocation?["text"]?.value == "Milch kaufen")
}
