/// The addresses of an enum's cases: one with the case in it, or one for each.
///
/// ```swift
/// static var urlRepresentation = URLRepresentation("https://example.com/tab/\(.rawValue)")
/// ```
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation, Sendable {
  private let address: @Sendable (Enum) -> String?

  /// An address that is the same for every case.
  public init(_ address: String) {
    self.address = { _ in address }
  }

  /// An address for each case. A case that is left out has none.
  public init(_ addresses: [Enum: EnumSingleURLRepresentation]) {
    let texts = Dictionary(
      addresses.map { ("\($0.key.rawValue)", $0.value.text) },
      uniquingKeysWith: { first, _ in first })
    address = { texts["\($0.rawValue)"] }
  }

  /// An address that is the same for every case.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// An address with the case in it.
  public init(stringInterpolation: StringInterpolation) {
    let parts = stringInterpolation.parts
    address = { choice in parts.map { $0 ?? choice.addressPart }.joined() }
  }

  /// The address of a case.
  func address(of choice: Enum) -> String? { address(choice) }

  /// Gathers the parts of an address.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Texts; `nil`: the case's own part.
    var parts: [String?] = []

    /// An interpolation with so many places.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part that is always the same.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(literal)
    }

    /// What an address takes from a case.
    public enum Token: Sendable {
      /// The case's raw value.
      case rawValue
    }

    /// Adds the case's raw value, which is written `.rawValue`.
    public mutating func appendInterpolation(_ token: Token) {
      parts.append(nil)
    }
  }

  /// The address of one case.
  public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// An address.
    public init(stringLiteral value: String) {
      text = value
    }

    /// An address with cases in it.
    public init(stringInterpolation: StringInterpolation) {
      text = stringInterpolation.text
    }

    /// Gathers the parts of an address.
    public struct StringInterpolation: StringInterpolationProtocol {
      var text = ""

      /// An interpolation with so many places.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a part that is always the same.
      public mutating func appendLiteral(_ literal: String) {
        text += literal
      }

      /// Adds the raw value of a case.
      public mutating func appendInterpolation(_ choice: Enum) {
        text += choice.addressPart
      }
    }
  }
}

extension RawRepresentable {
  /// The raw value, escaped so that it cannot change the rest of an address.
  fileprivate var addressPart: String {
    "\(rawValue)".addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}

extension URLRepresentableEnum {
  /// The address of the case; `nil` where it has none.
  package var url: URL? {
    Self.urlRepresentation.address(of: self).flatMap { URL(string: $0) }
  }
}

// MARK: - Intents

// One default for entities and enums alike: between two, the compiler could not choose.
extension URLRepresentableIntent where Self: OpenIntent {
  /// Opens the address of what is opened.
  public func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(addressOf: target))
  }
}
