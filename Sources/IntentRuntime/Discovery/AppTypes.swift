package import AppIntents

/// The types of an app that the runtime works with: what it can do and what it knows of.
///
/// An app registers nothing. ``all()`` finds the types in the records of the process's images, once;
/// ``ofApp()`` and ``init(provider:)`` narrow them down to one app. Every list is sorted by the
/// types' full names, so that it is the same on every run, whatever the order of linking.
///
/// ```swift
/// let types = try AppTypes.ofApp()
/// ```
package struct AppTypes: Sendable {
  /// What the app can do.
  package let intents: [any AppIntent.Type]
  /// The things that the app knows.
  package let entities: [any AppEntity.Type]
  /// The fixed sets of values.
  package let enums: [any AppEnum.Type]
  /// What finds entities.
  package let queries: [any EntityQuery.Type]
  /// What lists the app's shortcuts. One takes effect.
  package let providers: [any AppShortcutsProvider.Type]
  /// The packages that name other packages whose intents belong to the app.
  package let packages: [any AppIntentsPackage.Type]

  /// The types that are listed, each once, whatever else there is in the process. For tests, and
  /// for hosts of types that are in no binary's records.
  package init(
    intents: [any AppIntent.Type] = [], entities: [any AppEntity.Type] = [],
    enums: [any AppEnum.Type] = [], queries: [any EntityQuery.Type] = [],
    providers: [any AppShortcutsProvider.Type] = [], packages: [any AppIntentsPackage.Type] = []
  ) {
    self.intents = intents.sortedByName { $0 }
    self.entities = entities.sortedByName { $0 }
    self.enums = enums.sortedByName { $0 }
    self.queries = queries.sortedByName { $0 }
    self.providers = providers.sortedByName { $0 }
    self.packages = packages.sortedByName { $0 }
  }

  /// The types of a list in which `isIncluded` holds for their names.
  func filtered(_ isIncluded: (TypeName) -> Bool) -> AppTypes {
    AppTypes(
      intents: intents.filter { isIncluded(TypeName($0)) },
      entities: entities.filter { isIncluded(TypeName($0)) },
      enums: enums.filter { isIncluded(TypeName($0)) },
      queries: queries.filter { isIncluded(TypeName($0)) },
      providers: providers.filter { isIncluded(TypeName($0)) },
      packages: packages.filter { isIncluded(TypeName($0)) })
  }
}

extension Array {
  /// The types by their full names, each once. Types of the same name, as private ones of two files
  /// may have, stay in their order.
  fileprivate func sortedByName(_ type: (Element) -> Any.Type) -> [Element] {
    var seen: Set<ObjectIdentifier> = []
    let named = filter { seen.insert(ObjectIdentifier(type($0))).inserted }
      .map { (name: TypeName(type($0)), element: $0) }
    return named.enumerated()
      .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
      .map(\.element.element)
  }
}
