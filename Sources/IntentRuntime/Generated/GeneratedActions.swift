import ActionPhrases
import AppIntents
import AppManifest

/// What an app can do beyond the phrases that it has written: Find actions of its property queries,
/// and free wordings of intents that declare a schema.
struct GeneratedActions: Sendable {
  /// The Find actions, by the names of their intents.
  let finders: [String: PropertyFinder]

  /// Adds the actions of an app to its manifest.
  ///
  /// A query that fails when it is asked for an entity has no Find action.
  init(
    _ built: BuiltManifest, localization: Localization, addingTo manifest: inout Manifest
  ) async {
    var finders: [String: PropertyFinder] = [:]
    for type in built.manifest.entityTypes {
      guard let entity = built.entities[type.name] else { continue }
      let finder = try? await PropertyFinder.make(
        entity, name: type.name, in: manifest, enums: built.enums, entities: built.entities,
        localization: localization)
      guard let finder else { continue }
      manifest.add(finder.action)
      finders[finder.action.intent.name] = finder
    }
    self.finders = finders
    Self.addSchemas(of: built, localization, to: &manifest)
  }

  private static func addSchemas(
    of built: BuiltManifest, _ localization: Localization, to manifest: inout Manifest
  ) {
    let names = AppNouns(localization: localization)
    var nouns: [String: [String]] = [:]
    for type in built.manifest.entityTypes {
      guard let entity = built.entities[type.name] else { continue }
      nouns.merge(names.nouns(of: entity)) { $0 + $1 }
    }
    for intent in built.manifest.intents {
      guard let type = built.intents[intent.name] as? any AssistantSchemaIntent.Type else {
        continue
      }
      manifest.add(
        SchemaIntent(
          schema: schema(of: type), intent: intent.name, parameters: intent.parameters,
          nouns: nouns))
    }
  }

  private static func schema<Intent: AssistantSchemaIntent>(of type: Intent.Type) -> String {
    type.assistantSchema.domain + "." + type.assistantSchema.name
  }
}
