package import AppIntents
package import SwiftUI

/// What a widget declares, as plain values and what makes its entries.
///
/// `AppIntentConfiguration(kind: "film", …)` → the kind `film`, the type of the settings, and an
/// entry drawn as a ``SwiftUI/ViewNode`` whenever the host asks.
@MainActor
package struct WidgetNode {
  package let kind: String
  /// The type of the settings; `nil` if there is nothing to set.
  package let intent: (any WidgetConfigurationIntent.Type)?
  /// Where the entries come from.
  package let entries: WidgetEntrySource
  package var displayName: LocalizedStringResource?
  package var description: LocalizedStringResource?
  /// The sizes that the widget has been made for; `nil`: any.
  package var families: [WidgetFamily]?
  package var disfavoredPlaces: [DisfavoredPlaces] = []
  package var hasContentMargins = true
  package var isContainerBackgroundRemovable = true
  package var promptsForUserConfiguration = false
  package var sessionHandlers: [SessionHandler] = []
  package var pushHandler: (any WidgetPushHandler.Type)?

  package init(
    kind: String, intent: (any WidgetConfigurationIntent.Type)?, entries: WidgetEntrySource
  ) {
    self.kind = kind
    self.intent = intent
    self.entries = entries
  }

  /// What a configuration declares; `nil` for the empty one.
  package init?(_ configuration: some WidgetConfiguration) {
    if let primitive = configuration as? any PrimitiveWidgetConfiguration {
      guard let node = primitive.node else { return nil }
      self = node
    } else {
      self.init(configuration.body)
    }
  }

  /// What a widget declares; `nil` if its configuration is the empty one.
  package init?(_ widget: some Widget) {
    self.init(widget.body)
  }

  /// Sizes of the widget that are not for some places.
  package struct DisfavoredPlaces: Hashable, Sendable {
    package let locations: [WidgetLocation]
    package let families: [WidgetFamily]
  }

  /// What takes the events of a download that went on without the app.
  package struct SessionHandler {
    package let isFor: (_ session: String) -> Bool
    package let handle: (_ session: String, _ completion: @escaping () -> Void) -> Void
  }
}

/// A configuration that the host reads instead of looking into its body.
@MainActor
package protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {
  var node: WidgetNode? { get }
}

extension EmptyWidgetConfiguration: PrimitiveWidgetConfiguration {
  package var node: WidgetNode? { nil }
}

/// What a bundle declares.
@MainActor
package struct WidgetBundleNode {
  package private(set) var widgets: [WidgetNode] = []
  package private(set) var controls: [ControlNode] = []

  /// What a bundle declares, in its order.
  package init(_ bundle: some WidgetBundle) {
    self.init(members: WidgetBundleMember.members(of: bundle.body))
  }

  package init(members: [WidgetBundleMember]) {
    for member in members {
      switch member {
      case .widget(let widget): widgets += WidgetNode(widget).map { [$0] } ?? []
      case .control(let control): controls += ControlNode(control).map { [$0] } ?? []
      }
    }
  }
}
