import AppIntents

/// A small app with every kind of declaration, kept in one enum so that it is found by its scope.
enum FilmApp {
  enum Genre: String, AppEnum {
    case comedy, scienceFiction

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "genre"
    static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
      .comedy: DisplayRepresentation(title: "Comedy", synonyms: ["funny"]),
      .scienceFiction: "Science Fiction",
    ]
  }

  struct Film: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "film"
    static let defaultQuery = FilmQuery()

    let id: String
    let title: String
    @Property(title: "year") var year: Int
    @Property(title: "director") var director: String

    init(id: String, title: String, year: Int, director: String) {
      self.id = id
      self.title = title
      self.year = year
      self.director = director
    }

    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(
        title: LocalizedStringResource(stringLiteral: title), subtitle: "\(year) · \(director)",
        synonyms: ["\(title) by \(director)"])
    }
  }

  struct FilmQuery: EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [Film] {
      FilmApp.films.filter { identifiers.contains($0.id) }
    }
    func allEntities() async throws -> [Film] { FilmApp.films }
  }

  static let films = [
    Film(id: "cars", title: "Cars", year: 2006, director: "John Lasseter"),
    Film(id: "up", title: "Up", year: 2009, director: "Pete Docter"),
  ]

  struct Person: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "person"
    static let defaultQuery = PersonQuery()
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Person \(id)" }
  }

  struct PersonQuery: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [Person] {
      identifiers.map(Person.init)
    }
    func entities(matching string: String) async throws -> [Person] { [Person(id: string.count)] }
  }

  struct MarkAsWatched: AppIntent {
    static let title: LocalizedStringResource = "Mark film as watched"
    static let description: IntentDescription = "Remembers that you have seen a film."
    @Parameter(title: "film", requestValueDialog: "Which film?") var film: Film
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Rate: AppIntent {
    static let title: LocalizedStringResource = "Rate film"
    @Parameter(title: "film") var film: Film
    @Parameter(title: "rating", default: 3, inclusiveRange: (1, 5)) var rating: Int
    @Parameter(title: "weight", inclusiveRange: (0.5, 2)) var weight: Double?
    @Parameter(title: "note") private var note: String?
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Browse: AppIntent {
    static let title: LocalizedStringResource = "Browse films"
    @Parameter(title: "genre") var genre: Genre
    @Parameter(title: "since") var since: Date?
    @Parameter(title: "seen", default: false) var seen: Bool
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Ask: AppIntent {
    static let title: LocalizedStringResource = "Ask somebody"
    static let isDiscoverable = false
    @Parameter(title: "person") var person: Person
    @Parameter var question: String
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Provider: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: MarkAsWatched(),
        phrases: [
          "mark \(\.$film) as watched in \(.applicationName)",
          "I saw \(\.$film) in \(.applicationName)",
        ], shortTitle: "Mark as watched", systemImageName: "eye")
      AppShortcut(
        intent: comedies, phrases: ["show comedies in \(.applicationName)"],
        shortTitle: "Comedies", systemImageName: "theatermasks")
      AppShortcut(
        intent: Browse(), phrases: ["browse \(\.$genre) films in \(.applicationName)"],
        shortTitle: "Browse", systemImageName: "film")
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
      NegativeAppShortcutPhrases {
        "mark my words"
        "I saw red"
      }
    }

    private static var comedies: Browse {
      let intent = Browse()
      intent.genre = .comedy
      intent.seen = true
      return intent
    }
  }
}
