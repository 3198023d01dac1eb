public import AppIntents
public import SwiftUI

/// A control that runs an intent when it is pressed.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>:
  ControlWidgetTemplate, PrimitiveControlTemplate
{
  let node: ControlTemplateNode?

  /// A button, and what it shows while the intent runs.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    node = ControlTemplateNode(.button(action), label: label(), valueLabel: actionLabel)
  }
}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
  /// A button.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where Action: AppIntent {
    self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
  }
}

extension ControlWidgetButton where Label == Text {
  /// A button with a localized title, and what it shows while the intent runs.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  /// A button with a localized title, and what it shows while the intent runs.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
  }

  /// A button with a computed title, and what it shows while the intent runs.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

/// A control that is on or off.
///
/// Switching sets the intent's `value` to the other state and runs it; then the control shows the
/// state that its provider has.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>:
  ControlWidgetTemplate, PrimitiveControlTemplate
{
  let node: ControlTemplateNode?

  /// A switch, and what it shows of its state.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    let intent: @MainActor (Bool) -> any AppIntent = { isOn in
      var intent = action
      intent.value = isOn
      return intent
    }
    node = ControlTemplateNode(
      .toggle(isOn: isOn, intent: intent), label: label(), valueLabel: valueLabel)
  }
}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
  /// A switch that shows "On" or "Off".
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, action: action, label: label) {
      ControlWidgetToggleDefaultLabel(isOn: $0)
    }
  }
}

extension ControlWidgetToggle where Label == Text {
  /// A switch with a localized title, and what it shows of its state.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  /// A switch with a localized title, and what it shows of its state.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
  }

  /// A switch with a computed title, and what it shows of its state.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

/// What a button shows while its intent runs, if it does not say: nothing.
public struct ControlWidgetButtonDefaultActionLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// What a switch shows of its state, if it does not say: "On" or "Off".
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool

  /// The state.
  public var body: some View { isOn ? Text("On") : Text("Off") }
}
