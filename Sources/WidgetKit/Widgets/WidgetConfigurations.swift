public import AppIntents
public import SwiftUI

/// A widget without settings.
///
/// ```swift
/// struct TonightWidget: Widget {
///   var body: some WidgetConfiguration {
///     StaticConfiguration(kind: "tonight", provider: TonightProvider()) { entry in
///       TonightView(film: entry.film)
///     }
///     .configurationDisplayName("Tonight")
///   }
/// }
/// ```
public struct StaticConfiguration<Content: View>: WidgetConfiguration,
  PrimitiveWidgetConfiguration
{
  let node: WidgetNode?

  /// A widget of a kind that only this app has, with what provides its entries and draws one.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    node = WidgetNode(
      kind: kind, intent: nil, entries: WidgetEntrySource(provider, content: content))
  }
}

/// A widget whose settings are the parameters of an intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration, PrimitiveWidgetConfiguration
{
  let node: WidgetNode?

  /// A widget of a kind that only this app has, with its settings and what provides its entries
  /// and draws one.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    node = WidgetNode(
      kind: kind, intent: intent, entries: WidgetEntrySource(provider, content: content))
  }
}

/// A configuration with something more said about it.
struct ModifiedWidgetConfiguration<Base: WidgetConfiguration>: WidgetConfiguration,
  PrimitiveWidgetConfiguration
{
  let base: Base
  let change: (inout WidgetNode) -> Void

  var node: WidgetNode? {
    guard var node = WidgetNode(base) else { return nil }
    change(&node)
    return node
  }
}

/// Where widgets are shown.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// Among the apps.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// On the locked screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// On a telephone that stands beside the bed.
  public static let standBy = WidgetLocation(name: "standBy")
  /// On a computer that shows the telephone's widgets.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// In a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// Takes the tokens with which a server has widgets drawn again.
public protocol WidgetPushHandler {
  /// The handler.
  init()
  /// Called when the host has another token.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// With what a server has widgets drawn again.
public struct WidgetPushInfo: Hashable, Sendable {
  /// The token.
  public let token: Data
}
