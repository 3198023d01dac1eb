import AppIntents
import Testing

@testable import IntentRuntime

/// Intents run as a person asks for them.
@Suite("Conversations with an app")
struct AppSessionTests {
  // Statements: 84, 85, 88, 118, 150
  @Test("gather what is required one question at a time, and nothing else")
  func gathers() async throws {
    let visit = try await TicketApp.Visit()
    let turns = await visit.say("book seats in globe", "hamlet", "three", "balcony")
    #expect(turns[0] == "Which show?")
    #expect(turns[1] == "Which seats?")
    #expect(turns[2] == "Where do you want to sit?")
    #expect(turns[3] == "3 seats for Hamlet are booked.")
    #expect(visit.box.log.last == "booked hamlet 3 circle - false")
  }

  // Statements: 87, 152, 153, 156, 163, 164, 166
  @Test("take what was said at once, and ask the app for just the name")
  func takesAll() async throws {
    let visit = try await TicketApp.Visit()
    let question = await visit.send("book 2 seats for hamlet in globe")
    #expect(question.options.map(\.title) == ["Stalls", "Dress circle"])
    let turn = await visit.send("the first")
    #expect(turn.message == "2 seats for Hamlet are booked.")
    #expect(turn.outcome?.supportingDialog == "Booked.")
    #expect(turn.outcome?.value as? Int == 2)
    #expect(visit.box.log == ["asked for hamlet", "booked hamlet 2 stalls - false"])
  }

  // Statements: 158, 167, 168
  @Test("ask which one of several, by what the app shows of them")
  func asksWhich() async throws {
    let visit = try await TicketApp.Visit()
    let question = await visit.send("book 2 seats for much ado in globe")
    #expect(question.options.map(\.title) == ["Much Ado", "Much Ado Again"])
    await visit.say("2", "stalls")
    #expect(visit.box.log.last == "booked much ado again 2 stalls - false")
  }

  // Statements: 161, 210
  @Test("offer suggestions when they ask, and not before")
  func suggests() async throws {
    let visit = try await TicketApp.Visit()
    #expect(visit.box.log.isEmpty)
    let question = await visit.send("book seats in globe")
    #expect(visit.box.log == ["suggests"])
    #expect(question.options.map(\.title).first == "Hamlet")
    #expect(question.options.count == 5)
    await visit.say("the third", "1", "stalls")
    #expect(visit.box.log.last == "booked romeo and juliet 1 stalls - false")
  }

  @Test("say why a reply will not do, and ask again")
  func outOfRange() async throws {
    let visit = try await TicketApp.Visit()
    let turns = await visit.say("get tickets for hamlet in globe", "twenty", "two")
    #expect(turns[1].contains("8"))
    #expect(turns[1].hasSuffix("Which seats?"))
    #expect(turns[2] == "Where do you want to sit?")
  }

  // Statements: 160
  @Test("ask again for an entity that has gone")
  func gone() async throws {
    let visit = try await TicketApp.Visit()
    let turns = await visit.say("book 2 seats for macbeth in globe", "stalls", "hamlet")
    #expect(turns[1].contains("Macbeth"))
    #expect(turns[2] == "2 seats for Hamlet are booked.")
  }

  // Statements: 86, 90, 91, 92
  @Test("confirm one after the other, with dependencies at hand")
  func confirms() async throws {
    let visit = try await TicketApp.Visit()
    let turns = await visit.say("buy a programme in globe", "yes", "as a gift")
    #expect(turns[0] == "It costs five pounds. Do you want it?")
    #expect(turns[1] == "Is it a gift?")
    #expect(turns[2] == "Here you are.")
    #expect(visit.box.log == ["printed", "charged 5", "charged paper"])
  }

  // Statements: 28, 29, 75
  @Test(
    "do nothing after a question that is not answered with yes",
    arguments: ["no", "cancel"])
  func ends(reply: String) async throws {
    let visit = try await TicketApp.Visit()
    await visit.send("buy a programme in globe")
    let turn = await visit.send(reply)
    #expect(!turn.isOpen)
    #expect(visit.box.log == ["printed"])
    #expect(await visit.say("queue in globe") == ["Done."])
  }

  @Test("understand the app's own word for no")
  func deniesByLabel() async throws {
    let visit = try await TicketApp.Visit()
    await visit.say("buy a programme in globe", "yes", "Just so.")
    #expect(visit.box.log == ["printed", "charged 5"])
  }

  @Test("let another command take the place of a question that a run asks")
  func interrupts() async throws {
    let visit = try await TicketApp.Visit()
    await visit.send("buy a programme in globe")
    let turn = await visit.send("queue in globe")
    #expect(turn.message == "Done.")
    #expect(visit.box.log == ["printed", "queued"])
  }

