import Foundation
import Testing

@testable import AppIntents

/// What the source of apps may be written like. That this file compiles is half of the test.
@Suite struct SourceTests {
  struct Place: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    static let defaultQuery = PlaceQuery()
    let id: String
    @Property(title: "Height") var height: Int
    var displayRepresentation: DisplayRepresentation { "\(id)" }

    init(id: String, height: Int) {
      self.id = id
      self.height = height
    }
  }

  struct PlaceQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Place] {
      SourceTests.places.filter { identifiers.contains($0.id) }
    }
  }

  static let places = [Place(id: "hill", height: 200), Place(id: "peak", height: 3_000)]

  // Statements: 172
  @Test func oneQueryMayAnswerToTextsAndToFacts() async throws {
    let query = PlaceQuery()
    #expect(try await query.entities(matching: "hi").map(\.id) == ["hill"])
    let high = try await query.entities(
      matching: [.init(minimum: 1_000)], mode: .and, sortedBy: [], limit: nil)
    #expect(high.map(\.id) == ["peak"])
    // The runtime knows neither but by asking.
    let found: any EntityQuery = Place.defaultQuery
    #expect(found is any EntityStringQuery)
    #expect(found is any EntityPropertyQuery)
  }

  struct Setting: UniqueAppEntity, URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Setting"
    static let defaultQuery = SettingQuery()
    static var urlRepresentation: URLRepresentation { "https://example.com/\(.id)/\(\.$size)" }
    let id = "a b"
    @Property(title: "Size") var size: Int
    var displayRepresentation: DisplayRepresentation { "Setting" }
    init() { size = 3 }
  }

  struct SettingQuery: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> Setting { Setting() }
  }

  @Test func aQueryOfOneEntityTellsItsType() async throws {
    #expect(try await SettingQuery().entities(for: []).map(\.id) == ["a b"])
  }

  @Test func addressesTakeIdentifiersAndProperties() {
    #expect(Setting().url?.absoluteString == "https://example.com/a%20b/3")
  }

  struct Visit: AppIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Visit"
    static var urlRepresentation: URLRepresentation { "https://example.com/\(\.$place)" }
    @Parameter(title: "Place") var place: Place
    func perform() async throws -> some IntentResult { .result() }
  }

  enum Tab: String, AppEnum, URLRepresentableEnum {
    case first, second = "2 nd"
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
    static let caseDisplayRepresentations: [Tab: DisplayRepresentation] = [
      .first: "First", .second: "Second",
    ]
    static var urlRepresentation: URLRepresentation {
      URLRepresentation("https://example.com/tab=\(.rawValue)")
    }
  }

  enum Pane: String, AppEnum, URLRepresentableEnum {
    case left, right
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pane"
    static let caseDisplayRepresentations: [Pane: DisplayRepresentation] = [
      .left: "Left", .right: "Right",
    ]
    static let urlRepresentation = URLRepresentation([
      .left: "https://example.com/l=\(.left)", .right: "https://example.com/r",
    ])
  }

  @Test func casesHaveAddresses() {
    #expect(Tab.second.url?.absoluteString == "https://example.com/tab=2%20nd")
    #expect(Pane.left.url?.absoluteString == "https://example.com/l=left")
    #expect(Pane.right.url?.absoluteString == "https://example.com/r")
  }

  /// What is opened has an address, so that the intent need not say how to open it.
  struct OpenTab: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open tab"
    @Parameter(title: "Tab") var target: Tab
  }

  struct OpenSetting: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open setting"
    @Parameter(title: "Setting") var target: Setting
  }

  struct OpenPlainly: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open plainly"
    @Parameter(title: "Tab") var target: Tab
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
  }

  @Test func anIntentsOwnPerformStays() async throws {
    #expect(try await OpenPlainly().perform().value == 1)
  }

  private static func openedURL(_ result: some IntentResult) -> URL? {
    (result.parts?.nextIntent as? OpenURLIntent)?.url
  }

  @Test func whatHasAnAddressNeedsNoPerform() async throws {
    let (tab, setting) = (OpenTab(), OpenSetting())
    tab.target = .first
    setting.target = Setting()
    let tabURL = Self.openedURL(try await tab.perform())
    #expect(tabURL?.absoluteString == "https://example.com/tab=first")
    let settingURL = Self.openedURL(try await setting.perform())
    #expect(settingURL?.absoluteString == "https://example.com/a%20b/3")
  }

  enum Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Visit(), phrases: ["visit \(\.$place) with \(.applicationName)"],
        shortTitle: "Visit", systemImageName: "map",
        parameterPresentation: ParameterPresentation(
          for: \.$place, summary: Summary("Visit \(\.$place)"),
          optionsCollections: { OptionsCollection(PlaceQuery(), title: "Places") }))
    }
  }

  @Test func providersNameTheListingOfValuesForShort() {
    #expect(Shortcuts.appShortcuts.count == 1)
    #expect(Visit.urlRepresentation.segments.count == 2)
  }

  // Statements: 144
  @Test func sourceIsCheckedForDataRaces() {
    #if hasFeature(StrictConcurrency) && hasFeature(GlobalConcurrency)
      let isChecked = true
    #else
      let isChecked = false
    #endif
    #expect(isChecked, "the samples of these tests are to be compiled in Swift 6 mode")
  }
}

extension SourceTests.PlaceQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [SourceTests.Place] {
    SourceTests.places.filter { $0.id.contains(string) }
  }
}

extension SourceTests.PlaceQuery: EntityPropertyQuery {
  struct Filter: Sendable {
    let minimum: Int
  }

  static let properties = QueryProperties {
    Property(\SourceTests.Place.$height) {
      GreaterThanComparator { height in Filter(minimum: height) }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\SourceTests.Place.$height)
  }

  func entities(
    matching comparators: sending [Filter], mode: ComparatorMode,
    sortedBy: [Sort<SourceTests.Place>], limit: Int?
  ) async throws -> [SourceTests.Place] {
    SourceTests.places.filter { place in comparators.allSatisfy { place.height > $0.minimum } }
  }
}
