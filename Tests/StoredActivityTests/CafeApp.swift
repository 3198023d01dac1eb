import AppIntents
import IntentRuntime
import StoredActivity

/// A small app with things that are alike.
enum CafeApp {
  struct Dish: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "dish"
    static let defaultQuery = DishQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation {
      "\(id.prefix(1).uppercased() + id.dropFirst())"
    }
  }

  struct DishQuery: EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [Dish] { identifiers.map(Dish.init) }
    func allEntities() async throws -> [Dish] {
      ["apple cake", "lemon cake", "peach cake", "tea"].map(Dish.init)
    }
  }

  struct Order: AppIntent {
    static let title: LocalizedStringResource = "Order"
    @Parameter(title: "dish") var dish: Dish
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "One \(dish.displayRepresentation.title).")
    }
  }

  struct Pay: AppIntent {
    static let title: LocalizedStringResource = "Pay"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 7) }
  }

  /// Does what two others do, and says of one of them only.
  struct Treat: AppIntent {
    static let title: LocalizedStringResource = "Treat"
    func perform() async throws -> some IntentResult {
      try await Pay()()
      try await Reserve()(donate: false)
      return .result()
    }
  }

  struct Reserve: UndoableIntent {
    static let title: LocalizedStringResource = "Reserve"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 2) }
    func undo() async throws -> some IntentResult { .result() }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Order(), phrases: ["order \(\.$dish) in \(.applicationName)"], shortTitle: "Order",
        systemImageName: "cup.and.saucer")
      AppShortcut(
        intent: Pay(), phrases: ["pay in \(.applicationName)"], shortTitle: "Pay",
        systemImageName: "creditcard")
      AppShortcut(
        intent: Treat(), phrases: ["treat them in \(.applicationName)"], shortTitle: "Treat",
        systemImageName: "gift")
      AppShortcut(
        intent: Reserve(), phrases: ["reserve in \(.applicationName)"], shortTitle: "Reserve",
        systemImageName: "table.furniture")
    }
  }
}

/// A conversation with the app, and the store that remembers it.
struct CafeVisit {
  let store: RuntimeStore
  let host: AppHost
  let session: AppSession

  init(store: RuntimeStore? = nil) async throws {
    let store = try store ?? RuntimeStore.inMemory()
    self.store = store
    let built = try ManifestBuilder(
      CafeApp.Shortcuts.self, app: .init(id: "cafe", name: ["en": "Cafe"])
    ).build()
    host = try await AppHost(built, memory: StoreMemory(store))
    session = AppSession(host)
  }

  @discardableResult
  func send(_ line: String) async -> AppTurn { await session.send(line) }

  /// Sends one line after the other; answers the messages.
  @discardableResult
  func say(_ lines: String...) async -> [String] {
    var messages: [String] = []
    for line in lines { messages.append(await send(line).message) }
    return messages
  }
}
