/// A person.
public struct IntentPerson: Hashable, Sendable, _IntentValue {
  /// Who it is.
  public let identifier: Identifier
  /// What the person is called.
  public let name: Name
  /// How to reach the person.
  public let handle: Handle?
  /// Other ways to reach the person.
  public let aliases: [Handle]
  /// Whether it is who uses the app.
  public let isMe: Bool
  /// The person's picture.
  public let image: DisplayRepresentation.Image?

  /// A person known by a way to reach them.
  public init(handle: Handle) {
    self.init(identifier: .unknown, name: .unknown, handle: handle)
  }

  /// A person.
  public init(
    identifier: Identifier = .unknown, name: Name, handle: Handle? = nil,
    aliases: [Handle] = [], isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// Who a person is.
  public enum Identifier: Hashable, Sendable {
    /// An entry of the address book.
    case contact(String)
    /// A name of the app's own.
    case applicationDefined(String)
    case unknown
  }

  /// What a person is called.
  public enum Name: Hashable, Sendable {
    case components(PersonNameComponents)
    case displayName(String)
    case unknown

    /// The name as a text.
    public var displayString: String {
      switch self {
      case .components(let parts):
        [parts.givenName, parts.middleName, parts.familyName].compactMap(\.self)
          .joined(separator: " ")
      case .displayName(let name): name
      case .unknown: ""
      }
    }
  }

  /// A way to reach a person.
  public struct Handle: Hashable, Sendable {
    /// The address.
    public let value: Value
    /// What the address is for.
    public let label: Label?

    /// A way to reach a person.
    public init(_ value: Value, label: Label? = nil) {
      self.value = value
      self.label = label
    }

    /// By mail.
    public init(emailAddress: String, label: Label? = nil) {
      self.init(.emailAddress(emailAddress), label: label)
    }

    /// By telephone.
    public init(phoneNumber: String, label: Label? = nil) {
      self.init(.phoneNumber(phoneNumber), label: label)
    }

    /// By a name within the app.
    public init(applicationDefined: String, label: Label? = nil) {
      self.init(.applicationDefined(applicationDefined), label: label)
    }

    /// An address.
    public enum Value: Hashable, Sendable {
      case emailAddress(String)
      case phoneNumber(String)
      case applicationDefined(String)
    }

    /// What an address is for.
    public enum Label: Hashable, Sendable {
      case home
      case work
      case mobile
      case main
      case school
      case other
      case custom(String)
    }
  }

  /// What is asked about a person.
  public enum ParameterMode: Hashable, Sendable {
    /// Who.
    case contact
    /// A mail address.
    case email
    /// A telephone number.
    case phone
    /// Either address.
    case emailOrPhone
  }
}
