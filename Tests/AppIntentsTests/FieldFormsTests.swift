import CoreSpotlight
import CoreTransferable
import Testing
import UniformTypeIdentifiers

@testable import AppIntents

/// What the spellings of public apps yield.
@Suite struct FieldFormsTests {
  @Test func aTitleMayHaveAKeyAndAText() throws {
    #expect(String(localized: StartTimerIntent.title) == "Start Timer")
    let name = try #require(StartTimerIntent().parameters.first).parameter
    #expect(name.definition.title.map { String(localized: $0) } == "Name")
  }

  @Test func parametersTakeTheirDefaults() {
    let intent = StartTimerIntent(name: "eggs")
    #expect(intent.name == "eggs")
    #expect(intent.length == Measurement(value: 5, unit: .minutes))
    #expect(intent.$rounds.inclusiveRange?.upperBound == 10)
    #expect(
      intent.parameters.filter(\.parameter.isRequired).map(\.name) == ["name", "songs"])
  }

  @Test func rareValuesAreTaken() throws {
    let intent = RareValuesIntent()
    #expect(intent.parameters.filter(\.parameter.isRequired).map(\.name) == ["found"])
    intent.genres = ["one"]
    intent.length = .seconds(3)
    for (name, parameter) in intent.parameters {
      #expect(parameter.isSet == ["genres", "length"].contains(name), "\(name)")
    }
  }

  @Test func aSummaryIsATree() throws {
    guard case .when(let condition, let then, let otherwise) = StartTimerIntent.summary else {
      Issue.record("The summary is no condition.")
      return
    }
    #expect(condition.parameter == "isLoud")
    guard case .choice("rounds", let cases, .some) = then else {
      Issue.record("The summary does not depend on the rounds.")
      return
    }
    #expect(cases.count == 1)
    guard case .sentence(let segments, _, let others) = otherwise else {
      Issue.record("The summary is no sentence.")
      return
    }
    #expect(segments == [.text("Start "), .parameter("name")])
    #expect(others == [])
  }

  @Test func aPredictionIsShownOnceItsParametersHaveValues() throws {
    let configuration = StartTimerIntent.predictionConfiguration
    let predictions = try #require(configuration as? IntentPredictions<StartTimerIntent>)
    let prediction = try #require(predictions.predictions.first)
    #expect(prediction.parameters == ["name", "rounds"])
    #expect(prediction.display(StartTimerIntent()) == nil)
    let shown = try #require(prediction.display(StartTimerIntent(name: "eggs")))
    #expect(String(localized: shown.title) == "Start eggs")
  }

  // Statements: 160, 161
  @Test func anEnumerableQuerySuggestsEverything() async throws {
    #expect(try await Song.defaultQuery.suggestedEntities().map(\.id) == ["one", "two"])
    #expect(try await Song.defaultQuery.entities(for: ["two", "three"]).map(\.id) == ["two"])
    #expect(try await SavedSongQuery().suggestedEntities().map(\.id) == ["saved"])
    #expect(try await SavedSongQuery().entities(for: ["three"]).map(\.id) == ["three"])
    #expect(try await Settings.defaultQuery.uniqueEntity().id == Settings().id)
  }

  @Test func aQueryThatWritesOneMethodTellsItsEntityByIt() async throws {
    #expect(try await ListedSongQuery().entities(for: ["two", "three"]).map(\.id) == ["two"])
    #expect(try await ListedSongQuery().suggestedEntities().count == 2)
    #expect(try await AnthemQuery().entities(for: ["anthem"]).map(\.id) == ["anthem"])
    #expect(try await AnthemQuery().suggestedEntities().map(\.id) == ["anthem"])
  }

  @Test func whatIsIndexedIsWhatTheEntitySaid() async throws {
    let index = CSSearchableIndex(name: "songs")
    try await index.indexAppEntities([Song(id: "one"), Song(id: "two")])
    try await index.deleteAppEntities(identifiedBy: ["one"], ofType: Song.self)
    #expect(index.items.map(\.title) == ["two"])
    let exporter = try #require(Song.exporters.first)
    #expect(exporter.contentType == .plainText)
    #expect(try await exporter.export(Song(id: "one")) == Data("one".utf8))
  }

  @Test func optionsStandInSections() async throws {
    let options = try await SongOptions().results()
    #expect(options.sections.map(\.items.count) == [3])
    #expect(options.items.map(\.value) == ["one", "one", "two"])
    #expect(options.promptLabel.map { String(localized: $0) } == "Songs")
  }

  // Statements: 194
  @Test func aValueQueryMayBeWrittenAsAnIntentIs() async throws {
    let query = LengthQuery()
    #expect(query.parameters.map(\.name) == ["film"])
    query.film = .upFilm
    #expect(try await query.perform() == 2009)
  }

  @Test func shortcutsMayLeaveTheirTitlesOut() {
    let shortcuts = FieldShortcuts.appShortcuts
    #expect(shortcuts.count == 2)
    #expect(shortcuts.first?.phrases.last == [.applicationName, .text(" eggs")])
  }

  /// Outside a run no person can be asked; that is an error and not a wait.
  @Test func askingNeedsSomebodyToAsk() async throws {
    let intent = StartTimerIntent(name: "eggs")
    await #expect(throws: IntentInteractionUnavailable.self) { try await intent.perform() }
    await #expect(throws: IntentInteractionUnavailable.self) {
      try await intent.$name.requestValue()
    }
  }
}

extension AppIntent {
  fileprivate static var summary: SummaryTree { parameterSummary.summaryTree }
}
