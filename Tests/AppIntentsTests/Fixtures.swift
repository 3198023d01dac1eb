import AppIntents
import CoreLocation
import UniformTypeIdentifiers

// A small app: films, their genres, drafts of reviews, and a provider for each kind of value.

struct Film: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Film", numericFormat: "\(placeholder: .int) films", synonyms: ["Movie"])
  static let defaultQuery = FilmQuery()

  let id: String
  @Property(title: "Title") var title: String
  @Property(title: "Year") var year: Int
  @Property var director: String?

  init(_ id: String, year: Int, director: String? = nil) {
    self.id = id
    title = id.capitalized
    self.year = year
    self.director = director
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", subtitle: "\(year)", synonyms: ["Film \(title)"])
  }

  static let upFilm = Film("up", year: 2009, director: "Pete Docter")
  static let all = [upFilm, Film("coco", year: 2017), Film("luca", year: 2021)]
}

struct FilmQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Film] {
    identifiers.compactMap { id in Film.all.first { $0.id == id } }
  }

  func suggestedEntities() async throws -> [Film] { Film.all }
}

extension FilmQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [Film] {
    Film.all.filter { $0.id.contains(string) }
  }
}

enum Genre: String, AppEnum {
  case comedy
  case drama

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .comedy: "Comedy", .drama: DisplayRepresentation(title: "Drama", synonyms: ["Tragedy"]),
  ]
}

/// Apple advises against a type that is both; it compiles all the same.
enum Planet: String, AppEnum, AppEntity {
  case mars
  case venus

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Planet"
  static let caseDisplayRepresentations: [Planet: DisplayRepresentation] = [
    .mars: "Mars", .venus: "Venus",
  ]
  static let defaultQuery = PlanetQuery()

  var id: String { rawValue }
  var displayRepresentation: DisplayRepresentation { "\(rawValue)" }
  var localizedStringResource: LocalizedStringResource { "\(rawValue)" }
}

struct PlanetQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Planet] {
    identifiers.compactMap(Planet.init(rawValue:))
  }
}

struct Draft: FileEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Draft"
  static let supportedContentTypes: [UTType] = [.plainText]
  static let defaultQuery = DraftQuery()
  static let first = Draft(id: .draft(identifier: "first"))

  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "draft" }
}

struct DraftQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Draft] {
    identifiers.map(Draft.init(id:))
  }
}

struct NoResolver: Resolver {
  func resolve(
    from input: String, context: IntentParameterContext<String>
  ) async throws -> String? { nil }
}

struct TextOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["one", "two"] }
  func defaultResult() async -> String? { "one" }
}

struct AttributedTextOptions: DynamicOptionsProvider {
  func results() async throws -> [AttributedString] { [] }
}

struct AddressOptions: DynamicOptionsProvider {
  func results() async throws -> [URL] { [] }
}

struct WholeNumberOptions: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Int> {
    ItemCollection(promptLabel: "How many?") {
      ItemSection("Few") {
        Item(1, title: "one")
        Item(2, title: "two")
      }
      ItemSection("Many", items: [10, 20])
    }
  }
}

struct NumberOptions: DynamicOptionsProvider {
  func results() async throws -> [Double] { [] }
}

struct MoneyOptions: DynamicOptionsProvider {
  func results() async throws -> [IntentCurrencyAmount] { [] }
}

struct DateOptions: DynamicOptionsProvider {
  func results() async throws -> [Date] { [] }
}

struct DayOptions: DynamicOptionsProvider {
  func results() async throws -> [DateComponents] { [] }
}

struct PersonOptions: DynamicOptionsProvider {
  func results() async throws -> [IntentPerson] { [] }
}

struct PaymentOptions: DynamicOptionsProvider {
  func results() async throws -> [IntentPaymentMethod] { [] }
}

struct PlaceOptions: DynamicOptionsProvider {
  func results() async throws -> [CLPlacemark] { [] }
}

struct FileOptions: DynamicOptionsProvider {
  func results() async throws -> [IntentFile] { [] }
}

struct LengthOptions: DynamicOptionsProvider {
  func results() async throws -> [Measurement<UnitLength>] { [] }
}

struct FilmOptions: DynamicOptionsProvider {
  func results() async throws -> [Film] { Film.all }
  func defaultResult() async -> [Film]? { nil }
}

struct DraftOptions: DynamicOptionsProvider {
  func results() async throws -> [Draft] { [] }
}

struct GenreOptions: DynamicOptionsProvider {
  func results() async throws -> [Genre] { [.drama] }
}

struct PlanetOptions: DynamicOptionsProvider {
  func results() async throws -> [Planet] { [] }
}
