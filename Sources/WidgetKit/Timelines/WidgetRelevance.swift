public import AppIntents

/// When a widget matters, the most important times first.
public struct WidgetRelevance<Configuration> {
  let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// When a widget matters; hosts may look at the first few only.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// One reason for which a widget matters, or the group that it is in.
public struct WidgetRelevanceAttribute<Configuration> {
  /// The settings with which the widget matters.
  let configuration: Configuration
  let reason: WidgetRelevanceReason
}

/// Why a widget is suggested, or with which others it is not.
public enum WidgetRelevanceReason: Sendable {
  /// It matters at a time, a place or an occasion.
  case context(RelevantContext)
  /// It says the same as the other widgets of a group.
  case group(WidgetRelevanceGroup)
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// The widget matters at a time, a place or an occasion.
  public init(context: RelevantContext) {
    self.init(configuration: (), reason: .context(context))
  }

  /// The widget is in a group, of which one widget at a time is suggested.
  public init(group: WidgetRelevanceGroup) {
    self.init(configuration: (), reason: .group(group))
  }
}

extension WidgetRelevanceAttribute where Configuration: WidgetConfigurationIntent {
  /// The widget with these settings matters at a time, a place or an occasion.
  public init(configuration: Configuration, context: RelevantContext) {
    self.init(configuration: configuration, reason: .context(context))
  }

  /// The widget with these settings is in a group, of which one at a time is suggested.
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    self.init(configuration: configuration, reason: .group(group))
  }
}

/// Widgets that say the same, so that one at a time is enough.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  /// The app's name for the group. `nil`: the host groups as it sees fit. Empty: no group.
  public let name: String?

  /// The host's own grouping.
  public static let automatic = WidgetRelevanceGroup(name: nil)
  /// No group.
  public static let ungrouped = WidgetRelevanceGroup(name: "")

  /// A group of this app's widgets.
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(name: name)
  }
}
