import AppIntents
import Testing

@testable import IntentRuntime

/// Types that register nothing are found in the binary of these tests.
@Suite struct DiscoveryTests {
  // Statements: 146
  @Test func everyKindIsFound() throws {
    let types = try AppTypes.all()
    #expect(types.intents.contains { $0 == FilmApp.MarkAsWatched.self })
    #expect(types.entities.contains { $0 == FilmApp.Film.self })
    #expect(types.enums.contains { $0 == FilmApp.Genre.self })
    #expect(types.queries.contains { $0 == FilmApp.PersonQuery.self })
    #expect(types.providers.contains { $0 == FilmApp.Provider.self })
    #expect(types.packages.contains { $0 == OtherApp.Package.self })
  }

  /// The runtime's own casts agree with what was read from the records.
  @Test func castsAgree() throws {
    func isIntent(_ type: Any.Type) -> Bool { type is any AppIntent.Type }
    func isEntity(_ type: Any.Type) -> Bool { type is any AppEntity.Type }
    func isQuery(_ type: Any.Type) -> Bool { type is any EntityQuery.Type }
    let types = try AppTypes.all()
    #expect(types.intents.allSatisfy { isIntent($0) })
    #expect(types.entities.allSatisfy { isEntity($0) })
    #expect(types.queries.allSatisfy { isQuery($0) })
    // Witnesses are called through the tables that the records led to.
    for intent in types.intents {
      #expect(!intent.persistentIdentifier.isEmpty)
      #expect(ObjectIdentifier(type(of: intent.init())) == ObjectIdentifier(intent))
    }
  }

  // Statements: 147
  @Test func refinementsAndExtensionsAreFound() throws {
    let types = try AppTypes.all()
    #expect(types.intents.contains { $0 == OtherApp.OpenNote.self })
    #expect(types.intents.contains { $0 == OtherApp.ByExtension.self })
    #expect(types.entities.contains { $0 == OtherApp.Note.self })
    #expect(types.queries.contains { $0 == OtherApp.Note.Query.self })
  }

  @Test func privateAndLocalTypesAreFound() throws {
    struct Local: AppIntent {
      static let title: LocalizedStringResource = "Local"
      func perform() async throws -> some IntentResult { .result() }
    }
    let types = try AppTypes.all()
    #expect(types.intents.contains { $0 == Hidden.self })
    #expect(types.intents.contains { $0 == Local.self })
  }

  @Test func genericTypesAreLeftOut() throws {
    let names = try AppTypes.all().intents.map { TypeName($0).description }
    #expect(names.filter { $0.contains("Generic") } == [])
  }

  @Test func theLibrarysOwnTypesAreNoApps() throws {
    let types = try AppTypes.all()
    #expect(types.intents.filter { TypeName($0).module == "AppIntents" }.isEmpty)
    #expect(types.queries.filter { TypeName($0).module == "AppIntents" }.isEmpty)
  }

  @Test func listsAreSortedAndWithoutDoubles() throws {
    let names = try AppTypes.all().intents.map { TypeName($0) }
    #expect(names == names.sorted())
    let twice = AppTypes(intents: [FilmApp.Rate.self, FilmApp.Browse.self, FilmApp.Rate.self])
    #expect(twice.intents.map { TypeName($0).description.suffix(6) } == ["Browse", "p.Rate"])
  }

  @Test func aNestedProvidersAppIsItsScope() throws {
    let types = try AppTypes(provider: FilmApp.Provider.self)
    #expect(
      types.intents.map { $0.persistentIdentifier } == ["Ask", "Browse", "MarkAsWatched", "Rate"])
    #expect(types.entities.map { $0.persistentIdentifier } == ["Film", "Person"])
    #expect(types.enums.map { $0.persistentIdentifier } == ["Genre"])
    #expect(types.queries.map { $0.persistentIdentifier } == ["FilmQuery", "PersonQuery"])
    #expect(try types.provider() == FilmApp.Provider.self)
  }

  @Test func aTopLevelProvidersAppIsItsModule() throws {
    let types = try AppTypes(provider: TopLevelProvider.self)
    #expect(types.intents.contains { $0 == FilmApp.Rate.self })
    #expect(types.providers.count == 1)
  }

  @Test func severalProvidersAreListed() throws {
    let error = #expect(throws: DiscoveryError.self) { try AppTypes.ofApp() }
    #expect(error?.code == .severalProviders)
    #expect(error?.providers.contains("IntentRuntimeTests.FilmApp.Provider") == true)
    #expect(error?.description.contains("IntentRuntimeTests.TopLevelProvider") == true)
    #expect(error?.description.contains("AppHost(") == true)
  }

  @Test func aMissingProviderIsSaid() {
    let error = #expect(throws: DiscoveryError.self) { try AppTypes().provider() }
    #expect(error?.code == .noProvider)
  }

  @Test func whatIsNoProtocolIsRefused() {
    #expect(throws: DiscoveryError(.unsupportedRuntime)) {
      try TypeRecords.types(conformingTo: [Int.self])
    }
    #expect(throws: DiscoveryError(.unsupportedRuntime)) {
      try TypeRecords.types(conformingTo: [(any AppIntent & CustomStringConvertible).self])
    }
  }

  @Test(arguments: [
    ("App.Note", ["App", "Note"]),
    ("App.Note.Query", ["App", "Note", "Query"]),
    ("App.(unknown context at $7f2a01).Note", ["App", "Note"]),
    ("App.(unknown context at $1).(unknown context at $2).Note", ["App", "Note"]),
    ("(extension in App):Library.Notes.Note", ["App", "Notes", "Note"]),
    ("App.Box<App.Note>.Item", ["App", "Box<App.Note>", "Item"]),
    ("", [""]),
  ])
  func namesAreWithoutAddresses(reflected: String, parts: [Substring]) {
    #expect(TypeName(reflected: reflected).parts == parts)
  }
}

private struct Hidden: AppIntent {
  static let title: LocalizedStringResource = "Hidden"
  func perform() async throws -> some IntentResult { .result() }
}

struct TopLevelProvider: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FilmApp.Rate(), phrases: ["rate in \(.applicationName)"], shortTitle: "Rate",
      systemImageName: "star")
  }
}

enum OtherApp {
  struct Package: AppIntentsPackage {}

  struct Note: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "note"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }

    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Note] { [] }
    }
  }

  struct OpenNote: OpenIntent {
    static let title: LocalizedStringResource = "Open note"
    @Parameter(title: "note") var target: Note
    func perform() async throws -> some IntentResult { .result() }
  }

  struct ByExtension: Sendable {}

  struct Generic<Value: Sendable>: AppIntent {
    static var title: LocalizedStringResource { "Generic" }
    func perform() async throws -> some IntentResult { .result() }
  }
}

extension OtherApp.ByExtension: AppIntent {
  static let title: LocalizedStringResource = "By extension"
  func perform() async throws -> some IntentResult { .result() }
}
