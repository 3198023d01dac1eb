public import AppIntents

/// Tells the host that controls have something else to show.
///
/// Without a host it does nothing, and its list of controls is empty.
public final class ControlCenter: Sendable {
  /// The center.
  public static let shared = ControlCenter()

  private init() {}

  /// The controls of a kind want to be drawn again.
  public func reloadControls(ofKind kind: String) {
    WidgetHost.current?.reload(.controls(kind: kind))
  }

  /// All controls want to be drawn again.
  public func reloadAllControls() {
    WidgetHost.current?.reload(.controls(kind: nil))
  }

  /// The controls that a person has chosen.
  ///
  /// - Throws: why the host could not tell.
  public func currentControls() async throws -> [ControlInfo] {
    try await WidgetHost.current?.controls() ?? []
  }
}

/// A control that a person has chosen.
public struct ControlInfo: Sendable, Identifiable, Hashable {
  /// The host's name for this control.
  public let id: String
  /// The kind that its configuration names.
  public let kind: String
  /// With what a server has it drawn again.
  public var pushInfo: ControlPushInfo?
  let intent: (any ControlConfigurationIntent)?

  /// A control that a person has chosen, as a host knows it.
  public init(
    id: String, kind: String, intent: (any ControlConfigurationIntent)? = nil,
    pushInfo: ControlPushInfo? = nil
  ) {
    self.id = id
    self.kind = kind
    self.intent = intent
    self.pushInfo = pushInfo
  }

  /// The control's settings; `nil` if it has none of this type.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    intent as? Intent
  }

  /// Whether both are the same control.
  public static func == (lhs: ControlInfo, rhs: ControlInfo) -> Bool {
    (lhs.id, lhs.kind) == (rhs.id, rhs.kind)
  }

  /// Feeds what makes two controls the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(kind)
  }
}

/// With what a server has a control drawn again.
public struct ControlPushInfo: Hashable, Sendable {
  /// The token.
  public let token: Data

  /// A token of the host.
  public init(token: Data) {
    self.token = token
  }
}

/// Takes the tokens with which a server has controls drawn again.
public protocol ControlPushHandler {
  /// The handler.
  init()
  /// Called when the host has other tokens.
  func pushTokensDidChange(controls: [ControlInfo])
}
