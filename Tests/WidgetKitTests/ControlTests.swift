import AppIntents
import Testing

@testable import SwiftUI
@testable import WidgetKit

/// What controls declare is kept for hosts, and their providers can be asked.
@MainActor @Suite struct ControlTests {
  @Test func whatModifiersSayIsKept() throws {
    let node = try #require(ControlNode(LampControl()))
    #expect(node.kind == "Lamp")
    #expect(node.intent == LampSettings.self)
    #expect(node.displayName.map { String(localized: $0) } == "Lamp")
    #expect(node.description.map { String(localized: $0) } == "A lamp in the garden.")
    #expect(node.promptsForUserConfiguration)
    let hose = try #require(ControlNode(HoseControl()))
    #expect(hose.kind == "Hose")
    #expect(hose.intent == nil)
    #expect(!hose.promptsForUserConfiguration)
    #expect(ControlNode(EmptyControlWidgetConfiguration().displayName("None")) == nil)
  }

  @Test func aSwitchShowsItsStateAndSetsTheOther() async throws {
    let values = try #require(ControlNode(LampControl())).values
    let settings = LampSettings()
    settings.lampName = "Shed"
    let node = try #require(try await values.current(settings))
    #expect(node.label.texts == ["Switch lamp"])
    #expect(node.tint == .orange)
    #expect(!node.isDisabled)
    guard case .toggle(isOn: true, let intent) = node.kind else {
      Issue.record("It is no switch that is on.")
      return
    }
    let action = try #require(intent(false) as? SwitchLamp)
    #expect(action.name == "Shed")
    #expect(!action.value)
    #expect(try #require(intent(true) as? SwitchLamp).value)
    #expect(node.valueLabel(true).texts == ["Lit"])
    #expect(node.valueLabel(false).texts == ["Dark"])
    #expect(
      node.valueLabel(true).modifiers == [.init("controlWidgetStatus", "The lamp is lit")])
  }

  @Test func aPreviewIsThereAtOnce() throws {
    let values = try #require(ControlNode(LampControl())).values
    let node = try #require(values.preview(nil))
    guard case .toggle(isOn: false, let intent) = node.kind else {
      Issue.record("It is no switch that is off.")
      return
    }
    #expect((intent(true) as? SwitchLamp)?.name == "Porch", "the default of the settings")
  }

  @Test func whatAProviderThrowsIsPassedOn() async throws {
    let values = try #require(ControlNode(LampControl())).values
    let settings = LampSettings()
    settings.lampName = "Broken"
    await #expect(throws: LampControl.LampFault.self) { _ = try await values.current(settings) }
    settings.lampName = ""
    #expect(try await values.current(settings)?.isDisabled == true)
  }

  @Test func aButtonRunsItsIntent() async throws {
    let node = try #require(try await ControlNode(HoseControl())?.values.current(nil))
    guard case .button(let intent) = node.kind else {
      Issue.record("It is no button.")
      return
    }
    #expect(intent is WaterBed)
    #expect(node.isPrivacySensitive)
    #expect(node.label.modifiers == [.init("controlWidgetActionHint", "Water")])
    #expect(node.valueLabel(true).texts == ["Watering…"])
    #expect(node.valueLabel(false).texts == [])
  }

  @Test func aSwitchWithoutWordsForItsStateSaysOnAndOff() async throws {
    let values = try #require(ControlNode(GateControl())).values
    let node = try #require(try await values.current(nil))
    #expect(node.valueLabel(true).texts == ["On"])
    #expect(node.valueLabel(false).texts == ["Off"])
    guard case .toggle(isOn: false, _) = node.kind else {
      Issue.record("It shows another state than the provider has.")
      return
    }
    guard case .toggle(isOn: true, _)? = values.preview(nil)?.kind else {
      Issue.record("It shows another state than the preview has.")
      return
    }
  }

  @Test func settingsAloneMakeAControl() throws {
    let node = try #require(ControlNode(SettingsOnlyControl()))
    #expect(node.intent == LampSettings.self)
    let settings = LampSettings()
    settings.lampName = "Shed"
    #expect(node.values.preview(settings)?.label.texts == ["Shed"])
    #expect(node.values.preview(nil)?.label.texts == ["Porch"])
    #expect(node.values.preview(nil)?.valueLabel(true).texts == [])
  }

  @Test func titlesMayBeAnyKindOfText() {
    let nodes = TitleForms().templates.compactMap { ControlTemplateNode($0) }
    #expect(nodes.map(\.label.texts) == Array(repeating: ["Gate"], count: 6))
  }
}
