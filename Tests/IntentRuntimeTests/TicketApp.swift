import AppIntents
import SwiftUI
import Synchronization

@testable import IntentRuntime

/// A small app whose intents run: it counts what they do, and asks in every way that there is.
enum TicketApp {
  /// What was done, in order. A new one for each test.
  final class Box: Sendable {
    private let lines = Mutex<[String]>([])
    var log: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
    func remove(_ line: String) { lines.withLock { $0.removeAll { $0 == line } } }
  }

  /// The box of a test, which runs beside others.
  @TaskLocal static var box = Box()

  struct Show: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "show"
    static let defaultQuery = ShowQuery()
    let id: String
    let name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
  }

  struct ShowQuery: EntityStringQuery {
    static let shows = ["Hamlet", "Macbeth", "Romeo and Juliet", "Much Ado", "Much Ado Again"]
      .map { Show(id: $0.lowercased(), name: $0) }

    func entities(for identifiers: [String]) async throws -> [Show] {
      Self.shows.filter { identifiers.contains($0.id) && $0.id != "macbeth" }
    }
    func entities(matching string: String) async throws -> [Show] {
      box.note("asked for \(string)")
      return Self.shows.filter { $0.id.contains(string.lowercased()) }
    }
    func suggestedEntities() async throws -> [Show] {
      box.note("suggests")
      return Self.shows
    }
  }

  enum Row: String, AppEnum {
    case stalls, circle
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "row"
    static let caseDisplayRepresentations: [Row: DisplayRepresentation] = [
      .stalls: "Stalls",
      .circle: DisplayRepresentation(title: "Dress circle", synonyms: ["balcony"]),
    ]
  }

  final class Till: Sendable {
    func charge(_ text: String) { box.note("charged \(text)") }
  }

  struct SoldOut: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "There are no seats left." }
  }

  struct Broken: Error { let path = "/srv/secret/tickets.db" }

  // MARK: Intents

  struct Book: AppIntent {
    static let title: LocalizedStringResource = "Book seats"
    @Parameter(title: "show") var show: Show
    @Parameter(title: "seats", inclusiveRange: (1, 8)) var seats: Int
    @Parameter(title: "row", requestValueDialog: "Where do you want to sit?") var row: Row
    @Parameter(title: "note") var note: String?
    @Parameter(title: "insured", default: false) var insured: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      box.note("booked \(show.id) \(seats) \(row.rawValue) \(note ?? "-") \(insured)")
      return .result(
        value: seats,
        dialog: IntentDialog(
          full: "\(seats) seats for \(show.name) are booked.", supporting: "Booked."))
    }
  }

  struct Buy: AppIntent {
    static let title: LocalizedStringResource = "Buy a programme"
    @Dependency var till: Till

    func perform() async throws -> some IntentResult & ProvidesDialog {
      box.note("printed")
      try await requestConfirmation(dialog: "It costs five pounds. Do you want it?")
      till.charge("5")
      try await requestConfirmation(
        actionName: .custom(
          acceptLabel: "Wrap it", acceptAlternatives: ["as a gift"], denyLabel: "Just so",
          denyAlternatives: []),
        dialog: "Is it a gift?")
      till.charge("paper")
      return .result(dialog: "Here you are.")
    }
  }

  struct Complain: AppIntent {
    static let title: LocalizedStringResource = "Complain"
    @Parameter(title: "topic") var topic: String?

    func perform() async throws -> some IntentResult & ProvidesDialog {
      box.note("starts")
      guard let topic else { throw $topic.needsValueError("What about?") }
      let words = try await $topic.requestValue("What exactly about \(topic)?")
      let choice = try await requestChoice(
        between: [
          IntentChoiceOption(title: "Money back"), IntentChoiceOption(title: "Another seat"),
          .cancel,
        ], dialog: "What do you want for it?")
      let show = try await $topic.requestDisambiguation(
        among: ["the matinee", "the evening"], dialog: "Which performance?")
      box.note("\(topic): \(words), \(String(localized: choice.title)), \(show)")
      return .result(dialog: "We are sorry.")
    }
  }

  struct Fail: AppIntent {
    static let title: LocalizedStringResource = "Fail"
    @Parameter(title: "how") var how: Row
    func perform() async throws -> some IntentResult {
      guard how != .stalls else { throw SoldOut() }
      guard how != .circle else { throw Broken() }
      return .result()
    }
  }

  struct Reserve: UndoableIntent {
    static let title: LocalizedStringResource = "Reserve"
    func perform() async throws -> some IntentResult & ProvidesDialog {
      let kept = box
      kept.note("reserved")
      await MainActor.run {
        undoManager?.registerUndo(withTarget: kept) { $0.remove("reserved") }
      }
      return .result(dialog: "It is reserved.")
    }
  }

  struct Queue: UndoableIntent {
    static let title: LocalizedStringResource = "Queue"
    func perform() async throws -> some IntentResult {
      box.note("queued")
      return .result()
    }
    func undo() async throws -> some IntentResult & ProvidesDialog {
      box.remove("queued")
      return .result(dialog: "You have left the queue.")
    }
  }

  struct Stamp: AppIntent {
    static let title: LocalizedStringResource = "Stamp"
    static let isDiscoverable = false
    @Parameter(title: "ink") var ink: String
    @Parameter(title: "times") var times: Int
    init() {}
    init(ink: String) { self.ink = ink }
    func perform() async throws -> some IntentResult & ProvidesDialog {
      box.note("stamped \(ink) \(times)")
      return .result(dialog: "Stamped.")
    }
  }

  struct Enter: AppIntent {
    static let title: LocalizedStringResource = "Enter"
    func perform() async throws -> some IntentResult & OpensIntent {
      box.note("entered")
      return .result(opensIntent: Stamp(ink: "red"))
    }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Book(),
        phrases: [
          "book \(\.$seats) seats for \(\.$show) in \(.applicationName)",
          "get tickets for \(\.$show) in \(.applicationName)", "book seats in \(.applicationName)",
        ], shortTitle: "Book", systemImageName: "ticket")
      AppShortcut(
        intent: Buy(), phrases: ["buy a programme in \(.applicationName)"],
        shortTitle: "Programme", systemImageName: "book")
      AppShortcut(
        intent: Complain(), phrases: ["complain to \(.applicationName)"],
        shortTitle: "Complain", systemImageName: "bubble")
      AppShortcut(
        intent: Fail(), phrases: ["fail \(\.$how) in \(.applicationName)"], shortTitle: "Fail",
        systemImageName: "xmark")
      AppShortcut(
        intent: Reserve(), phrases: ["reserve in \(.applicationName)"], shortTitle: "Reserve",
        systemImageName: "bookmark")
      AppShortcut(
        intent: Queue(), phrases: ["queue in \(.applicationName)"], shortTitle: "Queue",
        systemImageName: "person.3")
      AppShortcut(
        intent: Enter(), phrases: ["enter \(.applicationName)"], shortTitle: "Enter",
        systemImageName: "door.left.hand.open")
    }
  }
}

