import AppIntents
import IntentRuntime
import Synchronization
import Testing

@testable import WidgetKit

/// What the app tells the host that shows its widgets, and what the runtime makes of their intents.
@Suite struct HostTests {
  final class Host: WidgetHostServices {
    let requests = Mutex<[WidgetReload]>([])

    func reload(_ request: WidgetReload) { requests.withLock { $0.append(request) } }

    func widgets() async throws -> [WidgetInfo] {
      [
        WidgetInfo(kind: "Bed", family: .systemSmall, instance: "1", intent: BedSettings()),
        WidgetInfo(kind: "Bed", family: .systemSmall, instance: "2"),
      ]
    }

    func controls() async throws -> [ControlInfo] {
      [ControlInfo(id: "3", kind: "Lamp", intent: LampSettings())]
    }
  }

  @Test func anIntentThatRunsReloadsWhatIsShown() async throws {
    let host = Host()
    try await WidgetHost.$scoped.withValue(host) {
      _ = try await WaterBed().perform()
      WidgetCenter.shared.reloadAllTimelines()
      ControlCenter.shared.reloadAllControls()
      WidgetCenter.shared.invalidateRelevance(ofKind: "Bed")
      WidgetCenter.shared.invalidateConfigurationRecommendations()
    }
    #expect(
      host.requests.withLock { $0 } == [
        .timelines(kind: "Bed"), .controls(kind: "Lamp"), .timelines(kind: nil),
        .controls(kind: nil), .relevance(kind: "Bed"), .recommendations,
      ])
  }

  @Test func theHostTellsWhatIsChosen() async throws {
    try await WidgetHost.$scoped.withValue(Host()) {
      let widgets = try await WidgetCenter.shared.currentConfigurations()
      #expect(widgets.map(\.kind) == ["Bed", "Bed"])
      #expect(Set(widgets).count == 2)
      #expect(widgets[0].widgetConfigurationIntent(of: BedSettings.self)?.bed == "Roses")
      #expect(widgets[0].widgetConfigurationIntent(of: OtherSettings.self) == nil)
      #expect(widgets[1].widgetConfigurationIntent(of: BedSettings.self) == nil)
      let controls = try await ControlCenter.shared.currentControls()
      #expect(controls.map(\.id) == ["3"])
      #expect(controls[0].configurationIntent(of: LampSettings.self)?.lampName == "Porch")
      let told = await withCheckedContinuation { continuation in
        WidgetCenter.shared.getCurrentConfigurations { continuation.resume(returning: $0) }
      }
      #expect(try told.get() == widgets)
    }
  }

  @Test func withoutAHostThereIsNothing() async throws {
    WidgetCenter.shared.reloadAllTimelines()
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    #expect(try await ControlCenter.shared.currentControls().isEmpty)
  }

  @Test func aProgramThatIsABundleSaysWhatItHas() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(69), observing: [\.standardErrorContent]
    ) {
      await GardenBundle.main()
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("This program has: Watering, Bed, Lamp, Hose.\n"))
  }

  @Test func theRuntimeListsTheIntentsOfWidgets() throws {
    let types = try AppTypes.all()
    let settings: [any AppIntent.Type] = [
      BedSettings.self, LampSettings.self, SwitchLamp.self, WaterBed.self,
    ]
    for intent in settings {
      #expect(types.intents.contains { $0 == intent })
    }
  }
}
