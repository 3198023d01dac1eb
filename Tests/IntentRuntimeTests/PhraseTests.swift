import AppIntents
import Synchronization
import Testing

@testable import IntentRuntime

/// What the phrases of an app's shortcuts reach.
@Suite("Phrases of shortcuts") struct PhraseTests {
  // Statements: 174, 175, 176
  @Test(
    "each lead to the intent, and fill what they name and nothing else",
    arguments: [
      ("book 2 seats for hamlet in globe", ["show", "seats"]),
      ("get tickets for hamlet in globe", ["show"]), ("book seats in globe", []),
    ])
  func everyPhrase(phrase: String, parameters: [String]) async throws {
    let turn = await (try TicketApp.Visit()).send(phrase)
    guard case .askValue(let request)? = turn.decision else {
      Issue.record("nothing is asked for, although something is missing")
      return
    }
    #expect(request.invocation.intent == "Book")
    #expect(Set(request.invocation.slots.map(\.name)) == Set(parameters))
  }

  // Statements: 165
  @Test("may leave out the app's name where nothing else is meant")
  func withoutName() async throws {
    let visit = try await TicketApp.Visit()
    #expect(await visit.say("get tickets for hamlet") == ["Which seats?"])
    #expect(visit.box.log == ["asked for hamlet"])
  }

  // Statements: 177
  @Test("name the app, and no other")
  func appName() async throws {
    let visit = try await TicketApp.Visit()
    #expect(await visit.say("queue in globe") == ["Done."])
    let turn = await visit.send("queue in odeon")
    guard case .reject? = turn.decision else {
      Issue.record("another app's phrase is taken: \(turn.message)")
      return
    }
    #expect(visit.box.log == ["queued"])
  }

  // Statements: 159, 163
  @Test("find things by name where the query of their type takes names")
  func stringQueries() async throws {
    let desk = try await PostcardApp.Desk()
    #expect(await desk.say("write on beach in mailbox") == ["Which greeting?"])
    await desk.say("cancel")
    let turn = await desk.send("stick on beach in mailbox")
    #expect(turn.message == "I don’t know a stamp called “beach”. Which stamp?")
  }

  // Statements: 180
  @Test("that are equal are asked about")
  func duplicates() async throws {
    let (host, done) = (try await TwinApp.host(), TwinApp.Done())
    let session = AppSession(host)
    let question = await session.send("tidy up in twin")
    guard case .chooseIntent? = question.decision else {
      Issue.record("a phrase of two shortcuts is no question: \(question.message)")
      return
    }
    #expect(question.options.map(\.title) == ["Sweep", "Sort"])
    _ = await TwinApp.$done.withValue(done) { await session.send("2") }
    #expect(done.log.withLock { $0 } == ["made", "sorted"])
  }

  // Statements: 209, 210
  @Test("are read once, with one instance of each intent and no query")
  func readsOnce() async throws {
    let done = TwinApp.Done()
    try await TwinApp.$done.withValue(done) {
      let host = try await TwinApp.host()
      let made = done.log.withLock { $0 }
      #expect(made == ["made", "made", "made"], "one to read, and twice the shortcut's own")
      let session = AppSession(host)
      for _ in 0..<10 { _ = await session.send("good morning") }
      #expect(done.log.withLock { $0 } == made)
    }
  }
}

/// An app of which two shortcuts have a phrase in common.
enum TwinApp {
  final class Done: Sendable {
    let log = Mutex<[String]>([])
    func note(_ line: String) { log.withLock { $0.append(line) } }
  }

  @TaskLocal static var done = Done()

  struct Sweep: AppIntent {
    static let title: LocalizedStringResource = "Sweep"
    func perform() async throws -> some IntentResult {
      done.note("swept")
      return .result()
    }
  }

  struct Sort: AppIntent {
    static let title: LocalizedStringResource = "Sort"
    init() { done.note("made") }
    func perform() async throws -> some IntentResult {
      done.note("sorted")
      return .result()
    }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Sweep(), phrases: ["tidy up in \(.applicationName)"], shortTitle: "Sweep",
        systemImageName: "wind")
      AppShortcut(
        intent: Sort(), phrases: ["tidy up in \(.applicationName)"], shortTitle: "Sort",
        systemImageName: "books.vertical")
    }
  }

  static func host() async throws -> AppHost {
    let built = try ManifestBuilder(
      Shortcuts.self, app: .init(id: "twin", name: ["en": "Twin"])
    ).build()
    return try await AppHost(built)
  }
}
