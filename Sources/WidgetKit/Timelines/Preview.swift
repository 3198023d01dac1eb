public import SwiftUI

/// Shows a widget in an editor, with entries one after the other. Here it is checked, and no more.
@freestanding(declaration)
public macro Preview<Shown: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Shown,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppIntentsMacros", type: "Preview")

/// Shows a widget in an editor, with the entries of a provider. Here it is checked, and no more.
@freestanding(declaration)
public macro Preview<Shown: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Shown,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppIntentsMacros", type: "Preview")

/// Shows a widget with settings in an editor, with the entries of a provider. Here it is checked,
/// and no more.
@freestanding(declaration)
public macro Preview<Shown: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> Shown, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppIntentsMacros", type: "Preview")

/// Gathers the entries of a preview.
@resultBuilder
public struct PreviewTimelineBuilder {
  /// An entry.
  public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] {
    [entry]
  }

  /// The first entries.
  public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] {
    first
  }

  /// Entries and those after them.
  public static func buildPartialBlock(
    accumulated: [any TimelineEntry], next: [any TimelineEntry]
  ) -> [any TimelineEntry] {
    accumulated + next
  }

  /// The entries that a loop makes.
  public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
    components.flatMap(\.self)
  }
}
