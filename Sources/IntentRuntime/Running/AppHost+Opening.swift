public import AppIntents
package import PhraseRouter

extension AppHost {
  /// Opens the app that this process is: the types that it declares are found, and become a manifest.
  ///
  /// Register what the app's queries depend on first (`AppDependencyManager`): entities that can be
  /// listed are read here. Donations and changed names go to this host from now on.
  ///
  /// ```swift
  /// let host = try await AppHost(resources: .module)
  /// ```
  ///
  /// - Parameters:
  ///   - resources: Where the app's `.xcstrings` and `.strings` are. `nil`: it has none.
  ///   - sourceLanguage: The language of the literals in the app's code.
  /// - Throws: ``DiagnosticError`` with everything that is wrong with the declarations, the
  ///   translations or the phrases; and what reading the entities throws.
  public convenience init(
    resources: Bundle? = nil, sourceLanguage: String = "en"
  ) async throws {
    let types = try AppTypes.ofApp()
    try await self.init(
      types, provider: types.provider(), resources: resources, sourceLanguage: sourceLanguage)
    activate()
  }

  /// Opens one of several apps in a process, such as the one that a test bundle tests.
  ///
  /// - Parameter provider: The app's. Its types are those of its module, and of the modules that it
  ///   names.
  /// - Throws: What ``init(resources:sourceLanguage:)`` does.
  public convenience init(
    _ provider: any AppShortcutsProvider.Type, resources: Bundle? = nil,
    sourceLanguage: String = "en"
  ) async throws {
    try await self.init(
      AppTypes(provider: provider), provider: provider, resources: resources,
      sourceLanguage: sourceLanguage)
  }

  /// Opens the app of some types.
  ///
  /// - Parameter memory: What is remembered beyond the process.
  package convenience init(
    _ types: AppTypes, provider: any AppShortcutsProvider.Type, resources: Bundle? = nil,
    sourceLanguage: String = "en", memory: (any ActivityMemory)? = nil
  ) async throws {
    let localization =
      if let resources {
        try Localization(folder: resources.bundleURL, sourceLanguage: sourceLanguage)
      } else {
        Localization(sourceLanguage: sourceLanguage)
      }
    let built = ManifestBuilder(types: types, provider: provider, localization: localization)
      .build()
    guard built.isComplete else {
      throw DiagnosticError(built.diagnostics.filter { $0.severity == .error })
    }
    try await self.init(built, localization: localization, memory: memory)
  }

  /// What the app's sessions route by at the moment.
  package var router: Router { live.current }
}
