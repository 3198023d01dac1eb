import AppIntents
import AppManifest
import Testing

@testable import IntentRuntime

/// Declarations in Swift become the manifest that one would write by hand.
@Suite struct ManifestBuilderTests {
  static func build(_ localization: Localization = Localization()) throws -> BuiltManifest {
    try ManifestBuilder(
      FilmApp.Provider.self, localization: localization
    ).build()
  }

  // Statements: 146, 148, 155, 173, 199
  @Test func theFixtureIsDescribedWhole() throws {
    let built = try Self.build()
    let expected = try Manifest.read(json: Self.expected)
    #expect(built.manifest.json() == expected.manifest.json())
    #expect(built.diagnostics.map(\.description) == [])
    #expect(built.isComplete)
  }

  static let expected = #"""
    {
      "formatVersion": 1,
      "app": {
        "id": "intent-runtime-tests", "name": {"en": "Intent Runtime Tests"},
        "synonyms": {"en": ["intentruntimetests"]}
      },
      "languages": ["en"],
      "entityTypes": [
        {"name": "Film", "title": {"en": "film"}},
        {
          "name": "Person", "title": {"en": "person"}, "queried": true,
          "attributes": [{"name": "subtitle"}], "subtitle": ["subtitle"]
        }
      ],
      "enums": [
        {
          "name": "Genre", "title": {"en": "genre"}, "cases": [
            {"name": "comedy", "title": {"en": "Comedy"}, "synonyms": {"en": ["funny"]}},
            {"name": "scienceFiction", "title": {"en": "Science Fiction"}}
          ]
        }
      ],
      "intents": [
        {
          "name": "MarkAsWatched", "title": {"en": "Mark film as watched"},
          "description": {"en": "Remembers that you have seen a film."},
          "parameters": [
            {
              "name": "film", "title": {"en": "film"}, "type": {"entity": "Film"},
              "prompt": {"en": "Which film?"}
            }
          ]
        },
        {
          "name": "Browse", "title": {"en": "Browse films"},
          "parameters": [
            {"name": "genre", "title": {"en": "genre"}, "type": {"enum": "Genre"}},
            {"name": "since", "title": {"en": "since"}, "type": "date", "optional": true},
            {"name": "seen", "title": {"en": "seen"}, "type": "boolean", "default": false}
          ],
          "risk": "harmless"
        },
        {
          "name": "Ask", "title": {"en": "Ask somebody"},
          "parameters": [
            {"name": "person", "title": {"en": "person"}, "type": {"entity": "Person"}},
            {"name": "question", "title": {"en": "question"}, "type": "string"}
          ]
        },
        {
          "name": "Rate", "title": {"en": "Rate film"},
          "parameters": [
            {"name": "film", "title": {"en": "film"}, "type": {"entity": "Film"}},
            {
              "name": "rating", "title": {"en": "rating"}, "type": "integer", "default": 3,
              "minimum": 1, "maximum": 5
            },
            {
              "name": "weight", "title": {"en": "weight"}, "type": "number", "optional": true,
              "minimum": 0.5, "maximum": 2
            },
            {"name": "note", "title": {"en": "note"}, "type": "string", "optional": true}
          ]
        }
      ],
      "shortcuts": [
        {
          "intent": "MarkAsWatched", "title": {"en": "Mark as watched"},
          "phrases": {"en": [
            "mark ${film} as watched in ${applicationName}", "I saw ${film} in ${applicationName}"
          ]}
        },
        {
          "intent": "Browse", "title": {"en": "Comedies"},
          "phrases": {"en": ["show comedies in ${applicationName}"]},
          "values": {"genre": "comedy", "seen": true}
        },
        {
          "intent": "Browse", "title": {"en": "Browse"},
          "phrases": {"en": ["browse ${genre} films in ${applicationName}"]}
        }
      ],
      "negativePhrases": {"en": ["mark my words", "I saw red"]}
    }
    """#

  @Test func namesLeadBackToTypes() throws {
    let built = try Self.build()
    #expect(built.intents["Rate"] == FilmApp.Rate.self)
    #expect(built.entities["Film"] == FilmApp.Film.self)
    #expect(built.enums["Genre"] == FilmApp.Genre.self)
    #expect(built.shortcuts.count == built.manifest.shortcuts.count)
    #expect(built.shortcuts[1].shortTitle?.key == "Comedies")
  }

  @Test func everyBuildGivesTheSameBytes() throws {
    let first = try Self.build().manifest.json()
    for _ in 0..<20 { #expect(try Self.build().manifest.json() == first) }
  }

  @Test func typesThatOnlyParametersNameAreDescribed() {
    let built = ManifestBuilder(types: AppTypes(), provider: FilmApp.Provider.self).build()
    #expect(built.manifest.intents.map(\.name) == ["MarkAsWatched", "Browse"])
    #expect(built.manifest.entityTypes.map(\.name) == ["Film"])
    #expect(built.manifest.enums.map(\.name) == ["Genre"])
    #expect(built.isComplete)
  }

  // Statements: 155
  @Test func everyTypeOfParameterIsDescribed() throws {
    let built = ManifestBuilder(
      types: AppTypes(intents: [Forms.Everything.self]), provider: Forms.Provider.self
    ).build()
    let parameters = try #require(built.manifest.intents.first).parameters
    let types = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.type) })
    #expect(
      types == [
        "text": .string, "whole": .integer, "number": .number, "truth": .boolean, "date": .date,
        "duration": .duration, "distance": .measurement(.length), "money": .currency,
        "address": .url, "person": .person, "file": .file, "days": .date,
        "genres": .enumeration("Genre"), "films": .entity("Film"), "texts": .string,
      ])
    #expect(parameters.filter(\.isList).map(\.name) == ["genres", "films", "texts"])
    #expect(built.isComplete, "\(built.diagnostics)")
  }

  @Test func whatTheTypesBringAlongIsDescribed() throws {
    let built = ManifestBuilder(
      types: AppTypes(intents: [Forms.Everything.self]), provider: Forms.Provider.self
    ).build()
    let parameters = try #require(built.manifest.intents.first).parameters
    let named = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0) })
    #expect(named["truth"]?.trueLabel == ["en": "on"])
    #expect(named["truth"]?.falseLabel == ["en": "off"])
    #expect(named["distance"]?.unit == "km")
    #expect(named["money"]?.minimum == 1)
    #expect(named["money"]?.maximum == 50)
    #expect(named["duration"]?.defaultValue == .number(90))
    #expect(named["genres"]?.defaultValue == ["comedy"])
    #expect(named["date"]?.isOptional == true, "its default is not the manifest's to know")
  }
}

/// One parameter of each type that the manifest knows.
enum Forms {
  struct Everything: AppIntent {
    static let title: LocalizedStringResource = "Everything"
    @Parameter(title: "text") var text: String
    @Parameter(title: "whole") var whole: Int
    @Parameter(title: "number") var number: Double
    @Parameter(title: "truth", displayName: Bool.IntentDisplayName(true: "on", false: "off"))
    var truth: Bool
    @Parameter(title: "date", default: Date(timeIntervalSince1970: 1)) var date: Date
    @Parameter(title: "days") var days: DateComponents
    @Parameter(title: "duration", default: .seconds(90)) var duration: Duration
    @Parameter(title: "distance", defaultUnit: .kilometers) var distance: Measurement<UnitLength>
    @Parameter(title: "money", currencyCodes: ["EUR"], inclusiveRange: (1, 50))
    var money: IntentCurrencyAmount
    @Parameter(title: "address") var address: URL
    @Parameter(title: "person") var person: IntentPerson
    @Parameter(title: "file") var file: IntentFile
    @Parameter(title: "genres", default: [.comedy]) var genres: [FilmApp.Genre]
    @Parameter(title: "films") var films: [FilmApp.Film]?
    @Parameter(title: "texts") var texts: [String]
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Provider: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Everything(), phrases: ["everything in \(.applicationName)"],
        shortTitle: "Everything", systemImageName: "star")
    }
  }
}
