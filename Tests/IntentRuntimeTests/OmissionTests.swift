import AppIntents
import PhraseRouter
import Synchronization
import Testing

@testable import IntentRuntime

/// What an app's data holds does not keep the app from opening.
@Suite("Faulty entities") struct OmissionTests {
  @Test("are left out, and the others are found")
  func leftOut() async throws {
    let shelf = Shelf(["Hamlet", "", "Macbeth"])
    let host = try await ShelfApp.$shelf.withValue(shelf) { try await ShelfApp.host() }
    #expect(host.manifest.entityTypes.flatMap(\.entities).map(\.title) == ["Hamlet", "Macbeth"])
    #expect(
      host.omissions.map(\.message)
        == ["an entity has no \"id\"", "an entity has no \"title\""])
    let turn = await AppSession(host).send("read macbeth in the shelf")
    #expect(turn.message == "Reading Macbeth.")
  }

  @Test("are known anew when names are read again")
  func readAgain() async throws {
    let shelf = Shelf(["Hamlet", "Hamlet"])
    try await ShelfApp.$shelf.withValue(shelf) {
      let host = try await ShelfApp.host()
      #expect(host.omissions.count == 1)
      shelf.names = ["Hamlet"]
      try await host.updateNames()
      #expect(host.omissions.isEmpty)
      shelf.names = ["Hamlet", " ", " "]
      try await host.updateNames()
      #expect(host.omissions.count == 2)
    }
  }
}

/// The names of a test's books.
private final class Shelf: Sendable {
  private let state: Mutex<[String]>
  init(_ names: [String]) { state = Mutex(names) }
  var names: [String] {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

/// An app whose books have any names at all.
private enum ShelfApp {
  @TaskLocal static var shelf = Shelf([])

  struct Book: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "book"
    static let defaultQuery = BookQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  struct BookQuery: EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [Book] { identifiers.map(Book.init) }
    func allEntities() async throws -> [Book] { shelf.names.map(Book.init) }
  }

  struct Read: AppIntent {
    static let title: LocalizedStringResource = "Read"
    @Parameter(title: "book") var book: Book
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "Reading \(book).")
    }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Read(), phrases: ["read \(\.$book) in \(.applicationName)"], shortTitle: "Read",
        systemImageName: "book")
    }
  }

  static func host() async throws -> AppHost {
    let types = AppTypes(intents: [Read.self], entities: [Book.self])
    let built = ManifestBuilder(
      types: types, provider: Shortcuts.self, app: .init(id: "shelf", name: ["en": "the shelf"])
    ).build()
    return try await AppHost(built)
  }
}
