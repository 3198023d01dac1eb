import AppIntents
import Foundation
import Testing

@testable import SwiftUI
@testable import WidgetKit

/// What widgets declare is kept for hosts, and their providers can be asked.
@MainActor @Suite struct WidgetTests {
  let context = TimelineProviderContext(family: .systemSmall)

  @Test func aBundleIsReadInItsOrder() {
    let bundle = WidgetBundleNode(GardenBundle())
    #expect(bundle.widgets.map(\.kind) == ["Watering", "Bed"])
    #expect(bundle.controls.map(\.kind) == ["Lamp", "Hose"])
    #expect(
      bundle.notice
        == "Nothing here shows widgets or controls. This program has: Watering, Bed, Lamp, Hose.")
  }

  @Test(arguments: [(true, ["Watering", "Bed"], ["Gate"]), (false, ["Bed"], [])])
  func aBundleMayDependOnACondition(isSummer: Bool, widgets: [String], controls: [String]) {
    struct Season: WidgetBundle {
      var isSummer = true

      var body: some Widget {
        if isSummer {
          WateringWidget()
          GateControl()
        }
        BedWidget()
      }
    }
    struct Winter: WidgetBundle {
      var body: some Widget {}
    }
    let bundle = WidgetBundleNode(Season(isSummer: isSummer))
    #expect(bundle.widgets.map(\.kind) == widgets)
    #expect(bundle.controls.map(\.kind) == controls)
    #expect(WidgetBundleNode(Winter()).widgets.isEmpty)
  }

  @Test func whatModifiersSayIsKept() throws {
    let node = try #require(WidgetNode(WateringWidget()))
    #expect(node.intent == nil)
    #expect(node.displayName.map { String(localized: $0) } == "Watering")
    #expect(node.description.map { String(localized: $0) } == "Which plant is dry.")
    #expect(node.families == [.systemSmall, .accessoryInline])
    #expect(
      node.disfavoredPlaces == [
        .init(locations: [.lockScreen, .standBy], families: [.systemSmall])
      ])
    #expect(!node.hasContentMargins)
    #expect(!node.promptsForUserConfiguration)
    #expect(node.entries.provider is WateringProvider)
  }

  @Test func settingsAreKnownByTheirType() throws {
    let node = try #require(WidgetNode(BedWidget()))
    #expect(node.intent == BedSettings.self)
    #expect(node.displayName.map { String(localized: $0) } == "Beds")
    #expect(node.families == nil)
    #expect(node.hasContentMargins)
    #expect(node.promptsForUserConfiguration)
  }

  @Test func theLastModifierCounts() throws {
    let node = WidgetNode(
      EmptyWidgetConfiguration().supportedFamilies([.systemLarge]))
    #expect(node == nil, "nothing can be said about no widget")
    let twice = WateringWidget().body.supportedFamilies([.systemLarge])
    #expect(try #require(WidgetNode(twice)).families == [.systemLarge])
  }

  @Test func aTimelineIsAskedForAndDrawn() async throws {
    let entries = try #require(WidgetNode(WateringWidget())).entries
    let timeline = await entries.timeline(nil, context)
    #expect(timeline.policy == .atEnd)
    #expect(timeline.entries.count == 3)
    #expect(timeline.entries.map { $0.draw().texts.last } == ["Cactus 0", "Cactus 1", "Cactus 2"])
    #expect(timeline.entries.map(\.entry.relevance?.score) == [nil, nil, 5])
    let drawn = try #require(timeline.entries.first).draw()
    #expect(
      drawn.modifiers == [
        .init("widgetURL", "garden://plants"),
        .init("containerBackground", "fill tertiary widget"),
      ])
  }

  @Test(arguments: [(WidgetFamily.systemSmall, ViewNode.Kind.label), (.accessoryInline, .text)])
  func viewsKnowTheirSize(family: WidgetFamily, kind: ViewNode.Kind) async throws {
    let entries = try #require(WidgetNode(WateringWidget())).entries
    let context = TimelineProviderContext(family: family, isPreview: true)
    let snapshot = await entries.snapshot(nil, context).draw()
    #expect(snapshot.children.last?.kind == kind)
    #expect(snapshot.texts.last == "Fern")
    #expect(entries.placeholder(context).draw().texts.last == "…")
  }

  @Test func settingsReachTheProvider() async throws {
    let entries = try #require(WidgetNode(BedWidget())).entries
    let settings = BedSettings()
    settings.bed = "Herbs"
    let timeline = await entries.timeline(settings, context)
    #expect(
      timeline.entries.map { $0.draw().texts }
        == Array(repeating: ["Bed:", "Herbs", "Water"], count: 2))
    #expect(timeline.policy == .after(Date(timeIntervalSince1970: 7200)))
    #expect(await entries.snapshot(nil, context).draw().texts.contains("Roses"), "the default")
    #expect(await entries.snapshot(OtherSettings(), context).draw().texts.contains("Roses"))
  }

  @Test func buttonsOfAWidgetRunIntents() async throws {
    let entries = try #require(WidgetNode(BedWidget())).entries
    let drawn = IntentHost.$scoped.withValue(NamingHost()) { entries.placeholder(context).draw() }
    #expect(drawn.kind == .layeredStack)
    #expect(drawn.children.first?.attributes == ["color": "green"])
    let button = try #require(drawn.children.last?.children.last)
    #expect(button.action == .intent(EncodedIntent(rawValue: "WaterBed")))
    let alone = try #require(entries.placeholder(context).draw().children.last?.children.last)
    #expect(alone.action == nil, "nobody is there who performs intents")
  }

  @Test func recommendationsAndRelevanceAreRead() async throws {
    let entries = try #require(WidgetNode(BedWidget())).entries
    let recommended = entries.recommendations()
    #expect(recommended.map { ($0.intent as? BedSettings)?.bed } == ["Tulips"])
    #expect(recommended.map { String(localized: $0.description) } == ["Tulips"])
    let reasons = await entries.relevance()
    #expect(reasons.map { ($0.intent as? BedSettings)?.bed } == ["Tulips", "Tulips"])
    guard case .group(let group)? = reasons.last?.reason else {
      Issue.record("The group is lost.")
      return
    }
    #expect(group == .named("flowers"))
    let plain = try #require(WidgetNode(WateringWidget())).entries
    #expect(plain.recommendations().isEmpty)
    #expect(await plain.relevance().isEmpty)
  }

  @Test func onlyTheFirstAnswerCounts() async {
    let answer = await Answer.wait { (completion: @escaping @Sendable (Int) -> Void) in
      completion(1)
      completion(2)
    }
    #expect(answer == 1)
  }

  @Test func downloadsFindWhoTakesThem() throws {
    var log: [String] = []
    let configuration = WateringWidget().body
      .onBackgroundURLSessionEvents(matching: "photos") { session, completion in
        log.append(session)
        completion()
      }
      .onBackgroundURLSessionEvents { _, _ in }
    let handlers = try #require(WidgetNode(configuration)).sessionHandlers
    #expect(handlers.map { $0.isFor("photos") } == [true, true])
    #expect(handlers.map { $0.isFor("maps") } == [false, true])
    handlers.first?.handle("photos") { log.append("done") }
    #expect(log == ["photos", "done"])
  }
}
