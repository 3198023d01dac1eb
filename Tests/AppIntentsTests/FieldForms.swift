import AppIntents
import CoreSpotlight
import CoreTransferable
import SwiftUI
import VisualIntelligence

// An app in the spellings that public apps use most, beside those of the other files. That it
// compiles is most of the test.

struct StartTimerIntent: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
  static let intentClassName = "StartTimerIntent"
  static let title = LocalizedStringResource("timer.start", defaultValue: "Start Timer")
  static let description = IntentDescription(
    "Starts a timer.", categoryName: "Timers", searchKeywords: ["clock", "egg"],
    resultValueName: "Timer")
  static var openAppWhenRun: Bool { true }

  @Parameter(title: .init("name", defaultValue: "Name"), description: .init("What for."))
  var name: String
  @Parameter(
    title: "Length", defaultValue: 5, defaultUnit: .minutes, supportsNegativeNumbers: false)
  var length: Measurement<UnitDuration>
  @Parameter(title: "Rounds", default: 1, controlStyle: .field, inclusiveRange: (1, 10))
  var rounds: Int
  @Parameter(title: "Loud", default: false, displayName: .init(true: "loud", false: "quiet"))
  var isLoud: Bool
  @Parameter(title: "Songs", size: [.systemSmall: 1, .systemLarge: .init(min: 1, max: 3)])
  var songs: [Film]
  @Parameter(title: "Notes", inputOptions: .init(capitalizationType: .none, multiline: true))
  var notes: String?
  @Parameter(title: "Start", kind: .dateTime) var start: Date?
  @Parameter var film: Film?

  static var parameterSummary: some ParameterSummary {
    When(\.$isLoud, .equalTo, true) {
      Switch(\.$rounds) {
        Case(1) { Summary("Start a loud \(\.$name)") }
        DefaultCase {
          Summary("Start \(\.$rounds) loud \(\.$name)") {
            \.$length
            \.$notes
          }
        }
      }
    } otherwise: {
      Summary("Start \(\.$name)")
    }
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$name, \.$rounds)) { name, rounds in
      DisplayRepresentation(title: "Start \(name)", subtitle: "\(rounds) rounds")
    }
  }

  init() {}
  init(name: String) { self.name = name }

  @MainActor
  func perform() async throws -> some ReturnsValue<Film> & ProvidesDialog & ShowsSnippetView {
    guard !name.isEmpty else { throw $name.needsValueError("What is the timer for?") }
    guard rounds < 9 else { throw $rounds.needsDisambiguationError(among: [1, 2]) }
    let film = try await $film.requestDisambiguation(among: Film.all, dialog: "Which one?")
    try await requestConfirmation(actionName: .start, dialog: IntentDialog("Start it?"))
    let choice = try await requestChoice(
      between: [Option(title: "Now"), .cancel], dialog: "When?")
    let dialog = IntentDialog(full: "Started \(name).", supporting: "Started.")
    return .result(value: film, dialog: choice == .cancel ? "Later." : dialog) {
      VStack(alignment: .leading, spacing: 4) { Text(name).font(.headline) }.padding()
    }
  }
}

struct SetLoudIntent: SetValueIntent, AudioPlaybackIntent, ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Set Loud"
  static let isDiscoverable = false
  @Parameter(title: "Loud") var value: Bool

  func perform() async throws -> some IntentResult {
    if value { throw needsToContinueInForegroundError("Go on?") }
    try await requestToContinueInForeground()
    return .result()
  }
}

struct EraseIntent: UndoableIntent, ProgressReportingIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Erase"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Dependency var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    progress.totalUnitCount = 2
    undoManager?.registerUndo(withTarget: store) { _ in }
    try await requestConfirmation(
      result: .result(dialog: "Erase all?"), confirmationActionName: .do, showPrompt: true)
    let dialog = IntentDialog(stringLiteral: "Erased \(store)")
    return .result(opensIntent: OpenBookIntent(), dialog: dialog)
  }
}

/// Values without initializers of their own.
struct RareValuesIntent: AppIntent {
  static let title: LocalizedStringResource = "Rare Values"
  @Parameter(title: "Found") var found: FilmOrGenre
  @Parameter(title: "Amount") var amount: Decimal?
  @Parameter var length: Duration?
  @Parameter var genres: Set<String>?
  @Parameter var repeated: Calendar.RecurrenceRule?
  @Parameter var families: [IntentWidgetFamily]?

  func perform() async throws -> some IntentResult { .result() }
}

struct Settings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider { Settings() }
  var displayRepresentation: DisplayRepresentation { "Settings" }
}

struct Song: IndexedEntity, Transferable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "Song") }
  static var defaultQuery: Query { Query() }
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.id)
  }

  let id: String
  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.displayName = id
    return attributes
  }
  var displayRepresentation: DisplayRepresentation {
    .init(
      title: LocalizedStringResource(stringLiteral: id), subtitle: nil,
      image: .init(systemName: "music.note"))
  }

  struct Query: EnumerableEntityQuery, EntityStringQuery {
    static let findIntentDescription = IntentDescription("Finds songs.")

    func allEntities() async throws -> [Song] { [Song(id: "one"), Song(id: "two")] }
    func entities(matching string: String) async throws -> [Song] { [Song(id: string)] }
  }
}

/// What is listed says what the entity is; nothing else has to.
struct ListedSongQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Song] { [Song(id: "one"), Song(id: "two")] }
}

/// As does the one entity of a type.
struct AnthemQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> Song { Song(id: "anthem") }
}

struct SavedSongQuery: EnumerableEntityQuery {
  func entities(for identifiers: [Song.ID]) async throws -> [Song] {
    identifiers.map(Song.init(id:))
  }
  func allEntities() async throws -> [Song] { [Song(id: "saved")] }
}

struct SongOptions: DynamicOptionsProvider {
  @IntentParameterDependency<StartTimerIntent>(\.$name, \.$film) var timer

  func results() async throws -> ItemCollection<String> {
    let songs = try await Song.defaultQuery.allEntities()
    return ItemCollection(promptLabel: "Songs") {
      ItemSection("All") {
        Item("one", title: "One", subtitle: "The first")
        for song in songs { Item(song.id) }
      }
      if let timer { ItemSection("For \(timer.name)", items: [Item("\(timer.name) song")]) }
    }
  }
  func defaultResult() async -> String? { "one" }
}

struct SeenQuery: IntentValueQuery {
  @MainActor func values(for input: SemanticContentDescriptor) async throws -> [Film] { Film.all }
}

/// Parameters and `perform()` in a value query: not Apple's shape, but one that is taken.
struct LengthQuery: IntentValueQuery {
  static let title: LocalizedStringResource = "Length"
  @Parameter(title: "Film") var film: Film

  @MainActor
  func perform() async throws -> Double { Double(film.year) }
}

final class FieldShortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.navy

  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartTimerIntent(name: "eggs"),
      phrases: ["Start eggs with \(.applicationName)", "${applicationName} eggs"],
      systemImageName: "timer")
    AppShortcut(intent: EraseIntent(), phrases: ["Erase \(.applicationName)"])
  }
}
