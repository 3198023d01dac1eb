import Testing

@testable import AppIntents

// Types with schemas in all spellings; that they compile is half of the test.

@AssistantIntent(schema: .photos.search)
struct SearchFilmsIntent: AppIntent {
  static let title: LocalizedStringResource = "Search Films"

  @Parameter(title: "Query")
  var criteria: StringSearchCriteria

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[Film]> {
    .result(value: try await FilmQuery().entities(matching: criteria.term))
  }
}

@AppIntent(schema: .journal.createEntry)
struct CreateJournalEntryIntent {
  var title: String?
  var message: AttributedString
  // A comment with a { in it.
  var mood: String { "\(title ?? "}") {" }
  private let stamp = 1
  @Dependency var store: FilmStore

  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .books.openBook)
struct OpenBookIntent: OpenIntent {
  var target: Book

  func perform() async throws -> some IntentResult { .result() }
}

@AppEntity(schema: .books.book)
struct Book {
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Book] { [] }
  }
  static let defaultQuery = Query()

  let id: String
  var name: String?
  var displayRepresentation: DisplayRepresentation { "\(name ?? "?")" }
}

@AppIntent(schema: .system.search)
struct OpenURLSearchIntent {
  static let searchScopes: [StringSearchScope] = [.movies]
  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

@AppEnum(schema: .books.theme)
enum BookTheme: String {
  case bold
  case calm

  static let caseDisplayRepresentations: [BookTheme: DisplayRepresentation] = [
    .bold: "Bold", .calm: "Calm",
  ]
}

final class FilmStore: Sendable {}

@UnionValue
enum FilmOrGenre {
  case film(Film)
  case genre(Genre), text(_: String)
}

struct Actor: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Actor"
  static let defaultQuery = Query()
  let id: String

  @Property(title: "Given name") var givenName: String
  @ComputedProperty(title: "Full name") var fullName: String { "\(givenName) Smith" }
  @ComputedProperty(title: "Last name", indexingKey: \.displayName)
  var lastName: String? { "Smith" }
  @ComputedProperty var initial: String { String(givenName.prefix(1)) }
  @DeferredProperty(title: "Biography") var biography: String {
    get async throws { "long" }
  }

  var displayRepresentation: DisplayRepresentation { "\(fullName)" }

  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Actor] { [] }
  }

  init(id: String) {
    self.id = id
    givenName = id
  }
}

@Suite struct SchemaTests {
  // Statements: 185
  @Test func theSchemaIsRecorded() {
    #expect(SearchFilmsIntent.assistantSchema == .photos.search)
    #expect(SearchFilmsIntent.assistantSchema.domain == "photos")
    #expect(SearchFilmsIntent.assistantSchema.name == "search")
    #expect(Book.assistantSchema == .books.book)
    #expect(BookTheme.assistantSchema == .books.theme)
    #expect(!SearchFilmsIntent.isAssistantOnly)
  }

  @Test func searchIntentsGetTheSystemsProtocol() {
    func scopes<Intent: ShowInAppSearchResultsIntent>(of type: Intent.Type)
      -> Intent.Criteria.SearchScopes
    {
      type.searchScopes
    }
    #expect(scopes(of: SearchFilmsIntent.self) == [.general])
    #expect(SearchFilmsIntent.searchScopes == [.general])
    #expect(scopes(of: OpenURLSearchIntent.self) == [.movies])
    #expect(OpenBookIntent.openAppWhenRun)
  }

  @Test func membersAreWrappedAndTitlesAreMadeFromNames() {
    #expect(CreateJournalEntryIntent().parameters.map(\.name) == ["title", "message"])
    #expect(
      String(localized: CreateJournalEntryIntent.title as LocalizedStringResource)
        == "Create Journal Entry")
    #expect(String(localized: OpenURLSearchIntent.title) == "Open URL Search")
    #expect(String(localized: BookTheme.typeDisplayRepresentation.name) == "Book Theme")
    #expect(String(localized: Book.typeDisplayRepresentation.name) == "Book")
    #expect(Book(id: "1").properties.map(\.name) == ["name"])
    #expect(OpenBookIntent().parameters.map(\.name) == ["target"])
  }

  @Test func aUnionKnowsItsCases() {
    #expect(FilmOrGenre._unionTypes.count == 3)
    guard case .film(let film)? = FilmOrGenre._union(of: Film.upFilm) else {
      Issue.record("A film is no film.")
      return
    }
    #expect(film.id == "up")
    #expect(FilmOrGenre.text("a")._unionContent as? String == "a")
    if FilmOrGenre._union(of: 1) != nil { Issue.record("A number is a case.") }
  }

  @Test func workedOutPropertiesCanBeReferredTo() async throws {
    let actor = Actor(id: "Ada")
    #expect(actor[keyPath: \Actor.$fullName].wrappedValue == "Ada Smith")
    #expect(actor.$fullName.titleResource.map { String(localized: $0) } == "Full name")
    #expect(actor.$initial.anyValue as? String == "A")
    #expect(actor.$lastName.anyValue as? String == "Smith")
    #expect(actor.$lastName.indexingKeyName?.hasSuffix("displayName") == true)
    #expect(actor.$biography.anyValue == nil)
    #expect(try await actor.biography == "long")
  }
}