extension TicketApp {
  /// A conversation with the app, and what it does.
  struct Visit {
    let host: AppHost
    let session: AppSession
    let box: Box

    init(memory: (any ActivityMemory)? = nil, box: Box = Box()) async throws {
      host = try await TicketApp.host(memory: memory)
      self.box = box
      session = AppSession(host)
    }

    /// Sends one line after the other; answers the messages.
    @discardableResult
    func say(_ lines: String...) async -> [String] {
      var messages: [String] = []
      for line in lines { messages.append(await send(line).message) }
      return messages
    }

    @discardableResult
    func send(_ line: String) async -> AppTurn {
      await TicketApp.$box.withValue(box) { await session.send(line) }
    }

    /// Presses a control.
    func perform(_ intent: EncodedIntent) async -> AppTurn {
      await TicketApp.$box.withValue(box) { await session.perform(intent) }
    }

    func resume() async -> AppTurn? {
      await TicketApp.$box.withValue(box) { await session.resume() }
    }
  }

  static func host(
    localization: Localization = Localization(), memory: (any ActivityMemory)? = nil
  ) async throws -> AppHost {
    let built = try ManifestBuilder(
      Shortcuts.self, app: .init(id: "tickets", name: ["en": "Globe"])
    ).build()
    AppDependencyManager.shared.add(dependency: Till())
    return try await AppHost(built, localization: localization, memory: memory)
  }
}
