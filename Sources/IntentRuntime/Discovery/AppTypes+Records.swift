package import AppIntents

extension AppTypes {
  /// The module whose own conforming types are building blocks of apps, and no app's.
  private static let libraryModule = "AppIntents"

  /// All types of the process that an app may have, found when this is read for the first time.
  /// Images that are loaded later are not seen.
  ///
  /// - Throws: ``DiscoveryError`` with the code `unsupportedRuntime`.
  /// - Complexity: the first time, O(*n* + *m* log *m*) in the number *n* of conformances in the
  ///   process and *m* of types found; after that O(1).
  package static func all() throws(DiscoveryError) -> AppTypes { try found.get() }

  private static let found = Result { () throws(DiscoveryError) in try find() }

  private static func find() throws(DiscoveryError) -> AppTypes {
    let types = try TypeRecords.types(conformingTo: [
      (any AppIntent).self, (any AppEntity).self, (any AppEnum).self, (any EntityQuery).self,
      (any AppShortcutsProvider).self, (any AppIntentsPackage).self,
    ])
    return AppTypes(
      intents: types[0].map { $0.metatype((any AppIntent.Type).self) },
      entities: types[1].map { $0.metatype((any AppEntity.Type).self) },
      enums: types[2].map { $0.metatype((any AppEnum.Type).self) },
      queries: types[3].map { $0.metatype((any EntityQuery.Type).self) },
      providers: types[4].map { $0.metatype((any AppShortcutsProvider.Type).self) },
      packages: types[5].map { $0.metatype((any AppIntentsPackage.Type).self) }
    ).filtered { $0.module != libraryModule }
  }
}

// MARK: - One app of several

extension AppTypes {
  /// The types of the app that this process is: all there are, if there is exactly one provider.
  ///
  /// - Throws: ``DiscoveryError``; with several providers, its description lists them.
  package static func ofApp() throws(DiscoveryError) -> AppTypes {
    let types = try all()
    _ = try types.provider()
    return types
  }

  /// The one provider.
  ///
  /// - Throws: ``DiscoveryError`` if there is none, or more than one.
  package func provider() throws(DiscoveryError) -> any AppShortcutsProvider.Type {
    guard let provider = providers.first else { throw DiscoveryError(.noProvider) }
    guard providers.count == 1 else {
      throw DiscoveryError(
        .severalProviders, providers: providers.map { TypeName($0).description })
    }
    return provider
  }

  /// The types of one provider's app, in a process that holds several.
  ///
  /// They are those of the provider's module, of the modules of the packages that it includes
  /// (`AppIntentsPackage`), and of the modules that the intents of its shortcuts come from. If the
  /// provider is nested in a type, only what is nested there counts as its module: a test can keep
  /// a whole app in one enum.
  ///
  /// - Throws: ``DiscoveryError`` with the code `unsupportedRuntime`.
  package init(provider: any AppShortcutsProvider.Type) throws(DiscoveryError) {
    let everything = try Self.all()
    let home = TypeName(provider).scope
    var modules = everything.modulesIncluded(by: home)
    modules.formUnion(provider.appShortcuts.map { TypeName(type(of: $0.intent)).module })
    modules.remove(home[0])
    let own = everything.filtered { name in
      name.scope.starts(with: home) || modules.contains(name.module)
    }
    self.init(
      intents: own.intents, entities: own.entities, enums: own.enums, queries: own.queries,
      providers: [provider], packages: own.packages)
  }

  /// The modules that packages in a scope include, and those that these include.
  private func modulesIncluded(by home: [Substring]) -> Set<Substring> {
    var pending = packages.filter { TypeName($0).scope.starts(with: home) }
    var seen: Set<ObjectIdentifier> = []
    var modules: Set<Substring> = []
    while let package = pending.popLast() {
      guard seen.insert(ObjectIdentifier(package)).inserted else { continue }
      modules.insert(TypeName(package).module)
      pending += package.includedPackages
    }
    return modules
  }
}