  @Test("ask in every way, and start over where the intent says so")
  func asksInEveryWay() async throws {
    let visit = try await TicketApp.Visit()
    let turns = await visit.say(
      "complain to globe", "the sound", "too loud", "2", "evening")
    #expect(
      turns == [
        "What about?", "What exactly about the sound?", "What do you want for it?",
        "Which performance?", "We are sorry.",
      ])
    #expect(
      visit.box.log == ["starts", "starts", "the sound: too loud, Another seat, the evening"])
  }

  @Test("end where the option to cancel is picked")
  func picksCancel() async throws {
    let visit = try await TicketApp.Visit()
    let turns = await visit.say("complain to globe", "the sound", "too loud", "3")
    #expect(turns[3] == "Cancelled.")
    #expect(visit.box.log == ["starts", "starts"])
  }

  // Statements: 205, 206, 207, 208
  @Test("tell of an error only what the app says of it")
  func errors() async throws {
    let visit = try await TicketApp.Visit()
    let told = await visit.send("fail stalls in globe")
    #expect(told.message == "There are no seats left.")
    #expect(told.hasFailed)
    let turn = await visit.send("fail dress circle in globe")
    #expect(turn.message == "Something went wrong.")
    #expect(turn.error is TicketApp.Broken)
  }

  // Statements: 195, 196, 197
  @Test("offer to take back what can be, in both ways")
  func undo() async throws {
    let visit = try await TicketApp.Visit()
    let reserved = await visit.send("reserve in globe")
    #expect(reserved.offersUndo)
    #expect(visit.box.log == ["reserved"])
    #expect(await visit.say("Undo that!") == ["Taken back: “\(reserved.message)”"])
    #expect(visit.box.log.isEmpty)
    #expect(await visit.say("undo that") == ["There is nothing more to take back."])
    await visit.send("queue in globe")
    #expect(await visit.say("undo") == ["You have left the queue."])
    #expect(visit.box.log.isEmpty)
  }

  @Test("take back one after the other, and say what")
  func undoStepByStep() async throws {
    let visit = try await TicketApp.Visit()
    #expect(await visit.say("undo that") == ["There is nothing to take back."])
    let first = await visit.send("reserve in globe")
    let second = await visit.send("reserve in globe")
    let taken = await visit.say("undo that", "undo that please", "undo")
    #expect(
      taken == [
        "Taken back: “\(second.message)”", "Taken back: “\(first.message)”",
        "There is nothing more to take back.",
      ])
    #expect(visit.box.log.isEmpty)
  }

  @Test("offer again what was not taken back when they asked")
  func undoAfterRefusal() async throws {
    let visit = try await TicketApp.Visit()
    await visit.say("reserve in globe", "book 2 seats for hamlet in globe", "stalls")
    for _ in 0..<3 {
      let question = await visit.send("undo that")
      #expect(question.isOpen)
      await visit.say("no")
    }
  }

  @Test("ask before they take back what was not done last")
  func undoEarlier() async throws {
    let visit = try await TicketApp.Visit()
    let reserved = await visit.send("reserve in globe")
    await visit.say("book 2 seats for hamlet in globe", "stalls")
    let booked = visit.box.log
    let question = await visit.send("undo that")
    #expect(question.isOpen)
    #expect(question.message.contains(reserved.message))
    #expect(await visit.say("no", "undo that", "perhaps")[0] == "Cancelled.")
    #expect(visit.box.log == booked)
    #expect(await visit.say("yes", "undo that").last == "There is nothing more to take back.")
    #expect(visit.box.log == booked.filter { $0 != "reserved" })
  }

  @Test("take a command in place of the answer whether to undo")
  func commandInsteadOfUndo() async throws {
    let visit = try await TicketApp.Visit()
    await visit.say("reserve in globe", "book 2 seats for hamlet in globe", "stalls", "undo that")
    let turn = await visit.send("book 3 seats for macbeth in globe")
    #expect(turn.options.map(\.title) == ["Stalls", "Dress circle"])
    #expect(visit.box.log.contains("reserved"))
  }

  // Statements: 115, 117
  @Test("follow an intent to where it hands on, and ask what that one needs")
  func opens() async throws {
    let visit = try await TicketApp.Visit()
    let question = await visit.send("enter globe")
    #expect(question.message == "Which times?")
    let turn = await visit.send("twice")
    #expect(turn.isOpen)
    let end = await visit.send("two")
    #expect(end.message == "Stamped.")
    #expect(end.outcome?.opened == ["Stamp"])
    #expect(visit.box.log == ["entered", "stamped red 2"])
  }

  @Test("take turns one after the other, whoever sends them")
  func serial() async throws {
    let visit = try await TicketApp.Visit()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { _ = await visit.send("queue in globe") } }
    }
    #expect(visit.box.log == Array(repeating: "queued", count: 20))
  }
}
