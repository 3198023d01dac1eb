import AppIntents
import Testing

@testable import IntentRuntime

/// Work that goes through stages, over several intents and conversations.
@Suite("Work in stages") struct StagedWorkTests {
  // Statements: 114, 115, 118
  @Test("takes a file that is named, and goes on in another intent")
  func takesFiles() async throws {
    let photo = IntentFile(data: Data("12345".utf8), filename: "p.png", type: .png)
    let desk = try await PostcardApp.Desk(files: ["sunset": photo])
    let turns = await desk.say("add a photo to beach in mailbox", "sunset", "Hello")
    #expect(turns == ["Which photo?", "What do you want to write?", "Beach is on its way."])
    #expect(desk.album["beach"]?.photo == 5)
  }

  @Test("asks again for a file that is not there")
  func asksForOtherFiles() async throws {
    let desk = try await PostcardApp.Desk()
    let turns = await desk.say("add a photo to beach in mailbox", "sunset")
    #expect(turns[0] == "Which photo?")
    #expect(turns[1] != "What do you want to write?")
    #expect(desk.album["beach"]?.photo == 0)
  }

  // Statements: 116, 117
  @Test("asks for a text that is missing, keeps it, and goes on in another intent")
  func takesText() async throws {
    let desk = try await PostcardApp.Desk()
    let question = await desk.send("write on beach in mailbox")
    #expect(question.message == "Which greeting?")
    #expect(question.isOpen && question.options.isEmpty)
    let end = await desk.send("Wish you were here")
    #expect(end.outcome?.opened == ["EditCard", "SendCard"])
    #expect(desk.album.log == ["sent beach: Wish you were here, no frame"])
  }

  // Statements: 120, 118
  @Test("goes on where the data say that it stands, whoever left it there")
  func stageComesFromData() async throws {
    let desk = try await PostcardApp.Desk()
    #expect(await desk.say("go on with beach in mailbox") == ["What do you want to write?"])
    #expect(await desk.say("Hurray!") == ["Which frame?"])
    await desk.say("cancel")
    #expect(desk.album["beach"]?.greeting == "Hurray!")
    let later = try await PostcardApp.Desk(album: desk.album)
    #expect(await later.say("go on with beach in mailbox") == ["Which frame?"])
    #expect(await later.say("gold") == ["Beach is on its way."])
    #expect(desk.album.log == ["sent beach: Hurray!, gold"])
  }

  // Statements: 121
  @Test("comes to the same however often it is asked for")
  func repeats() async throws {
    let desk = try await PostcardApp.Desk()
    await desk.say("write on beach in mailbox", "Hello")
    for _ in 0..<3 {
      #expect(await desk.say("go on with beach in mailbox") == ["Beach is on its way."])
    }
    #expect(desk.album.log == Array(repeating: "sent beach: Hello, no frame", count: 4))
  }

  // Statements: 125, 191, 205
  @Test("ends where the thing that it is about has gone")
  func gone() async throws {
    let desk = try await PostcardApp.Desk()
    await desk.send("go on with beach in mailbox")
    desk.album["beach"] = nil
    let turn = await desk.send("Hello")
    #expect(turn.hasFailed && !turn.isOpen)
    #expect(turn.message == "That couldn’t be found.")
    #expect(desk.album.log.isEmpty)
  }

  // Statements: 126
  @Test("has steps that depend on what was said", arguments: [("Hello", false), ("Hello!", true)])
  func dynamic(greeting: String, isFramed: Bool) async throws {
    let desk = try await PostcardApp.Desk()
    await desk.send("go on with beach in mailbox")
    let turn = await desk.send(greeting)
    #expect(turn.isOpen == isFramed)
    #expect((turn.message == "Which frame?") == isFramed)
  }
}
