package import AppIntents
package import AppManifest

/// Builds an app's manifest from its declarations.
///
/// The provider's shortcuts come first, and the intents in the order in which shortcuts name them;
/// intents without shortcuts follow by name. Entity types and enums stand in the order in which
/// parameters name them, and then by name. Nothing depends on the order of linking, on addresses or
/// on the seed of hashing, so that the manifest is equal, byte for byte, on every run.
///
/// Whatever cannot be described is left out and reported: nothing that an app declares stops the
/// process, unless its own `init()` or static members do.
///
/// ```swift
/// let types = try AppTypes.ofApp()
/// let built = ManifestBuilder(
///   types: types, provider: try types.provider(), localization: localization
/// ).build()
/// ```
///
/// Phrases are taken as templates: `[…]` and `(…|…)` in them are optional parts and alternatives, as
/// in a manifest. In a phrase, `\\(` stands for the character.
package struct ManifestBuilder {
  let types: AppTypes
  let provider: any AppShortcutsProvider.Type
  let localization: Localization
  let app: Manifest.App?

  var diagnostics: [Diagnostic] = []
  var intents = NamedDeclarations<Manifest.Intent, any AppIntent.Type>()
  var entities = NamedDeclarations<Manifest.EntityType, any AppEntity.Type>()
  var enums = NamedDeclarations<Manifest.EnumType, any AppEnum.Type>()
  var shortcuts: [(shortcut: Manifest.Shortcut, declared: AppShortcut)] = []

  /// A builder of one manifest.
  ///
  /// - Parameter app: The app's identity and names. By default they come from the table `InfoPlist`:
  ///   `CFBundleDisplayName` or `CFBundleName`, and `INAlternativeAppNames`, whose string set holds
  ///   other names; without these, from the name of the provider's module.
  package init(
    types: AppTypes, provider: any AppShortcutsProvider.Type,
    localization: Localization = Localization(), app: Manifest.App? = nil
  ) {
    self.types = types
    self.provider = provider
    self.localization = localization
    self.app = app
  }

  /// A builder of the manifest of an app among others in a process: of the types of its provider's
  /// module, and of the modules that the provider names.
  package init(
    _ provider: any AppShortcutsProvider.Type, localization: Localization = Localization(),
    app: Manifest.App? = nil
  ) throws {
    self.init(
      types: try AppTypes(provider: provider), provider: provider, localization: localization,
      app: app)
  }

  /// The manifest, what is wrong with the declarations, and the way back to the types.
  ///
  /// Makes one instance of each intent, and none of anything else.
  ///
  /// - Complexity: O(*n* log *n*) in the number of declarations and translations.
  package func build() -> BuiltManifest {
    var builder = self
    return builder.built()
  }

  private mutating func built() -> BuiltManifest {
    let declared = provider.appShortcuts
    for shortcut in declared { addIntent(type(of: shortcut.intent)) }
    for intent in types.intents { addIntent(intent) }
    for entity in types.entities { addEntity(entity) }
    for choice in types.enums { addEnum(choice) }
    for shortcut in declared { addShortcut(shortcut) }
    checkShortcuts(declared)
    let manifest = Manifest(
      app: app ?? identity, languages: localization.languages,
      entityTypes: entities.described, enums: enums.described, intents: intents.described,
      shortcuts: shortcuts.map(\.shortcut), negativePhrases: negativePhrases)
    diagnostics += validation(of: manifest)
    return BuiltManifest(
      manifest: manifest, diagnostics: diagnostics, intents: intents.types,
      entities: entities.types, enums: enums.types, shortcuts: shortcuts.map(\.declared))
  }

  mutating func error(at place: String, _ message: String, fix: String) {
    diagnostics.append(Diagnostic(.error, at: .declaration(place), message, fix: fix))
  }

  mutating func warning(at place: String, _ message: String, fix: String) {
    diagnostics.append(Diagnostic(.warning, at: .declaration(place), message, fix: fix))
  }
}

/// Declarations of one kind with their types, in the order in which they were met.
struct NamedDeclarations<Description, DeclaredType> {
  private(set) var described: [Description] = []
  private(set) var types: [String: DeclaredType] = [:]
  private var names: [ObjectIdentifier: String?] = [:]

  /// What the manifest calls a type. The outer `nil`: it was not met; the inner: it was left out.
  func name(of type: Any.Type) -> String?? { names[ObjectIdentifier(type)] }

  /// The type that has a name already.
  func owner(of name: String) -> DeclaredType? { types[name] }

  /// Remembers that a type is not in the manifest.
  mutating func leaveOut(_ type: Any.Type) { names[ObjectIdentifier(type)] = .some(nil) }

  /// Puts a type into the manifest under a name that no other has.
  mutating func add(_ description: Description, _ type: DeclaredType, _ id: Any.Type, name: String)
  {
    names[ObjectIdentifier(id)] = name
    types[name] = type
    described.append(description)
  }
}
