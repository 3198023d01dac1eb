import ActionPhrases
import AppManifest
import Foundation
import PhraseRouter

/// An app with an intent for every schema that there is, and no phrase of its own.
enum EveryDomain {
  /// The names of all schemas, as `AppIntents` declares them: `photos.search`.
  static let schemas = Result { () throws -> [String] in
    let folder = FilmFinder.package.appendingPathComponent("Sources/AppIntents/Schemas")
    var names: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where file.hasSuffix("Intents.swift") {
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      var domain = ""
      for line in source.split(separator: "\n") {
        if let found = line.firstMatch(of: /domain: "(\w+)", name: name/) {
          domain = String(found.1)
        } else if let found = line.firstMatch(of: /schema\("(\w+)"\)/) {
          names.append("\(domain).\(found.1)")
        }
      }
    }
    return names
  }

  /// Where the choices of an app may be said: "make the text larger".
  static let choice = Manifest.EnumType(
    name: "Change", title: ["en": "change"],
    cases: [
      Manifest.EnumCase(
        name: "larger",
        title: [
          "en": "larger", "de": "größer", "fr": "plus grand", "es": "más grande", "ja": "大きく",
          "ar": "أكبر",
        ]),
      Manifest.EnumCase(
        name: "smaller",
        title: [
          "en": "smaller", "de": "kleiner", "fr": "plus petit", "es": "más pequeño", "ja": "小さく",
          "ar": "أصغر",
        ]),
    ])

  /// The parameters of an intent: one of each that wordings can fill.
  static func parameters(of schema: String) -> [Manifest.Parameter] {
    if ["search", "searchDocuments", "findOnPage"].contains(where: { schema.hasSuffix("." + $0) }) {
      return [Manifest.Parameter(name: "criteria", type: .string)]
    }
    var parameters = [
      Manifest.Parameter(name: "target", type: .entity("Thing"), isOptional: true),
      Manifest.Parameter(name: "name", type: .string, isOptional: true),
    ]
    // What is turned on and off takes no value beside that.
    guard !schema.contains(".toggle") else { return parameters }
    parameters += [
      Manifest.Parameter(name: "change", type: .enumeration(choice.name), isOptional: true),
      Manifest.Parameter(name: "number", type: .integer, isOptional: true),
    ]
    return parameters
  }

  /// The intents are called as their schemas are.
  static func manifest() throws -> Manifest {
    var manifest = Manifest(
      app: Manifest.App(id: "app", name: ["en": "Everything"]), languages: FilmFinder.languages,
      entityTypes: [
        Manifest.EntityType(
          name: "Thing", title: ["en": "thing"],
          entities: [Manifest.Entity(id: "rome", title: "Rome")])
      ], enums: [choice])
    for schema in try schemas.get() {
      let intent = Manifest.Intent(name: schema, parameters: parameters(of: schema))
      manifest.intents.append(intent)
      manifest.add(
        SchemaIntent(schema: schema, intent: schema, parameters: intent.parameters))
    }
    return manifest
  }

  static let router = Result { try Router(manifest: manifest().validated()) }

  /// What is decided, in one line.
  static func summary(_ utterance: String, _ language: String) throws -> String {
    try router.get().route(utterance, language: language, context: FilmFinder.context).summary
  }
}
