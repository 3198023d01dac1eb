import AppManifest

/// A small app that asks every kind of question.
enum TrialApp {
  static let manifest = Manifest(
    app: Manifest.App(id: "boxes", name: ["en": "Boxes", "de": "Kisten"]),
    languages: ["en", "de"],
    entityTypes: [
      Manifest.EntityType(
        name: "Box", title: ["en": "box", "de": "Kiste"],
        entities: [
          Manifest.Entity(id: "1", title: "red box", attributes: ["size": "small"]),
          Manifest.Entity(id: "2", title: "red box", attributes: ["size": "large"]),
          Manifest.Entity(id: "3", title: "blue box"), Manifest.Entity(id: "4", title: "Box of 7"),
        ], subtitle: ["size"])
    ],
    intents: [
      Manifest.Intent(
        name: "Open", parameters: [Manifest.Parameter(name: "box", type: .entity("Box"))]),
      Manifest.Intent(
        name: "Count",
        parameters: [
          Manifest.Parameter(name: "number", type: .integer),
          Manifest.Parameter(name: "date", type: .date, isOptional: true),
        ]),
      Manifest.Intent(
        name: "AddNote", title: ["en": "Add note"],
        parameters: [Manifest.Parameter(name: "note", type: .string)]),
    ],
    shortcuts: [
      Manifest.Shortcut(
        intent: "Open", phrases: ["en": ["open the ${box}", "open"], "de": ["öffne ${box}"]]),
      Manifest.Shortcut(
        intent: "Count", phrases: ["en": ["count to ${number} [on ${date}]", "count"]]),
      Manifest.Shortcut(intent: "AddNote", phrases: ["en": ["note ${note}", "note"]]),
    ])
}
