public import AppIntents
public import SwiftUI

/// What makes the entries of a widget: its provider, with the types of entry and settings hidden.
///
/// Providers work where they please; what they answer with is drawn on the main actor.
@MainActor
public struct WidgetEntrySource {
  /// The settings of a widget.
  public typealias Settings = any WidgetConfigurationIntent

  /// The app's own provider.
  public let provider: Any
  /// What is shown before anything is known.
  public let placeholder: @MainActor (TimelineProviderContext) -> WidgetEntryNode
  /// What is shown right now. Settings of another type than the provider's count as none, and then
  /// every parameter has its default.
  public let snapshot: @MainActor (Settings?, TimelineProviderContext) async -> WidgetEntryNode
  /// What is shown now and later, with settings as for a snapshot.
  public let timeline: @MainActor (Settings?, TimelineProviderContext) async -> WidgetTimelineNode
  /// Settings to choose from, with their descriptions.
  public let recommendations:
    @MainActor () -> [(intent: Settings, description: LocalizedStringResource)]
  /// When the widget matters.
  public let relevance: @MainActor () async -> [WidgetRelevanceNode]

  init<Provider: TimelineProvider, Content: View>(
    _ provider: Provider, content: @escaping (Provider.Entry) -> Content
  ) {
    self.provider = provider
    placeholder = { WidgetEntryNode(provider.placeholder(in: $0), in: $0, content: content) }
    snapshot = { _, context in
      let entry = await Answer.wait { provider.getSnapshot(in: context, completion: $0) }
      return WidgetEntryNode(entry, in: context, content: content)
    }
    timeline = { _, context in
      let timeline = await Answer.wait { provider.getTimeline(in: context, completion: $0) }
      return WidgetTimelineNode(timeline, in: context, content: content)
    }
    recommendations = { [] }
    relevance = { [handed = Handover(value: provider)] in
      await handed.relevance().value.attributes.map { .init(intent: nil, reason: $0.reason) }
    }
  }

  init<Provider: AppIntentTimelineProvider, Content: View>(
    _ provider: Provider, content: @escaping (Provider.Entry) -> Content
  ) {
    typealias Intent = Provider.Intent
    self.provider = provider
    placeholder = { WidgetEntryNode(provider.placeholder(in: $0), in: $0, content: content) }
    let handed = Handover(value: provider)
    snapshot = { settings, context in
      let entry = await handed.snapshot(for: settings as? Intent ?? Intent(), in: context)
      return WidgetEntryNode(entry.value, in: context, content: content)
    }
    timeline = { settings, context in
      let timeline = await handed.timeline(for: settings as? Intent ?? Intent(), in: context)
      return WidgetTimelineNode(timeline.value, in: context, content: content)
    }
    recommendations = { provider.recommendations().map { ($0.intent, $0.description) } }
    relevance = {
      await handed.relevance().value.attributes
        .map { .init(intent: $0.configuration, reason: $0.reason) }
    }
  }
}

/// An entry of a widget, and how it is drawn.
@MainActor
public struct WidgetEntryNode {
  /// The entry itself.
  public let entry: any TimelineEntry
  /// The tree of the entry's view, made anew at every call, for the size that was asked for.
  public let draw: @MainActor () -> ViewNode

  init<Entry: TimelineEntry, Content: View>(
    _ entry: Entry, in context: TimelineProviderContext,
    content: @escaping (Entry) -> Content
  ) {
    self.entry = entry
    draw = {
      var environment = EnvironmentValues.current
      environment.widgetFamily = context.family
      return ViewNode(content(entry), in: environment)
    }
  }
}

/// What a widget shows now and later.
@MainActor
public struct WidgetTimelineNode {
  /// What it shows, and when.
  public let entries: [WidgetEntryNode]
  /// When to ask for more.
  public let policy: TimelineReloadPolicy

  init<Entry: TimelineEntry, Content: View>(
    _ timeline: Timeline<Entry>, in context: TimelineProviderContext,
    content: @escaping (Entry) -> Content
  ) {
    entries = timeline.entries.map { WidgetEntryNode($0, in: context, content: content) }
    policy = timeline.policy
  }
}

/// One reason for which a widget matters.
public struct WidgetRelevanceNode: Sendable {
  /// The settings with which it matters.
  public let intent: (any WidgetConfigurationIntent)?
  /// Why it matters then.
  public let reason: WidgetRelevanceReason
}
