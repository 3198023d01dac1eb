import AppIntents
public import PhraseRouter
import Synchronization

/// An app that this process can run: what it declares, and the router that is made of it.
///
/// There is one for all conversations of a process. It is made once, when the app starts, and may be
/// used from any task.
///
/// ```swift
/// AppDependencyManager.shared.add(dependency: NoteStore())
/// let host = try await AppHost(resources: .module)
/// print(host.listing().actions.map(\.title))
/// let session = AppSession(host)
/// ```
///
/// - Complexity: Making one takes time in proportion to the app's phrases and to the names of the
///   entities that can be listed; some milliseconds for thousands of names.
public final class AppHost: Sendable {
  /// The app as data: with the names of its entities as they were when they were last read, and with
  /// the actions that are generated from its queries and schemas.
  public var manifest: Manifest { live.current.manifest }

  /// What is missing since it is faulty, such as an entity without a title, or with another's
  /// identifier; as it was when the names were last read. The first 1,000.
  ///
  /// What is wrong with the declarations themselves is thrown when the app is opened. What comes from
  /// its data is not, since it cannot be mended there: the rest of the app works.
  public var omissions: [Diagnostic] { leftOut.withLock(\.self) }

  private let leftOut: Mutex<[Diagnostic]>
  let live: LiveRouter
  let intents: [String: any AppIntent.Type]
  let entities: [String: EntityGateway]
  /// What was declared of the manifest's first shortcuts. Any that follow were generated.
  let declaredShortcuts: [AppShortcut]
  let localization: Localization
  let reader: EntityReader
  /// What can be found by facts about it, by the names of the intents that do.
  let finders: [String: PropertyFinder]
  /// What is remembered beyond the process, if anything is.
  let memory: (any ActivityMemory)?

  /// Opens an app whose declarations have been read.
  ///
  /// Reads the entities of types that can be listed.
  ///
  /// - Throws: What reading the entities throws, and ``DiagnosticError`` for phrases that cannot be
  ///   compiled.
  package init(
    _ built: BuiltManifest, localization: Localization = Localization(),
    memory: (any ActivityMemory)? = nil
  ) async throws {
    self.localization = localization
    self.memory = memory
    intents = built.intents
    declaredShortcuts = built.shortcuts
    entities = built.entities.mapValues { EntityGateway(entity: $0) }
    reader = EntityReader(localization: localization)
    var manifest = try await Self.filled(built.manifest, built.entities, reader)
    let generated = await GeneratedActions(
      built, localization: localization, addingTo: &manifest)
    finders = generated.finders
    let valid = try manifest.leavingOutFaults()
    leftOut = Mutex(valid.omissions)
    live = LiveRouter(try Router(manifest: valid))
  }

  /// Reads the names of entities again, for the turns to come.
  ///
  /// - Throws: What reading the entities throws.
  public func updateNames() async throws {
    let manifest = try await Self.filled(
      live.current.manifest, entities.mapValues(\.entity), reader)
    let valid = try manifest.leavingOutFaults()
    live.replace(with: try Router(manifest: valid))
    leftOut.withLock { $0 = valid.omissions }
  }

  private static func filled(
    _ manifest: Manifest, _ types: [String: any AppEntity.Type], _ reader: EntityReader
  ) async throws -> Manifest {
    var manifest = manifest
    for index in manifest.entityTypes.indices {
      guard let type = types[manifest.entityTypes[index].name], EntityReader.canList(type) else {
        continue
      }
      reader.fill(&manifest.entityTypes[index], with: try await EntityReader.all(of: type))
    }
    return manifest
  }

  /// The app's queries, by the names of the types that they answer for.
  var queries: [String: any StringQuery] {
    let queried = manifest.entityTypes.filter(\.isQueried).map(\.name)
    return entities.filter { queried.contains($0.key) }
      .mapValues { EntityTypeQuery(gateway: $0, reader: reader) }
  }
}
