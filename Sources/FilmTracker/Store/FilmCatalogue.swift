import Foundation

/// The films that there are, with their directors and genres, as they came with the app.
///
/// Genres and lengths are noted for well-known films only.
enum FilmCatalogue {
  /// All films, in the order that breaks ties.
  static let films: [Film] = rows("films", of: FilmRow.self).map { row in
    Film(
      id: row.id, title: row.title, year: row.year, director: row.director,
      synonyms: row.synonyms ?? [])
  }

  /// All directors, those of the most films first.
  static let directors: [Director] = rows("directors", of: DirectorRow.self).map { row in
    Director(
      id: row.id, fullName: row.title, localNames: row.titles.map { Array($0.values) } ?? [],
      synonyms: row.synonyms ?? [])
  }

  private static let directorsByName = Dictionary(
    uniqueKeysWithValues: directors.map { ($0.fullName, $0) })

  private static let minutesByID = decoded([Film.ID: Int].self, from: data("lengths", "json"))

  private static let filmsByID = Dictionary(uniqueKeysWithValues: films.map { ($0.id, $0) })

  private static let filmsByGenre: [Genre: Set<Film.ID>] = {
    let lists = decoded([String: Set<Film.ID>].self, from: data("genres", "json"))
    return Dictionary(
      uniqueKeysWithValues: lists.compactMap { name, ids in
        Genre(rawValue: name).map { ($0, ids) }
      })
  }()

  /// The film with an identifier.
  static func film(_ id: Film.ID) -> Film? { filmsByID[id] }

  /// The films of a genre.
  static func films(of genre: Genre) -> [Film] {
    let ids = filmsByGenre[genre] ?? []
    return films.filter { ids.contains($0.id) }
  }

  /// The films of a genre and by somebody, where these are given.
  static func films(of genre: Genre?, by director: Director? = nil) -> [Film] {
    let films = genre.map { Self.films(of: $0) } ?? Self.films
    guard let director else { return films }
    return films.filter { $0.directors.contains(director.fullName) }
  }

  /// The films that somebody directed, alone or with others.
  static func films(by director: Director) -> [Film] {
    films.filter { $0.directors.contains(director.fullName) }
  }

  /// The directors of a film, in the order in which it names them.
  static func directors(of film: Film) -> [Director] {
    film.directors.compactMap { directorsByName[$0] }
  }

  /// How many minutes a film runs, if it is noted.
  static func minutes(of film: Film) -> Int? { minutesByID[film.id] }

  /// The full names of the directors who have a text in one of their names: *pete* → `Pete Docter` and
  /// others.
  static func directors(called text: String) -> Set<String> {
    let found = directors.filter { director in
      ([director.fullName] + director.localNames + director.synonyms).contains {
        $0.localizedCaseInsensitiveContains(text)
      }
    }
    return Set(found.map(\.fullName))
  }
}

// MARK: - Files

extension FilmCatalogue {
  private struct FilmRow: Decodable {
    let id: String
    let title: String
    let year: Int
    let director: String
    let synonyms: [String]?
  }

  private struct DirectorRow: Decodable {
    let id: String
    let title: String
    let titles: [String: String]?
    let synonyms: [String]?
  }

  /// The rows of a JSON Lines file.
  private static func rows<Row: Decodable>(_ name: String, of type: Row.Type) -> [Row] {
    let lines = data(name, "jsonl").split(separator: UInt8(ascii: "\n"))
    var array = Data("[".utf8)
    array.append(Data(lines.joined(separator: ",".utf8)))
    array.append(UInt8(ascii: "]"))
    return decoded([Row].self, from: array)
  }

  private static func decoded<Content: Decodable>(
    _ type: Content.Type, from data: Data
  ) -> Content {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      preconditionFailure("A file that came with the app is damaged: \(error)")
    }
  }

  private static func data(_ name: String, _ type: String) -> Data {
    guard let url = Bundle.module.url(forResource: name, withExtension: type),
      let data = try? Data(contentsOf: url)
    else { preconditionFailure("The file \(name).\(type), which comes with the app, is missing.") }
    return data
  }
}
