import AppIntents
import AppManifest
import Testing

@testable import IntentRuntime

@Suite struct EntityReaderTests {
  let reader = EntityReader(localization: Localization())

  // Statements: 157, 158
  @Test func enumerableEntitiesFillTheirType() async throws {
    var type = Manifest.EntityType(name: "Film", title: ["en": "film"])
    reader.fill(&type, with: try await EntityReader.all(of: FilmApp.Film.self))
    #expect(
      type.attributes == [
        Manifest.Attribute(name: "year", title: ["en": "year"]),
        Manifest.Attribute(name: "director", title: ["en": "director"]),
      ])
    #expect(type.subtitle == ["year", "director"])
    #expect(
      type.entities.first
        == Manifest.Entity(
          id: "cars", title: "Cars", synonyms: ["Cars by John Lasseter"],
          attributes: ["year": 2006, "director": "John Lasseter"]))
  }

  @Test func subtitlesOfTheirOwnWordsAreAnAttribute() async throws {
    var type = Manifest.EntityType(name: "Room", title: ["en": "room"])
    reader.fill(&type, with: [Room(id: 1, floor: 2), Room(id: 2, floor: 3)])
    #expect(type.attributes.map(\.name) == ["floor", "subtitle"])
    #expect(type.subtitle == ["subtitle"])
    #expect(type.entities[1].attributes == ["floor": 3, "subtitle": "on floor 3"])
  }

  @Test func answersOfQueriesAreDescribed() {
    let room = reader.entity(Room(id: 7, floor: 1), language: "en")
    #expect(room.id == "7")
    #expect(room.title == "Room 7")
    #expect(room.attributes == ["subtitle": "on floor 1"])
  }

  @Test func noEntitiesLeaveTheTypeAsItWas() {
    var type = Manifest.EntityType(name: "Room", title: ["en": "room"])
    reader.fill(&type, with: [])
    #expect(type == Manifest.EntityType(name: "Room", title: ["en": "room"]))
  }

  @Test func stringQueriesAreAsked() async throws {
    #expect(EntityReader.canList(FilmApp.Film.self))
    #expect(!EntityReader.canList(FilmApp.Person.self))
    #expect(EntityReader.canList(Settings.self))
    #expect(try await EntityReader.all(of: FilmApp.Person.self).isEmpty)
    #expect(try await EntityReader.all(of: Settings.self).count == 1)
  }
}

private struct Room: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "room"
  static let defaultQuery = RoomQuery()
  let id: Int
  @Property(title: "floor") var floor: Int
  @Property(title: "name") var name: String

  init(id: Int, floor: Int) {
    self.id = id
    self.floor = floor
    name = "Room \(id)"
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Room \(id)", subtitle: "on floor \(floor)")
  }
}

private struct RoomQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Room] { [] }
}

private struct Settings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "settings"
  static var defaultQuery: UniqueAppEntityProvider<Settings> {
    UniqueAppEntityProvider { Settings() }
  }
  let id = UniqueAppEntityID()
  var displayRepresentation: DisplayRepresentation { "Settings" }
}
