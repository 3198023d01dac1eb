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

  private static let directorsByName = Dictionary(directors.map { ($0.fullName, $0) }) {
    first, _ in first
  }

  private static let minutesByID = (try? decoded([Film.ID: Int].self, of: "lengths.json")) ?? [:]

  private static let filmsByID = Dictionary(films.map { ($0.id, $0) }) { first, _ in first }

  private static let filmsByGenre: [Genre: Set<Film.ID>] = {
    let lists = (try? decoded([String: Set<Film.ID>].self, of: "genres.json")) ?? [:]
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

  /// Reads all files once, to find out before the app starts whether they can be read. Those that
  /// cannot be have nothing in them for the rest of the app.
  ///
  /// - Throws: ``FilmResourceError`` for the first that is missing or damaged.
  static func check() throws {
    _ = try read("films.jsonl", as: FilmRow.self)
    _ = try read("directors.jsonl", as: DirectorRow.self)
    _ = try decoded([String: Set<Film.ID>].self, of: "genres.json")
  }

  private static func rows<Row: Decodable>(_ name: String, of type: Row.Type) -> [Row] {
    (try? read(name + ".jsonl", as: type)) ?? []
  }

  /// The rows of a JSON Lines file.
  private static func read<Row: Decodable>(_ file: String, as type: Row.Type) throws -> [Row] {
    let lines = try data(of: file).split(separator: UInt8(ascii: "\n"))
    var array = Data("[".utf8)
    array.append(Data(lines.joined(separator: ",".utf8)))
    array.append(UInt8(ascii: "]"))
    return try decoded([Row].self, from: array, of: file)
  }

  private static func decoded<Content: Decodable>(
    _ type: Content.Type, of file: String
  ) throws -> Content {
    try decoded(type, from: data(of: file), of: file)
  }

  private static func decoded<Content: Decodable>(
    _ type: Content.Type, from data: Data, of file: String
  ) throws -> Content {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw FilmResourceError(file: file)
    }
  }

  private static func data(of file: String) throws -> Data {
    let url = Bundle.module.bundleURL.appendingPathComponent(file)
    guard let data = try? Data(contentsOf: url) else { throw FilmResourceError(file: file) }
    return data
  }
}

/// A file that came with the app is missing or damaged.
public struct FilmResourceError: Error, CustomStringConvertible {
  /// The file's name.
  public let file: String

  /// What is wrong, and what to do.
  public var description: String {
    "\(file), which comes with the app, is missing or damaged. Install the app again."
  }
}
