/// A thing of the app that people name: a film, a note, a room.
///
/// ```swift
/// struct FilmEntity: AppEntity {
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Film"
///   static let defaultQuery = FilmQuery()
///   let id: String
///   let title: String
///   var displayRepresentation: DisplayRepresentation { "\(title)" }
/// }
/// ```
///
/// The identifier stays the same as long as the thing exists: what was stored is found again by
/// it, through the query.
public protocol AppEntity:
  AppValue, InstanceDisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible, ID: Sendable {
  /// The type of the query that finds entities of this type.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query that finds entities of this type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// `@Property` in an entity.
  public typealias Property = EntityProperty
}

/// An identifier of an entity that can be written down as text and read back.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }
  /// The identifier that a text stands for; `nil` if it stands for none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The text itself.
  public var entityIdentifierString: String { self }
  /// The text itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The digits.
  public var entityIdentifierString: String { String(self) }
  /// The number with these digits.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The usual form with hyphens.
  public var entityIdentifierString: String { uuidString }
  /// The UUID in its usual form.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// The identifier of an entity together with the entity's type.
public struct EntityIdentifier: Hashable, Sendable, _IntentValue {
  /// The longest identifier that is kept, in characters.
  public static let valueMaximumLength = 1_024

  /// The name of the entity's type.
  package let entityTypeName: String
  private let type: EntityTypeBox
  /// The identifier as text.
  public let identifier: String

  /// The identifier of an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// An identifier of an entity that need not be at hand.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    self.type = EntityTypeBox(type: type)
    entityTypeName = Entity.persistentIdentifier
    self.identifier = String(
      identifier.entityIdentifierString.prefix(Self.valueMaximumLength))
  }

  /// The entity's type.
  public var entityType: any AppEntity.Type { type.type }
}

/// Types compare by identity.
struct EntityTypeBox: Hashable, Sendable {
  let type: any AppEntity.Type

  static func == (lhs: EntityTypeBox, rhs: EntityTypeBox) -> Bool {
    ObjectIdentifier(lhs.type) == ObjectIdentifier(rhs.type)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}

/// Something on screen that shows an entity.
public protocol AppEntityAnnotatable {
  /// The entity that is shown.
  var appEntityIdentifier: EntityIdentifier? { get set }
}
