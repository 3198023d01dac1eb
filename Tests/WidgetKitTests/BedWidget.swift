import AppIntents
import WidgetKit
import SwiftUI

// A widget with settings, in the same way.

struct BedSettings: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Bed" }
  static var description: IntentDescription { "Which bed is shown." }

  @Parameter(title: "Bed", default: "Roses")
  var bed: String
}

struct BedProvider: AppIntentTimelineProvider {
  /// Nothing asks a provider to be `Sendable`.
  final class Shed {
    var rows = 2
  }

  let shed = Shed()

  func placeholder(in context: Context) -> BedEntry {
    BedEntry(date: Date(), configuration: BedSettings())
  }

  func snapshot(for configuration: BedSettings, in context: Context) async -> BedEntry {
    BedEntry(date: Date(timeIntervalSince1970: 1), configuration: configuration)
  }

  func timeline(for configuration: BedSettings, in context: Context) async -> Timeline<BedEntry> {
    var entries: [BedEntry] = []
    for hour in 0..<shed.rows {
      entries.append(
        BedEntry(
          date: Date(timeIntervalSince1970: 3600 * Double(hour)), configuration: configuration))
    }
    return Timeline(entries: entries, policy: .after(Date(timeIntervalSince1970: 7200)))
  }

  func recommendations() -> [AppIntentRecommendation<BedSettings>] {
    [AppIntentRecommendation(intent: BedSettings.tulips, description: "Tulips")]
  }

  func relevance() async -> WidgetRelevance<BedSettings> {
    WidgetRelevance([
      WidgetRelevanceAttribute(
        configuration: .tulips, context: .date(Date(timeIntervalSince1970: 5))),
      WidgetRelevanceAttribute(configuration: .tulips, group: .named("flowers")),
    ])
  }
}

struct BedEntry: TimelineEntry {
  let date: Date
  let configuration: BedSettings
}

struct BedEntryView: View {
  var entry: BedProvider.Entry

  var body: some View {
    VStack {
      Text("Bed:")
      Text(entry.configuration.bed)
      Button("Water", intent: WaterBed())
    }
  }
}

struct BedWidget: Widget {
  static let kind: String = "Bed"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: BedSettings.self, provider: BedProvider()
    ) { entry in
      BedEntryView(entry: entry)
        .containerBackground(for: .widget) { Color.green }
    }
    .configurationDisplayName(String("Beds"))
    .promptsForUserConfiguration()
  }
}

struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water the bed"

  @MainActor
  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: BedWidget.kind)
    ControlCenter.shared.reloadControls(ofKind: LampControl.kind)
    return .result()
  }
}

extension BedSettings {
  fileprivate static var tulips: BedSettings {
    let intent = BedSettings()
    intent.bed = "Tulips"
    return intent
  }
}

#Preview(as: .systemSmall) {
  BedWidget()
} timeline: {
  BedEntry(date: .now, configuration: .tulips)
  BedEntry(date: .now, configuration: .tulips)
}

#Preview(as: .systemSmall, using: BedSettings.tulips) {
  BedWidget()
} timelineProvider: {
  BedProvider()
}

/// Settings of another widget.
struct OtherSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Other"
}
