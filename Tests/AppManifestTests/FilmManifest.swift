import AppManifest

/// A small app in the JSON form that a person would write, and the same in Swift.
enum FilmManifest {
  static let text = #"""
    {
      "$schema": "manifest.schema.json",
      "app": { "id": "films", "name": "Film Tracker", "synonyms": ["Pixar Films"] },
      "languages": ["en", "de"],
      "policies": { "tolerance": "strict" },
      "entityTypes": [
        {
          "name": "Film",
          "title": { "en": "film", "de": "Film" },
          "attributes": ["year", { "name": "director", "title": { "en": "director", "de": "Regie" } }],
          "subtitle": ["year", "director"],
          "exactTitle": "wins",
          "entities": [
            { "id": "1", "title": "Up", "year": 2009, "synonyms": ["Oben"], "titles": { "de": "Oben" } },
            { "id": "2", "title": "Cars", "attributes": { "year": 2006 }, "context": { "kind": "film" } }
          ]
        }
      ],
      "enums": [
        {
          "name": "Genre",
          "title": { "en": "genre", "de": "Genre" },
          "cases": ["drama", { "name": "comedy", "synonyms": { "en": ["funny"], "de": ["lustig"] } }]
        }
      ],
      "intents": [
        {
          "name": "Rate",
          "title": { "en": "Rate", "de": "Bewerten" },
          "parameters": [
            { "name": "film", "type": { "entity": "Film" }, "prompt": { "en": "Which?", "de": "Welchen?" }, "choicePrompt": { "en": "Which of them?", "de": "Welchen davon?" } },
            { "name": "stars", "type": "integer", "default": 3, "minimum": 1, "maximum": 5 },
            { "name": "genre", "type": { "enum": "Genre" }, "optional": true }
          ],
          "needsConfirmation": true
        }
      ],
      "shortcuts": [
        {
          "intent": "Rate",
          "phrases": { "en": ["rate ${film} in ${applicationName}"], "de": ["bewerte ${film}"] },
          "values": { "stars": 4 }
        }
      ],
      "negativePhrases": ["never mind"]
    }
    """#

  static let manifest = Manifest(
    app: .init(id: "films", name: ["en": "Film Tracker"], synonyms: ["en": ["Pixar Films"]]),
    languages: ["en", "de"],
    entityTypes: [
      .init(
        name: "Film", title: ["en": "film", "de": "Film"],
        attributes: [
          .init(name: "year"), .init(name: "director", title: ["en": "director", "de": "Regie"]),
        ],
        entities: [
          .init(
            id: "1", title: "Up", titles: ["de": "Oben"], synonyms: ["Oben"],
            attributes: ["year": 2009]),
          .init(id: "2", title: "Cars", attributes: ["year": 2006], context: ["kind": "film"]),
        ],
        exactTitle: .wins, subtitle: ["year", "director"])
    ],
    enums: [
      .init(
        name: "Genre", title: ["en": "genre", "de": "Genre"],
        cases: [
          .init(name: "drama", title: [:]),
          .init(name: "comedy", title: [:], synonyms: ["en": ["funny"], "de": ["lustig"]]),
        ])
    ],
    intents: [
      .init(
        name: "Rate", title: ["en": "Rate", "de": "Bewerten"],
        parameters: [
          .init(
            name: "film", type: .entity("Film"), prompt: ["en": "Which?", "de": "Welchen?"],
            choicePrompt: ["en": "Which of them?", "de": "Welchen davon?"]),
          .init(name: "stars", type: .integer, defaultValue: 3, minimum: 1, maximum: 5),
          .init(name: "genre", type: .enumeration("Genre"), isOptional: true),
        ],
        needsConfirmation: true)
    ],
    shortcuts: [
      .init(
        intent: "Rate",
        phrases: ["en": ["rate ${film} in ${applicationName}"], "de": ["bewerte ${film}"]],
        values: ["stars": 4])
    ],
    negativePhrases: ["en": ["never mind"]],
    policies: .init(tolerance: .strict))
}
