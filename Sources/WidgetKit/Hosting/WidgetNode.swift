public import AppIntents
public import SwiftUI

/// What a widget declares, as plain values and what makes its entries.
///
/// `AppIntentConfiguration(kind: "film", …)` → the kind `film`, the type of the settings, and an
/// entry drawn as a ``SwiftUI/ViewNode`` whenever the host asks.
@MainActor
public struct WidgetNode {
  /// The name that only this widget of the app has.
  public let kind: String
  /// The type of the settings; `nil` if there is nothing to set.
  public let intent: (any WidgetConfigurationIntent.Type)?
  /// Where the entries come from.
  public let entries: WidgetEntrySource
  /// The name that people choose it by.
  public internal(set) var displayName: LocalizedStringResource?
  /// What people read about it when they choose one.
  public internal(set) var description: LocalizedStringResource?
  /// The sizes that the widget has been made for; `nil`: any.
  public internal(set) var families: [WidgetFamily]?
  /// Sizes that should not be offered at some places.
  public internal(set) var disfavoredPlaces: [DisfavoredPlaces] = []
  /// Whether the host leaves room around the views.
  public internal(set) var hasContentMargins = true
  /// Whether places that want widgets without a background may leave it away.
  public internal(set) var isContainerBackgroundRemovable = true
  /// Whether the settings are asked for as soon as a person has chosen the widget.
  public internal(set) var promptsForUserConfiguration = false
  /// What takes the events of downloads that go on without the app.
  public internal(set) var sessionHandlers: [SessionHandler] = []
  /// What takes the tokens with which a server has the widget drawn again.
  public internal(set) var pushHandler: (any WidgetPushHandler.Type)?

  init(
    kind: String, intent: (any WidgetConfigurationIntent.Type)?, entries: WidgetEntrySource
  ) {
    self.kind = kind
    self.intent = intent
    self.entries = entries
  }

  /// What a configuration declares; `nil` for the empty one.
  public init?(_ configuration: some WidgetConfiguration) {
    if let primitive = configuration as? any PrimitiveWidgetConfiguration {
      guard let node = primitive.node else { return nil }
      self = node
    } else {
      self.init(configuration.body)
    }
  }

  /// What a widget declares; `nil` if its configuration is the empty one.
  public init?(_ widget: some Widget) {
    self.init(widget.body)
  }

  /// Sizes of the widget that are not for some places.
  public struct DisfavoredPlaces: Hashable, Sendable {
    /// The places.
    public let locations: [WidgetLocation]
    /// The sizes that are not for them.
    public let families: [WidgetFamily]
  }

  /// What takes the events of a download that went on without the app.
  public struct SessionHandler {
    /// Whether it takes the events of a session.
    public let isFor: (_ session: String) -> Bool
    /// Takes them, and says when it is done.
    public let handle: (_ session: String, _ completion: @escaping () -> Void) -> Void
  }
}

/// A configuration that the host reads instead of looking into its body.
@MainActor
protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {
  var node: WidgetNode? { get }
}

extension EmptyWidgetConfiguration: PrimitiveWidgetConfiguration {
  var node: WidgetNode? { nil }
}

/// What a bundle declares.
@MainActor
public struct WidgetBundleNode {
  /// Its widgets, in its order.
  public private(set) var widgets: [WidgetNode] = []
  /// Its controls, in its order.
  public private(set) var controls: [ControlNode] = []

  /// What a bundle declares, in its order.
  public init(_ bundle: some WidgetBundle) {
    self.init(members: WidgetBundleMember.members(of: bundle.body))
  }

  init(members: [WidgetBundleMember]) {
    for member in members {
      switch member {
      case .widget(let widget): widgets += WidgetNode(widget).map { [$0] } ?? []
      case .control(let control): controls += ControlNode(control).map { [$0] } ?? []
      }
    }
  }
}
