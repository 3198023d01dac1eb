import AppIntents

/// One of the things whose names are all known to the router.
struct Thing: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "thing"
  static let defaultQuery = ThingQuery()
  let id: String
  @Property(title: "number") var number: Int
  var displayRepresentation: DisplayRepresentation { "\(id)" }

  init(id: String, number: Int) {
    self.id = id
    self.number = number
  }
}

struct ThingQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Thing] {
    identifiers.compactMap { Names.number(of: $0).map(Names.thing) }
  }
  func allEntities() async throws -> [Thing] { (0..<1000).map(Names.thing) }
}

/// One of the places that the app finds by itself.
struct Place: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "place"
  static let defaultQuery = PlaceQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct PlaceQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Place] { identifiers.map(Place.init) }
  func entities(matching string: String) async throws -> [Place] {
    Names.number(of: string) == nil ? [] : [Place(id: string)]
  }
}

/// A thousand names, each an adjective and a noun.
enum Names {
  static let adjectives = [
    "amber", "brisk", "calm", "dusty", "early", "faint", "gentle", "hollow", "icy", "jolly", "keen",
    "lucid", "mellow", "narrow", "olive", "plain", "quiet", "rapid", "silent", "tidy", "upper",
    "vivid", "wooden", "yellow", "zesty", "bright", "clever", "deep", "eager", "fresh", "grand",
    "humble", "inner", "light", "mild", "neat", "outer", "proud", "round", "sweet",
  ]
  static let nouns = [
    "anchor", "basket", "candle", "drawer", "engine", "feather", "garden", "hammer", "island",
    "jacket", "kettle", "ladder", "mirror", "needle", "orchard", "pocket", "quarry", "ribbon",
    "saddle", "tunnel", "urchin", "valley", "window", "yonder", "zipper",
  ]

  static func name(_ number: Int) -> String {
    adjectives[number / nouns.count] + " " + nouns[number % nouns.count]
  }

  static func number(of name: String) -> Int? {
    let words = name.split(separator: " ").map(String.init)
    guard words.count == 2, let first = adjectives.firstIndex(of: words[0]),
      let second = nouns.firstIndex(of: words[1])
    else { return nil }
    return first * nouns.count + second
  }

  static func thing(_ number: Int) -> Thing { Thing(id: name(number), number: number) }
}

protocol ThingAct: AppIntent {
  var target: Thing { get }
}

extension ThingAct {
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Done with \(target.id).")
  }
}

protocol PlaceAct: AppIntent {
  var target: Place { get }
}

extension PlaceAct {
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Done at \(target.id).")
  }
}

struct ProbeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { acts }

  /// The words that tell the acts apart: *lift up the … in probe*.
  private static let verbs = [
    "lift", "paint", "mend", "fold", "clean", "move", "count", "show", "hide", "sell",
  ]
  private static let adverbs = [
    "up", "down", "twice", "slowly", "again", "now", "alone", "first", "last", "well",
  ]

  static func command(_ number: Int) -> String {
    verbs[number / 10] + " " + adverbs[number % 10]
  }

  static func act<Intent: AppIntent>(_ intent: Intent, _ number: Int) -> AppShortcut {
    let command = command(number)
    let templates = [
      "\(command) the ${target} in ${applicationName}", "\(command) in ${applicationName}",
    ]
    return AppShortcut(intent: intent, phrases: templates.map { AppShortcutPhrase<Intent>($0) })
  }
}
