public import AppIntents
public import SwiftUI

/// Where the entries of a widget without settings come from.
public protocol TimelineProvider {
  /// What the widget shows.
  associatedtype Entry: TimelineEntry
  /// For what place the provider is asked.
  typealias Context = TimelineProviderContext

  /// What the widget shows before anything is known; made at once.
  func placeholder(in context: Context) -> Entry
  /// What the widget shows right now.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// What the widget shows now and later.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// When the widget matters; unknown by default.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// Unknown.
  public func relevance() async -> WidgetRelevance<Void> {
    WidgetRelevance([])
  }
}

/// Where the entries of a widget come from whose settings are an intent.
public protocol AppIntentTimelineProvider {
  /// What the widget shows.
  associatedtype Entry: TimelineEntry
  /// The settings.
  associatedtype Intent: WidgetConfigurationIntent
  /// For what place the provider is asked.
  typealias Context = TimelineProviderContext

  /// What the widget shows before anything is known; made at once.
  func placeholder(in context: Context) -> Entry
  /// What the widget shows right now.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What the widget shows now and later.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Settings to choose from, where there is no place to make them; none by default.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  /// When the widget matters, and with which settings; unknown by default.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }

  /// Unknown.
  public func relevance() async -> WidgetRelevance<Intent> {
    WidgetRelevance([])
  }
}

/// Settings to choose from.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  let intent: Intent
  let description: LocalizedStringResource

  private init(_ intent: Intent, _ description: LocalizedStringResource) {
    self.intent = intent
    self.description = description
  }

  /// Settings with a text that describes them.
  public init(intent: Intent, description: Text) {
    self.init(intent, description.resource)
  }

  /// Settings with a localized description.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent, description.resource)
  }

  /// Settings with a localized description.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent, description)
  }

  /// Settings with a computed description.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.init(intent, LocalizedStringResource(verbatim: description))
  }
}
