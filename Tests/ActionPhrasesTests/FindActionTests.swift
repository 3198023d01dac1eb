import AppManifest
import PhraseRouter
import Testing

@testable import ActionPhrases

/// A Find action is an intent like any other.
@Suite struct FindActionTests {
  private static let task = FindableType(
    name: "Task", nouns: ["en": ["task", "tasks", "to-dos"]],
    properties: [
      FindableProperty(
        name: "dueDate", title: ["en": "due date"], kind: .date,
        comparators: [.equalTo, .lessThan, .greaterThan, .isBetween]),
      FindableProperty(
        name: "dateAdded", title: ["en": "date added"], kind: .date,
        comparators: [.lessThan, .greaterThan]),
      FindableProperty(
        name: "isDone", title: ["en": "done"], kind: .boolean, comparators: [.equalTo]),
      FindableProperty(
        name: "priority", title: ["en": "priority"], kind: .integer,
        comparators: [.equalTo, .greaterThan, .lessThanOrEqualTo]),
      FindableProperty(
        name: "project", title: ["en": "project"], kind: .entity("Project"),
        comparators: [.equalTo]),
      FindableProperty(
        name: "tags", title: ["en": "tags"], kind: .text, comparators: [.contains]),
    ], sortable: ["dueDate", "priority"])

  private static func manifest(_ type: FindableType, adding: [FindableType] = []) -> Manifest {
    var manifest = Manifest(
      app: Manifest.App(id: "app", name: ["en": "Chores"]), languages: ["en"],
      entityTypes: [
        Manifest.EntityType(
          name: "Project", title: ["en": "project"],
          entities: [Manifest.Entity(id: "house", title: "House")])
      ])
    for type in [type] + adding { manifest.add(FindAction(type, in: manifest)) }
    return manifest
  }

  @Test(arguments: [
    ("show all done tasks", "run FindTask isDoneIs=true"),
    ("list tasks that are not done", "run FindTask isDoneIs=false"),
    ("tasks due before tomorrow", "run FindTask dueDateBelow=2026-11-21"),
    (
      "tasks due between monday and friday",
      "run FindTask dueDateFrom=2026-11-23 dueDateTo=2026-11-27"
    ),
    ("show me tasks added after monday", "run FindTask dateAddedAbove=2026-11-23"),
    ("tasks with priority above 3", "run FindTask priorityAbove=3"),
    ("tasks with a priority of at most two", "run FindTask priorityAtMost=2"),
    ("list to-dos tagged garden in chores", "run FindTask tagsContains=garden"),
    ("tasks whose project is house", "run FindTask projectIs=House"),
    ("show the three most urgent tasks", "run FindTask limit=3 ranking=dueDateAscending"),
    (
      "show my tasks sorted by priority in reverse order",
      "run FindTask sortBy=priority order=descending"
    ),
    ("show tasks due before blorp", "ask FindTask dueDateBelow"), ("before tomorrow", "reject"),
  ])
  func otherKindsOfProperties(utterance: String, expected: String) throws {
    let router = try Router(manifest: Self.manifest(Self.task).validated())
    let decision = router.route(utterance, context: FilmFinder.context)
    #expect(decision.summary == expected)
  }

  @Test func itsParametersAreOptionalAndHaveTitlesInEveryLanguage() throws {
    let action = try FilmFinder.action.get()
    #expect(action.intent.name == "FindFilm")
    #expect(action.intent.parameters.filter { !$0.isOptional }.map(\.name) == [])
    for language in FilmFinder.languages {
      #expect(action.intent.title[language] != nil)
      #expect(action.intent.parameters.filter { $0.title[language] == nil }.map(\.name) == [])
      #expect(action.shortcut.phrases[language]?.count ?? 0 >= 3)
    }
    let names = action.intent.parameters.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(!names.contains("releaseYearIsNot"), "no such comparator is declared")
  }

  @Test func itsNameIsFree() {
    let manifest = Self.manifest(Self.task, adding: [Self.task])
    #expect(manifest.intents.map(\.name) == ["FindTask", "FindTask2"])
    #expect(Set(manifest.enums.map(\.name)).count == manifest.enums.count)
  }

  @Test func itIsWrittenAndReadAsAnyManifest() throws {
    let manifest = Self.manifest(Self.task)
    let read = try Manifest.read(json: Array(manifest.json().utf8))
    #expect(read.manifest == manifest)
    #expect(read.warnings.map(\.description) == [])
  }

  @Test func theSameTypeGivesTheSameAction() throws {
    let manifest = try FilmFinder.manifest()
    let action = try FilmFinder.action.get()
    #expect(FindAction(FilmFinder.film, in: manifest) == action)
  }

  /// Properties of any number, meaning and name compile, within the bounds of a template.
  @Test(arguments: FilmFinder.languages)
  func manyPropertiesCompile(language: String) throws {
    let kinds: [FindableProperty.Kind] = [.text, .number, .date, .year, .boolean, .text, .number]
    let meanings = ["Title", "Rating", "Due", "Year", "Done", "Director", "Price"]
    let properties = (0..<200).map { index in
      FindableProperty(
        name: "p\(index)" + meanings[index % kinds.count],
        title: [language: "[odd] (name) <\(index)> | $ \\"], kind: kinds[index % kinds.count],
        comparators: Set(FindComparator.allCases))
    }
    let type = FindableType(
      name: "Thing", nouns: [language: ["a {thing}", "things;"]], properties: properties,
      sortable: properties.map(\.name))
    var manifest = Manifest(
      app: Manifest.App(id: "app", name: [language: "Chores"]), languages: [language])
    manifest.add(FindAction(type, in: manifest))
    let router = try Router(manifest: manifest.validated())
    #expect(router.route("blorp", language: language).summary == "reject")
  }

  @Test func aTypeWithoutPropertiesOrWordsIsHarmless() throws {
    for nouns in [[:], ["en": ["thing"]]] {
      let type = FindableType(name: "Thing", nouns: nouns, properties: [])
      let router = try Router(manifest: Self.manifest(type).validated())
      #expect(router.route("show all things with a name").summary == "reject")
    }
  }
}
