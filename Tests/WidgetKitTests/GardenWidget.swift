import SwiftUI
import WidgetKit

// A widget without settings, as the sources of a widget extension have it. That this file compiles,
// in Swift 6 mode and with no more imports, is half of the test.

struct WateringProvider: TimelineProvider {
  func placeholder(in context: Context) -> WateringEntry {
    WateringEntry(date: Date(timeIntervalSince1970: 0), plant: "…", isDry: false)
  }

  func getSnapshot(in context: Context, completion: @escaping (WateringEntry) -> ()) {
    let plant = context.isPreview ? "Fern" : "Cactus"
    completion(WateringEntry(date: Date(timeIntervalSince1970: 60), plant: plant, isDry: true))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
    var entries: [WateringEntry] = []
    let start = Date(timeIntervalSince1970: 0)
    for day in 0..<3 {
      let date = Calendar.current.date(byAdding: .day, value: day, to: start) ?? start
      entries.append(WateringEntry(date: date, plant: "Cactus \(day)", isDry: day == 2))
    }
    let timeline = Timeline(entries: entries, policy: .atEnd)
    completion(timeline)
  }
}

struct WateringEntry: TimelineEntry {
  let date: Date
  let plant: String
  let isDry: Bool

  var relevance: TimelineEntryRelevance? { isDry ? .init(score: 5, duration: 600) : nil }
}

struct WateringView: View {
  @Environment(\.widgetFamily) private var family
  var entry: WateringProvider.Entry

  var body: some View {
    VStack {
      HStack {
        Text("Since:")
        Text(entry.date, style: .time)
      }
      switch family {
      case .accessoryInline: Text(entry.plant)
      default: Label(entry.plant, systemImage: entry.isDry ? "drop" : "leaf").widgetAccentable()
      }
    }
    .widgetURL(URL(string: "garden://plants"))
  }
}

struct WateringWidget: Widget {
  let kind: String = "Watering"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: WateringProvider()) { entry in
      if #available(iOS 17.0, macOS 14.0, *) {
        WateringView(entry: entry)
          .containerBackground(.fill.tertiary, for: .widget)
      } else {
        WateringView(entry: entry)
          .padding()
          .background()
      }
    }
    .configurationDisplayName("Watering")
    .description("Which plant is dry.")
    .supportedFamilies([.systemSmall, .accessoryInline])
    .disfavoredLocations([.lockScreen, .standBy], for: [.systemSmall])
    .contentMarginsDisabled()
  }
}

#Preview(as: .systemSmall) {
  WateringWidget()
} timeline: {
  WateringEntry(date: .now, plant: "Fern", isDry: true)
  WateringEntry(date: .now, plant: "Fern", isDry: false)
}

#Preview("From the provider", as: .systemMedium) {
  WateringWidget()
} timelineProvider: {
  WateringProvider()
}

struct GardenBundle: WidgetBundle {
  var body: some Widget {
    WateringWidget()
    BedWidget()
    if #available(iOS 18.0, macOS 26.0, *) {
      LampControl()
      HoseControl()
    }
  }
}
