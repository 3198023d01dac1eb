import AppIntents
import AppManifest
import Synchronization

@testable import IntentRuntime

/// A small app whose declarations say more than they must: how to ask which, what going on is
/// called, what amounts will do.
enum PostOfficeApp {
  struct Parcel: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Parcel"
    static let defaultQuery = ParcelQuery()
    let id: Int
    let name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
  }

  struct ParcelQuery: EntityStringQuery {
    static let parcels = ["Red box", "Blue box", "Letter"].enumerated()
      .map { Parcel(id: $0.offset, name: $0.element) }
    func entities(for identifiers: [Int]) async throws -> [Parcel] {
      Self.parcels.filter { identifiers.contains($0.id) }
    }
    func entities(matching string: String) async throws -> [Parcel] {
      Self.parcels.filter { $0.name.lowercased().contains(string.lowercased()) }
    }
    func suggestedEntities() async throws -> [Parcel] { Self.parcels }
  }

  struct Post: AppIntent {
    static let title: LocalizedStringResource = "Post"
    @Parameter(title: "Parcel", requestDisambiguationDialog: "Which of these do I take?")
    var parcel: Parcel
    func perform() async throws -> some IntentResult & ProvidesDialog {
      try await requestConfirmation(actionName: .send, dialog: "Send \(parcel.name)?")
      return .result(dialog: "\(parcel.name) is on its way.")
    }
  }

  struct Track: AppIntent {
    static let title: LocalizedStringResource = "Track"
    @Parameter(title: "Parcel") var parcel: Parcel
    init() {}
    init(parcel: Parcel) { self.parcel = parcel }
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Announce: AppIntent {
    static let title: LocalizedStringResource = "Announce"
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "It is in the van.")
    }
  }

  struct Next: AppIntent {
    static let title: LocalizedStringResource = "Next"
    func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
      .result(opensIntent: Track(parcel: ParcelQuery.parcels[0]), dialog: "Next is Red box.")
    }
  }

  struct Where: AppIntent {
    static let title: LocalizedStringResource = "Where"
    func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
      .result(opensIntent: Announce(), dialog: "I have looked it up.")
    }
  }

  struct Store: AppIntent {
    static let title: LocalizedStringResource = "Store"
    @Parameter(title: "Time", defaultUnit: .minutes, supportsNegativeNumbers: false)
    var time: Measurement<UnitDuration>
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "Kept for \(time.converted(to: .seconds).value) seconds.")
    }
  }

  struct Pay: AppIntent {
    static let title: LocalizedStringResource = "Pay"
    @Parameter(title: "Amount", currencyCodes: ["EUR", "CHF"]) var amount: IntentCurrencyAmount
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "Paid \(String(describing: amount.amount)) \(amount.currencyCode).")
    }
  }

  /// How often the counter has been asked for.
  static let visits = Mutex(0)

  struct Visit: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Visit"
    static let persistentIdentifier = "post.visit"
    func perform() async throws -> some IntentResult & ProvidesDialog {
      visits.withLock { $0 += 1 }
      if true {
        throw needsToContinueInForegroundError("Come in.") { visits.withLock { $0 += 100 } }
      }
      return .result(dialog: "Never said.")
    }
  }

  /// The line, where people wait until the test opens it, whatever is cancelled meanwhile.
  static let line = Gate()

  struct Wait: AppIntent {
    static let title: LocalizedStringResource = "Wait"
    func perform() async throws -> some IntentResult {
      await line.pass()
      return .result()
    }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Post(), phrases: ["send \(\.$parcel) with \(.applicationName)"])
      AppShortcut(intent: Next(), phrases: ["what comes next at \(.applicationName)"])
      AppShortcut(intent: Where(), phrases: ["find it at \(.applicationName)"])
      AppShortcut(intent: Store(), phrases: ["store at \(.applicationName)"])
      AppShortcut(intent: Pay(), phrases: ["pay at \(.applicationName)"])
      AppShortcut(intent: Visit(), phrases: ["go in at \(.applicationName)"])
      AppShortcut(intent: Wait(), phrases: ["stand in line at \(.applicationName)"])
    }
  }

  /// A conversation with the app.
  static func session(language: String = "en") async throws -> AppSession {
    let built = try ManifestBuilder(
      Shortcuts.self, app: .init(id: "post", name: ["en": "Counter"])
    ).build()
    return AppSession(try await AppHost(built), language: language)
  }
}
