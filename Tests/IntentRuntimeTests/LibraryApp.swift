import AppIntents

@testable import IntentRuntime

/// A small app whose things are found by facts about them, and by free wording.
enum LibraryApp {
  struct Book: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
      name: "book", numericFormat: "\(placeholder: .int) books")
    static let defaultQuery = BookQuery()
    let id: String
    @Property(title: "title") var title: String
    @Property(title: "author") var author: String
    @Property(title: "year") var year: Int

    init(_ title: String, _ author: String, _ year: Int) {
      id = title.lowercased()
      self.title = title
      self.author = author
      self.year = year
    }

    var displayRepresentation: DisplayRepresentation { "\(title)" }
  }

  static let books = [
    Book("Emma", "Jane Austen", 1815), Book("Persuasion", "Jane Austen", 1817),
    Book("Middlemarch", "George Eliot", 1871), Book("Dracula", "Bram Stoker", 1897),
    Book("Ulysses", "James Joyce", 1922),
  ]

  struct BookQuery: EntityPropertyQuery {
    struct Filter: Sendable {
      let holds: @Sendable (Book) -> Bool
    }

    static let properties = QueryProperties {
      Property(\Book.$author) {
        ContainsComparator { text in Filter { $0.author.localizedCaseInsensitiveContains(text) } }
        EqualToComparator { text in Filter { $0.author.lowercased() == text.lowercased() } }
      }
      Property(\Book.$year) {
        EqualToComparator { year in Filter { $0.year == year } }
        GreaterThanComparator { year in Filter { $0.year > year } }
        LessThanComparator { year in Filter { $0.year < year } }
      }
    }

    static let findIntentDescription: IntentDescription? = "Finds books by author and year."

    static let sortingOptions = SortingOptions {
      SortableBy(\Book.$title)
      SortableBy(\Book.$year)
    }

    func entities(for identifiers: [String]) async throws -> [Book] {
      LibraryApp.books.filter { identifiers.contains($0.id) }
    }

    func entities(
      matching comparators: sending [Filter], mode: ComparatorMode, sortedBy: [Sort<Book>],
      limit: Int?
    ) async throws -> [Book] {
      var found = LibraryApp.books.filter { book in
        mode == .and
          ? comparators.allSatisfy { $0.holds(book) }
          : comparators.isEmpty || comparators.contains { $0.holds(book) }
      }
      for sort in sortedBy.reversed() {
        let isByTitle = (sort.by as PartialKeyPath<Book>) == \Book.$title
        found.sort { first, second in
          let (one, other) = sort.order == .ascending ? (first, second) : (second, first)
          return isByTitle ? one.title < other.title : one.year < other.year
        }
      }
      return Array(found.prefix(limit ?? found.count))
    }
  }

  @AssistantIntent(schema: .system.search)
  struct Search: ShowInAppSearchResultsIntent {
    static let searchScopes: [StringSearchScope] = [.general]
    @Parameter(title: "criteria") var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      .result(value: "Looked for “\(criteria.term)”.")
    }
  }

  enum TextSize: String, AppEnum {
    case larger, smaller
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "size"
    static let caseDisplayRepresentations: [TextSize: DisplayRepresentation] = [
      .larger: DisplayRepresentation(title: "larger", synonyms: ["bigger"]), .smaller: "smaller",
    ]
  }

  enum Direction: String, AppEnum {
    case forward, back
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "direction"
    static let caseDisplayRepresentations: [Direction: DisplayRepresentation] = [
      .forward: "next", .back: "previous",
    ]
  }

  @AssistantIntent(schema: .books.updateFontSize)
  struct ChangeText: AppIntent {
    @Parameter(title: "size") var size: TextSize
    @Parameter(title: "points") var points: Int?
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      .result(value: "\(size.rawValue), \(points ?? 0) points")
    }
  }

  @AssistantIntent(schema: .books.navigatePage)
  struct TurnPage: AppIntent {
    @Parameter(title: "direction") var direction: Direction?
    @Parameter(title: "size") var size: TextSize?
    @Parameter(title: "page") var page: Int?
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      .result(value: direction?.rawValue ?? page.map { "page \($0)" } ?? "turned")
    }
  }

  /// The same without a schema: only its phrase reaches it.
  struct Ask: AppIntent {
    static let title: LocalizedStringResource = "Ask the librarian"
    @Parameter(title: "question") var question: String?
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Ask(), phrases: ["ask the librarian of \(.applicationName)"],
        shortTitle: "Ask", systemImageName: "questionmark")
    }
  }

  static func session() async throws -> AppSession { AppSession(try await host()) }

  static func host() async throws -> AppHost {
    let built = try ManifestBuilder(
      Shortcuts.self, app: .init(id: "library", name: ["en": "Library Books"])
    ).build()
    return try await AppHost(built)
  }
}
