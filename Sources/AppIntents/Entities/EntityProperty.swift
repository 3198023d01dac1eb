public import CoreSpotlight
import Synchronization

/// A fact about an entity that people can filter and sort by, written `@Property` in front of a
/// member.
///
/// ```swift
/// @Property(title: "Director") var director: String
/// ```
///
/// *films directed by pete docter* filters by it; members without the wrapper stay the app's own.
@propertyWrapper
public final class EntityProperty<Value>: Sendable where Value: _IntentValue & Sendable {
  /// What the fact is called; `nil` where the declaration has no title.
  package let titleResource: LocalizedStringResource?
  /// The names under which a search index keeps the fact.
  package let indexingKeyName: String?
  private let storage: Mutex<Value?>

  package init(
    titleResource: LocalizedStringResource?, indexingKeyName: String? = nil, value: Value? = nil
  ) {
    self.titleResource = titleResource
    self.indexingKeyName = indexingKeyName
    storage = Mutex(value)
  }

  /// A fact that is described by its type and name alone.
  public convenience init() {
    self.init(titleResource: nil)
  }

  /// A fact with a name to show.
  public convenience init(title: LocalizedStringResource) {
    self.init(titleResource: title)
  }

  /// A fact that is worked out; the macros for computed properties make these.
  public convenience init(
    title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey? = nil,
    value: Value?
  ) {
    self.init(titleResource: title, indexingKeyName: customIndexingKey?.keyName, value: value)
  }

  /// A fact that is worked out and that a search index keeps, too.
  public convenience init<Attribute>(
    title: LocalizedStringResource? = nil,
    indexingKey: KeyPath<CSSearchableItemAttributeSet, Attribute>, value: Value?
  ) {
    self.init(titleResource: title, indexingKeyName: "\(indexingKey)", value: value)
  }

  /// A fact that a search index keeps, too.
  public convenience init<Attribute>(
    title: LocalizedStringResource? = nil,
    indexingKey: KeyPath<CSSearchableItemAttributeSet, Attribute>
  ) {
    self.init(titleResource: title, indexingKeyName: "\(indexingKey)")
  }

  /// A fact that a search index keeps under a key of the app's own.
  public convenience init(
    title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey?
  ) {
    self.init(titleResource: title, indexingKeyName: customIndexingKey?.keyName)
  }

  /// The fact; reading it before it was set is a programmer fault unless it is optional.
  public var wrappedValue: Value {
    get {
      guard let value = storage.withLock({ $0 }) ?? Self.absence else {
        preconditionFailure("A property of \(Value.self) was read before it had a value.")
      }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// The property itself, as `$name`.
  public var projectedValue: EntityProperty<Value> { self }

  /// What the fact is called.
  public var title: LocalizedStringResource { titleResource ?? "Value" }

  private static var absence: Value? {
    func make<Empty: ExpressibleByNilLiteral>(_ type: Empty.Type) -> Value? {
      Empty(nilLiteral: ()) as? Value
    }
    return (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { make($0) }
  }
}

/// A property whose value type is not known: what the runtime sees of an entity's properties.
package protocol AnyEntityProperty: AnyObject, Sendable {
  var titleResource: LocalizedStringResource? { get }
  var indexingKeyName: String? { get }
  /// The value without its optional; `nil` when there is none.
  var anyValue: (any Sendable)? { get }
  /// The type without optional and array.
  var valueType: any _IntentValue.Type { get }
}

extension EntityProperty: AnyEntityProperty {
  package var anyValue: (any Sendable)? {
    let value = storage.withLock { $0 }
    if let optional = value as? any AnyOptional { return optional.content }
    return value.map { $0 as any Sendable }
  }

  package var valueType: any _IntentValue.Type { Value.ValueType.self }
}

extension AppEntity {
  /// The properties in the order of declaration, by their names.
  ///
  /// - Complexity: linear in the number of stored members.
  package var properties: [(name: String, property: any AnyEntityProperty)] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let label = child.label, let property = child.value as? any AnyEntityProperty
      else { return nil }
      return (String(label.trimmingPrefix("_")), property)
    }
  }
}

extension EntityProperty: Codable where Value: Codable {
  /// Reads the value; the title is not stored.
  public convenience init(from decoder: any Decoder) throws {
    self.init(titleResource: nil, value: try Value(from: decoder))
  }

  /// Writes the value.
  ///
  /// - Throws: what writing throws; a property without a value writes nothing.
  public func encode(to encoder: any Encoder) throws {
    try storage.withLock { $0 }?.encode(to: encoder)
  }
}

extension EntityProperty: Equatable where Value: Equatable {
  /// Whether two properties have the same value.
  public static func == (lhs: EntityProperty, rhs: EntityProperty) -> Bool {
    lhs.storage.withLock { $0 } == rhs.storage.withLock { $0 }
  }
}

extension EntityProperty: Hashable where Value: Hashable {
  /// Mixes in the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.withLock { $0 })
  }
}
