import AppIntents
import AppIntentsTesting
import Synchronization

/// A small app to be tested: books that are lent.
enum LibraryApp {
  /// What was done, in order. A new one for each test.
  final class Desk: Sendable {
    private let lines = Mutex<[String]>([])
    var log: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
  }

  /// The desk of a test, which runs beside others.
  @TaskLocal static var desk = Desk()

  struct Book: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "book"
    static let defaultQuery = BookQuery()
    let id: String
    let title: String
    let author: String
    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "\(title)", subtitle: "\(author)")
    }
  }

  struct BookQuery: EntityStringQuery {
    static let books = [
      Book(id: "b1", title: "Emma", author: "Jane Austen"),
      Book(id: "b2", title: "Faust I", author: "Goethe"),
      Book(id: "b3", title: "Faust II", author: "Goethe"),
      Book(id: "b4", title: "Persuasion", author: "Jane Austen"),
    ]

    /// The last book was found a moment ago, and is gone.
    func entities(for identifiers: [String]) async throws -> [Book] {
      Self.books.filter { identifiers.contains($0.id) && $0.id != "b4" }
    }
    func entities(matching string: String) async throws -> [Book] {
      Self.books.filter { $0.title.lowercased().contains(string.lowercased()) }
    }
    func suggestedEntities() async throws -> [Book] { Array(Self.books.prefix(2)) }
  }

  enum Shelf: String, AppEnum {
    case novels, plays
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "shelf"
    static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
      .novels: "Novels", .plays: "Drama",
    ]
  }

  struct Closed: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "The library is closed." }
  }

  struct Lend: AppIntent {
    static let title: LocalizedStringResource = "Lend a book"
    @Parameter(title: "book") var book: Book
    @Parameter(title: "weeks", inclusiveRange: (1, 4)) var weeks: Int
    @Parameter(title: "renewable", default: true) var renewable: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      desk.note("lent \(book.id) \(weeks)")
      return .result(value: weeks * 7, dialog: "\(book.title) is yours for \(weeks) weeks.")
    }
  }

  struct Visit: AppIntent {
    static let title: LocalizedStringResource = "Visit a shelf"
    @Parameter(title: "shelf") var shelf: Shelf
    func perform() async throws -> some IntentResult {
      guard shelf == .novels else { throw Closed() }
      return .result()
    }
  }

  struct Donate: AppIntent {
    static let title: LocalizedStringResource = "Give a book"
    func perform() async throws -> some IntentResult & ProvidesDialog {
      desk.note("weighed")
      try await requestConfirmation(dialog: "We keep it for ever. Do you agree?")
      desk.note("kept")
      return .result(dialog: "Thank you.")
    }
  }

  struct Scan: AppIntent {
    static let title: LocalizedStringResource = "Scan a page"
    @Parameter(title: "page") var page: IntentFile
    func perform() async throws -> some IntentResult {
      desk.note("scanned \(page.filename) of \(page.data.count) bytes")
      return .result()
    }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Lend(),
        phrases: ["lend \(\.$book) from \(.applicationName)", "lend me \(\.$book)"],
        shortTitle: "Lend", systemImageName: "book")
      AppShortcut(
        intent: Visit(), phrases: ["go to \(\.$shelf) in \(.applicationName)"],
        shortTitle: "Visit", systemImageName: "books.vertical")
      AppShortcut(
        intent: Donate(), phrases: ["give a book to \(.applicationName)"],
        shortTitle: "Give", systemImageName: "gift")
      AppShortcut(
        intent: Scan(), phrases: ["scan a page in \(.applicationName)"],
        shortTitle: "Scan", systemImageName: "scanner")
    }
  }

  /// The app, opened for a test.
  static func underTest() async throws -> AppUnderTest {
    try await AppUnderTest(provider: Shortcuts.self, name: "Athenaeum")
  }
}
