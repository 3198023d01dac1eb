import AppIntents
import Testing

@testable import IntentRuntime

/// Parameters that hold several entities.
@Suite("Several entities at once") struct SeveralEntitiesTests {
  @Test("are taken from one reply, and those that are unclear asked about")
  func asked() async throws {
    let session = try await BandApp.session()
    #expect(await session.send("call players in band").message == "Which players?")
    let choice = await session.send("bo, ann and cy")
    #expect(choice.options.map(\.title) == ["Ann Lee", "Ann Poe"])
    #expect(await session.send("2").message == "Bo Ray, Ann Poe, Cy Kim")
  }

  @Test("are taken where a run asks for them")
  func askedWhileRunning() async throws {
    let session = try await BandApp.session()
    #expect(await session.send("seat players in band").message == "Who sits in front?")
    #expect(await session.send("cy and ann").options.map(\.title) == ["Ann Lee", "Ann Poe"])
    #expect(await session.send("the first").message == "In front: Cy Kim, Ann Lee")
  }

  @Test("may be one")
  func one() async throws {
    let session = try await BandApp.session()
    _ = await session.send("seat players in band")
    #expect(await session.send("bo").message == "In front: Bo Ray")
    _ = await session.send("lead players in band")
    #expect(await session.send("cy").message == "Cy Kim")
  }
}

/// Calls and seats the players of a band, whom a string query knows.
enum BandApp {
  static func session() async throws -> AppSession {
    let built = try ManifestBuilder(
      Shortcuts.self, app: .init(id: "band", name: ["en": "Band"])
    ).build()
    return AppSession(try await AppHost(built))
  }

  struct Player: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "player"
    static let defaultQuery = PlayerQuery()
    let id: Int
    let name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
  }

  struct PlayerQuery: EntityStringQuery {
    private static let players = ["Bo Ray", "Ann Lee", "Ann Poe", "Cy Kim"].enumerated()
      .map(Player.init)

    func entities(for identifiers: [Int]) async throws -> [Player] {
      Self.players.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Player] {
      Self.players.filter { $0.name.lowercased().hasPrefix(string.lowercased()) }
    }
  }

  struct Call: AppIntent {
    static let title: LocalizedStringResource = "Call"
    @Parameter(title: "players") var players: [Player]

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      .result(value: players.map(\.name).joined(separator: ", "))
    }
  }

  struct Seat: AppIntent {
    static let title: LocalizedStringResource = "Seat"
    @Parameter(title: "in front") var front: [Player]?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      guard let front else { throw $front.needsValueError("Who sits in front?") }
      return .result(value: "In front: " + front.map(\.name).joined(separator: ", "))
    }
  }

  struct Lead: AppIntent {
    static let title: LocalizedStringResource = "Lead"
    @Parameter(title: "leaders") var leaders: [Player]?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      .result(value: try await $leaders.requestValue("Who leads?").name)
    }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Call(), phrases: ["call players in \(.applicationName)"])
      AppShortcut(intent: Lead(), phrases: ["lead players in \(.applicationName)"])
      AppShortcut(intent: Seat(), phrases: ["seat players in \(.applicationName)"])
    }
  }
}
