import AppIntents
import PhraseRouter
import Testing

@testable import IntentRuntime

/// However much an app knows, and however long it takes to say it, a turn is short.
@Suite("Queries of an app") struct BoundedQueryTests {
  private func session(deadline: Duration) async throws -> AppSession {
    let built = try ManifestBuilder(
      ArchiveApp.Shortcuts.self, app: .init(id: "archive", name: ["en": "Archive"])
    ).build()
    return AppSession(
      try await AppHost(built), options: SessionOptions(queryDeadline: deadline))
  }

  // Statements: 162, 212
  @Test("offer ten of a thousand suggestions")
  func manySuggestions() async throws {
    let session = try await session(deadline: .seconds(60))
    let turn = await session.send("fetch a file in archive")
    #expect(turn.options.count == 10)
    #expect(turn.options.first?.title == "File 1")
  }

  // Statements: 211, 212
  @Test("are left where they do not answer, and what they are asked for is asked of the person")
  func endlessQueries() async throws {
    let session = try await session(deadline: .milliseconds(20))
    let named = await session.send("fetch box seven in archive")
    guard case .askValue(let request)? = named.decision else {
      Issue.record("a name that nobody answers for is no question: \(named.message)")
      return
    }
    #expect(request.reason == .unavailable("seven"))
    #expect(request.suggestions.isEmpty)
    _ = await session.send("cancel")
    let unnamed = await session.send("fetch a box in archive")
    #expect(unnamed.message == "Which box?")
    #expect(unnamed.isOpen && unnamed.options.isEmpty)
  }

  @Test("that know no such name lead to a question, with what the app suggests")
  func unknownNames() async throws {
    let visit = try await TicketApp.Visit()
    let turn = await visit.send("get tickets for the tempest in globe")
    guard case .askValue(let request)? = turn.decision else {
      Issue.record("an unknown name is no question: \(turn.message)")
      return
    }
    #expect(request.reason == .unknown("the tempest"))
    #expect(turn.options.map(\.title).contains("Hamlet"))
    #expect(visit.box.log == ["asked for the tempest", "suggests"])
  }
}

/// An app that knows too much, and one query that never answers.
enum ArchiveApp {
  struct File: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "file"
    static let defaultQuery = FileQuery()
    let id: Int
    var displayRepresentation: DisplayRepresentation { "File \(id)" }
  }

  struct FileQuery: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [File] { identifiers.map(File.init) }
    func entities(matching string: String) async throws -> [File] { [] }
    func suggestedEntities() async throws -> [File] { (1...1_000).map(File.init) }
  }

  struct Box: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "box"
    static let defaultQuery = BoxQuery()
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Box \(id)" }
  }

  /// Answers only once it is cancelled.
  struct BoxQuery: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [Box] { identifiers.map(Box.init) }
    func entities(matching string: String) async throws -> [Box] { try await never() }
    func suggestedEntities() async throws -> [Box] { try await never() }

    private func never() async throws -> [Box] {
      while true { try await Task.sleep(for: .seconds(3_600)) }
    }
  }

  struct FetchFile: AppIntent {
    static let title: LocalizedStringResource = "Fetch a file"
    @Parameter(title: "file") var file: File
    func perform() async throws -> some IntentResult { .result() }
  }

  struct FetchBox: AppIntent {
    static let title: LocalizedStringResource = "Fetch a box"
    @Parameter(title: "box") var box: Box
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: FetchFile(), phrases: ["fetch a file in \(.applicationName)"],
        shortTitle: "File", systemImageName: "doc")
      AppShortcut(
        intent: FetchBox(),
        phrases: [
          "fetch box \(\.$box) in \(.applicationName)", "fetch a box in \(.applicationName)",
        ], shortTitle: "Box", systemImageName: "archivebox")
    }
  }
}
