/// Lets a scene or a view of the app react to the intent.
public protocol TargetContentProvidingIntent: AppIntent {
  /// What the intent is about.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  /// The intent's own name.
  public var contentIdentifier: String { Self.persistentIdentifier }
}

/// Keeps shortcuts working that were made with an older kind of intent.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class of the older intent.
  static var intentClassName: String { get }
}

/// An intent that is still there, but no longer the one to use.
public protocol DeprecatedAppIntent: AppIntent {
  /// The intent to use in its place.
  associatedtype ReplacementIntent = Never
  /// What to tell about it.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// What to tell about an intent that is no longer the one to use.
public struct IntentDeprecation<Replacement>: Sendable {
  /// What to tell.
  public let message: LocalizedStringResource

  /// What to tell, and the intent to use.
  public init(message: LocalizedStringResource, replacedBy: Replacement.Type)
  where Replacement: AppIntent {
    self.message = message
  }
}

extension IntentDeprecation where Replacement == Never {
  /// What to tell.
  public init(message: LocalizedStringResource) {
    self.message = message
  }
}

/// Opens an address, as the result of another intent.
public struct OpenURLIntent: SystemIntent {
  /// The name of the intent.
  public static let title: LocalizedStringResource = "Open URL"

  /// The address.
  @Parameter(title: "URL")
  public var url: URL

  /// An intent whose address is not known yet.
  public init() {}

  /// Opens an address.
  public init(_ url: URL) {
    self.url = url
  }

  /// Opens the address that an entity stands for.
  public init<Entity: URLRepresentableEntity>(urlRepresentable entity: Entity) {
    if let url = entity.url { self.url = url }
  }

  /// Opens the address that the case of an enum stands for.
  public init<Choice: URLRepresentableEnum>(urlRepresentable choice: Choice) {
    if let url = choice.url { self.url = url }
  }

  /// Opens the address of an entity or of an enum's case, if it has one.
  init(addressOf value: any AppValue) {
    let url =
      (value as? any URLRepresentableEntity)?.url ?? (value as? any URLRepresentableEnum)?.url
    if let url { self.url = url }
  }

  /// Hands the address to the host.
  public func perform() async throws -> some IntentResult {
    .result()
  }
}

/// An intent that an address stands for.
public protocol URLRepresentableIntent: SystemIntent {
  /// The address, with parameters in it.
  static var urlRepresentation: IntentURLRepresentation<Self> { get }
}

extension URLRepresentableIntent {
  /// The address, with parameters in it.
  public typealias URLRepresentation = IntentURLRepresentation<Self>
}

extension URLRepresentableIntent where Self: OpenIntent {
  /// None of its own: what is opened has an address.
  public static var urlRepresentation: IntentURLRepresentation<Self> { "" }
}

/// An entity that an address stands for.
public protocol URLRepresentableEntity: AppEntity {
  /// The address, with properties in it.
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

extension URLRepresentableEntity {
  /// The address, with properties in it.
  public typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// An enum whose cases addresses stand for.
public protocol URLRepresentableEnum: AppEnum {
  /// The address of each case.
  static var urlRepresentation: EnumURLRepresentation<Self> { get }
}

extension URLRepresentableEnum {
  /// The address of each case.
  public typealias URLRepresentation = EnumURLRepresentation<Self>
}
