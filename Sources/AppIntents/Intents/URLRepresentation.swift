/// An address with an intent's parameters in it.
public struct IntentURLRepresentation<Intent: AppIntent>:
  ExpressibleByStringInterpolation, Sendable
{
  package let segments: [PhraseSegment]

  /// An address that is always the same.
  public init(stringLiteral value: String) {
    segments = [.text(value)]
  }

  /// An address with parameters.
  public init(stringInterpolation: ParameterSummaryString<Intent>.StringInterpolation) {
    segments = stringInterpolation.segments
  }
}

/// An address with an entity's properties in it.
public struct EntityURLRepresentation<Entity: AppEntity>:
  ExpressibleByStringInterpolation, Sendable
{
  let parts: [@Sendable (Entity) -> String?]

  /// An address that is always the same.
  public init(stringLiteral value: String) {
    parts = [{ _ in value }]
  }

  /// An address with properties.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Gathers the parts of an address.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [@Sendable (Entity) -> String?] = []

    /// An interpolation with so many places.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part that is always the same.
    public mutating func appendLiteral(_ literal: String) {
      parts.append { _ in literal }
    }

    /// What an address takes from an entity without naming a property.
    public enum Token: Sendable {
      /// The entity's identifier.
      case id
    }

    /// Adds the entity's identifier, which is written `.id`.
    public mutating func appendInterpolation(_ token: Token) {
      parts.append { $0.id.entityIdentifierString }
    }

    /// Adds a member of the entity, such as `\.id`.
    public mutating func appendInterpolation<Value: CustomStringConvertible & Sendable>(
      _ keyPath: any KeyPath<Entity, Value> & Sendable
    ) {
      parts.append { $0[keyPath: keyPath].description }
    }

    /// Adds a property of the entity, such as `\.$name`.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ keyPath: any KeyPath<Entity, EntityProperty<Value>> & Sendable
    ) {
      parts.append { $0[keyPath: keyPath].anyValue.map { "\($0)" } }
    }
  }
}

extension URLRepresentableEntity {
  /// The entity's address; `nil` where a property in it has no value.
  ///
  /// Every value is escaped, so that none can change the rest of the address.
  package var url: URL? {
    var text = ""
    for (index, part) in Self.urlRepresentation.parts.enumerated() {
      guard let value = part(self) else { return nil }
      // Literal parts and values alternate, and an address begins with a literal part.
      text +=
        index.isMultiple(of: 2)
        ? value
        : value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
    return URL(string: text)
  }
}
