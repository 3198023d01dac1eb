import AppIntents
import SwiftUI
import WidgetKit

// Controls, in the same way.

struct LampControl: ControlWidget {
  static let kind: String = "Lamp"

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(
      kind: Self.kind,
      provider: Provider()
    ) { value in
      ControlWidgetToggle(
        "Switch lamp",
        isOn: value.isOn,
        action: SwitchLamp(value.name)
      ) { isOn in
        Label(isOn ? "Lit" : "Dark", systemImage: "lightbulb")
          .controlWidgetStatus(isOn ? "The lamp is lit" : "The lamp is dark")
      }
      .tint(.orange)
      .disabled(value.name.isEmpty)
    }
    .displayName("Lamp")
    .description("A lamp in the garden.")
    .promptsForUserConfiguration()
  }
}

extension LampControl {
  struct Value {
    var isOn: Bool
    var name: String
  }

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: LampSettings) -> Value {
      LampControl.Value(isOn: false, name: configuration.lampName)
    }

    func currentValue(configuration: LampSettings) async throws -> Value {
      guard configuration.lampName != "Broken" else { throw LampFault() }
      return LampControl.Value(isOn: true, name: configuration.lampName)
    }
  }

  struct LampFault: Error {}
}

struct LampSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Lamp"

  @Parameter(title: "Name", default: "Porch")
  var lampName: String
}

struct SwitchLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Switch lamp"

  @Parameter(title: "Name")
  var name: String

  @Parameter(title: "Is lit")
  var value: Bool

  init() {}

  init(_ name: String) {
    self.name = name
  }

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct HoseControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    let kind = "Hose"
    StaticControlConfiguration(kind: kind) {
      ControlWidgetButton(action: WaterBed()) {
        Label("Hose", systemImage: "drop").controlWidgetActionHint("Water")
      } actionLabel: { isActive in
        if isActive { Text("Watering…") }
      }
      .privacySensitive()
    }
  }
}

/// Every other form of templates and configurations.
struct GateControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { true }
    func currentValue() async throws -> Bool { false }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Gate", provider: Provider()) { isOpen in
      let name = "Gate"
      return ControlWidgetToggle(isOn: isOpen, action: SwitchLamp(name)) {
        Text(name)
      }
    }
  }
}

struct SettingsOnlyControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Plain", intent: LampSettings.self) { settings in
      ControlWidgetButton(action: SwitchLamp(settings.lampName)) {
        Text(settings.lampName)
      }
    }
  }
}

/// Titles may be keys, resources and computed texts.
struct TitleForms {
  let resource = LocalizedStringResource("Gate")
  let text = "Gate"

  @MainActor var templates: [any ControlWidgetTemplate] {
    [
      ControlWidgetToggle(resource, isOn: true, action: SwitchLamp("a")) { Text("\($0)") },
      ControlWidgetToggle(text, isOn: true, action: SwitchLamp("a")) { Text("\($0)") },
      ControlWidgetToggle(isOn: true, action: SwitchLamp("a"), label: { Text("Gate") }) {
        Text("\($0)")
      },
      ControlWidgetButton("Gate", action: WaterBed()) { Text("\($0)") },
      ControlWidgetButton(resource, action: WaterBed()) { Text("\($0)") },
      ControlWidgetButton(text, action: WaterBed()) { Text("\($0)") },
    ]
  }
}
