import AppIntents

/// A film of the catalogue.
///
/// *toy story* → `Toy Story, 1995 · John Lasseter`
struct Film: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("entity.film", defaultValue: "film"),
    numericFormat: "\(placeholder: .int) films", synonyms: ["movie", "movies"])
  static let defaultQuery = FilmQuery()

  let id: String
  /// The English title.
  @Property(title: "title") var title: String
  @Property(title: "year") var year: Int
  @Property(title: LocalizedStringResource("property.director", defaultValue: "director"))
  var director: String
  /// Other names that people type.
  let synonyms: [String]

  init(id: String, title: String, year: Int, director: String, synonyms: [String] = []) {
    self.id = id
    self.synonyms = synonyms
    self.title = title
    self.year = year
    self.director = director
  }

  /// The title in the language of whoever reads it: the table `films` has it under the identifier.
  var name: LocalizedStringResource {
    LocalizedStringResource(String.LocalizationValue(id), table: "films")
  }

  /// The directors one by one.
  var directors: [String] { director.components(separatedBy: " & ") }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: name, subtitle: "\(year) · \(director)",
      synonyms: synonyms.map { LocalizedStringResource(stringLiteral: $0) })
  }
}

/// Finds films. Since it lists them all, their names are known to the router, which finds them
/// inside longer sentences and in spite of typing errors.
struct FilmQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Film] { FilmCatalogue.films }

  func entities(for identifiers: [Film.ID]) async throws -> [Film] {
    identifiers.compactMap { FilmCatalogue.film($0) }
  }
}
