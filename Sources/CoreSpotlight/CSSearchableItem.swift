@_exported public import FoundationSupplement
public import UniformTypeIdentifiers

/// What a search index knows about an item.
///
/// A reference, as on Apple's platforms: a set bound with `let` can be filled in.
public final class CSSearchableItemAttributeSet {
  /// What kind of item it is.
  public var contentType: String
  /// The title.
  public var title: String?
  /// The name to show.
  public var displayName: String?
  /// Other names.
  public var alternateNames: [String]?
  /// A description.
  public var contentDescription: String?
  /// Words that find the item.
  public var keywords: [String]?
  /// A small picture, as bytes.
  public var thumbnailData: Data?
  /// A small picture, by its address.
  public var thumbnailURL: URL?
  /// Where the item is.
  public var contentURL: URL?
  /// When the item was made.
  public var contentCreationDate: Date?
  /// When the item was changed.
  public var contentModificationDate: Date?
  /// When something begins.
  public var startDate: Date?
  /// When something ends.
  public var endDate: Date?
  /// The artist.
  public var artist: String?
  /// The album.
  public var album: String?
  /// The city.
  public var city: String?
  /// The country.
  public var country: String?
  /// Degrees north.
  public var latitude: Double?
  /// Degrees east.
  public var longitude: Double?
  /// The text itself.
  public var textContent: String?
  /// Facts under keys of the app's own.
  public private(set) var customValues: [CSCustomAttributeKey: String] = [:]

  /// What is known about an item of some kind.
  public init(contentType: UTType = .item) {
    self.contentType = contentType.identifier
  }

  /// What is known about an item of some kind.
  public init(itemContentType: String) {
    contentType = itemContentType
  }

  /// Adds a fact under a key of the app's own.
  public func setValue(_ value: String?, forCustomKey key: CSCustomAttributeKey) {
    customValues[key] = value
  }
}

/// A key of the app's own.
public struct CSCustomAttributeKey: Hashable, Sendable {
  /// The key's name.
  public let keyName: String

  /// A key; `nil` for an empty name.
  public init?(keyName: String) {
    guard !keyName.isEmpty else { return nil }
    self.keyName = keyName
  }
}

/// An item for a search index.
public final class CSSearchableItem {
  /// The app's name for the item.
  public let uniqueIdentifier: String
  /// The app's name for what belongs together.
  public let domainIdentifier: String?
  /// What is known about the item.
  public var attributeSet: CSSearchableItemAttributeSet

  /// An item; without an identifier it gets one.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}
