import AppManifest
import PhraseRouter

/// The apps that examples are shown with.
enum ExampleApps {
  /// The example app, in English only: compiled once for all examples.
  static let films = Result { try filmRouter() }

  static let filmFolder = ExampleFile.package.appendingPathComponent("Corpora/FilmTracker").path

  private static func filmRouter() throws -> Router {
    try Router(manifest: Manifest.load(from: filmFolder), languages: ["en"])
  }

  /// An app that calls people, whose names a query knows.
  static func contacts() throws -> Router {
    let person = Manifest.EntityType(name: "Person", title: ["en": "person"], isQueried: true)
    let call = Manifest.Intent(
      name: "Call", parameters: [Manifest.Parameter(name: "person", type: .entity("Person"))])
    return try Router(
      manifest: Manifest(
        app: Manifest.App(id: "calls", name: ["en": "Calls"]), languages: ["en"],
        entityTypes: [person], intents: [call],
        shortcuts: [
          Manifest.Shortcut(
            intent: "Call", phrases: ["en": ["call ${person}", "call (someone|somebody)"]])
        ]
      ).validated())
  }

  static let people = ["Ada Lovelace", "Alan Turing", "Grace Hopper"].map {
    Manifest.Entity(id: $0.lowercased(), title: $0)
  }

  /// A home whose lamps have names.
  static func home() throws -> Router {
    var manifest = Manifest(
      app: Manifest.App(id: "home", name: ["en": "Home"]), languages: ["en"],
      intents: [Manifest.Intent(name: "TurnOn")])
    manifest.sentences["en"] = SentenceSet(
      lists: ["name": .values([ListValue(input: "kitchen lamp")])],
      blocks: [SentenceBlock(intent: "TurnOn", sentences: ["turn on [the] {name}"])])
    return try Router(manifest: manifest.validated())
  }
}
