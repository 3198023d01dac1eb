public import UniformTypeIdentifiers

/// A value that is worked out and handed on but never looked up.
public protocol TransientAppEntity: AppEntity
where ID == UUID {
  /// An entity without values.
  init()
}

extension TransientAppEntity {
  /// A new identifier each time: nothing finds the entity by it.
  public var id: UUID { UUID() }
  /// A query that finds nothing.
  public static var defaultQuery: TransientEntityQuery<Self> { TransientEntityQuery() }
}

/// The query of entities that cannot be looked up: it finds nothing.
public struct TransientEntityQuery<Entity: AppEntity>: EntityQuery {
  /// The query.
  public init() {}

  /// Nothing.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// A thing of which there is exactly one, such as the app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity where ID == UniqueAppEntityID {
  /// The same for every instance.
  public var id: UniqueAppEntityID { UniqueAppEntityID() }
}

/// The identifier of a thing of which there is exactly one.
public struct UniqueAppEntityID: Hashable, Sendable, EntityIdentifierConvertible {
  /// The identifier.
  public init() {}

  /// The same text for all.
  public var entityIdentifierString: String { "unique" }

  /// The identifier, whatever the text.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self() }
}

/// A document of the app.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// The types of documents.
  static var supportedContentTypes: [UTType] { get }
}

/// The identifier of a document: where it is, or what it will be.
public struct FileEntityIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
  private enum Place: Hashable, Sendable {
    case file(URL)
    case draft(String)
  }

  private let place: Place

  /// A document on disk.
  public static func file(url: URL) -> FileEntityIdentifier {
    FileEntityIdentifier(place: .file(url))
  }

  /// A document that is not on disk yet.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(place: .draft(identifier))
  }

  /// Where the document is, if it is on disk.
  public var fileURL: URL? {
    if case .file(let url) = place { url } else { nil }
  }

  /// The place or the name of the draft, with a letter in front that tells which.
  public var entityIdentifierString: String {
    switch place {
    case .file(let url): "f:" + url.absoluteString
    case .draft(let name): "d:" + name
    }
  }

  /// The identifier that a text stands for.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    let value = String(entityIdentifierString.dropFirst(2))
    if entityIdentifierString.hasPrefix("d:") { return .draft(identifier: value) }
    guard entityIdentifierString.hasPrefix("f:") else { return nil }
    return URL(string: value).map { .file(url: $0) }
  }
}
