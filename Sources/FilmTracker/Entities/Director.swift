import AppIntents

/// Somebody who has directed films of the catalogue.
struct Director: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "director"
  static let defaultQuery = DirectorQuery()

  let id: String
  let fullName: String
  /// The name in other scripts.
  let localNames: [String]
  /// Other names that people type.
  let synonyms: [String]

  /// The name in the script of whoever reads it: the table `directors` has it under the identifier.
  var name: LocalizedStringResource {
    LocalizedStringResource(String.LocalizationValue(id), table: "directors")
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: name, synonyms: synonyms.map { LocalizedStringResource(stringLiteral: $0) })
  }
}

/// Finds directors.
struct DirectorQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Director] { FilmCatalogue.directors }

  func entities(for identifiers: [Director.ID]) async throws -> [Director] {
    FilmCatalogue.directors.filter { identifiers.contains($0.id) }
  }
}
