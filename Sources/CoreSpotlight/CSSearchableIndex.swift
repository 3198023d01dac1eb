import Synchronization

/// What the app has given to search, kept in memory.
///
/// No search engine looks into it here; a host that has one reads ``items``.
public final class CSSearchableIndex: Sendable {
  private static let shared = CSSearchableIndex(name: "default")
  private let stored = Mutex<[String: IndexedItem]>([:])

  /// The name of the index.
  public let name: String

  /// The app's usual index.
  public static func `default`() -> CSSearchableIndex { shared }

  /// An index of its own.
  public init(name: String) {
    self.name = name
  }

  /// Whether the host can search.
  public static func isIndexingAvailable() -> Bool { true }

  /// Adds items; one with the same identifier is replaced.
  ///
  /// - Throws: never here; hosts may.
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    let added = items.map(IndexedItem.init)
    stored.withLock { stored in
      for item in added { stored[item.identifier] = item }
    }
  }

  /// Removes items by their identifiers.
  ///
  /// - Throws: never here; hosts may.
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    stored.withLock { stored in
      for identifier in identifiers { stored[identifier] = nil }
    }
  }

  /// Removes items that belong together.
  ///
  /// - Throws: never here; hosts may.
  public func deleteSearchableItems(withDomainIdentifiers domains: [String]) async throws {
    stored.withLock { stored in
      stored = stored.filter { item in
        item.value.domain.map { !domains.contains($0) } ?? true
      }
    }
  }

  /// Removes everything.
  ///
  /// - Throws: never here; hosts may.
  public func deleteAllSearchableItems() async throws {
    stored.withLock { $0 = [:] }
  }

  /// The items, by identifier.
  package var items: [IndexedItem] {
    stored.withLock { $0.values.sorted { $0.identifier < $1.identifier } }
  }
}

/// What an item said when it was added; changing the item later does not change it.
package struct IndexedItem: Hashable, Sendable {
  package let identifier: String
  /// The app's name for what belongs together.
  package let domain: String?
  package let title: String?
  /// Other names and words that find the item.
  package let keywords: [String]
  package let description: String?
  package let text: String?

  init(_ item: CSSearchableItem) {
    let attributes = item.attributeSet
    identifier = item.uniqueIdentifier
    domain = item.domainIdentifier
    title = attributes.displayName ?? attributes.title
    keywords = (attributes.alternateNames ?? []) + (attributes.keywords ?? [])
    description = attributes.contentDescription
    text = attributes.textContent
  }
}
