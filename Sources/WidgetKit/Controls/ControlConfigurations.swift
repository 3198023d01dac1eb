public import AppIntents
public import SwiftUI

/// A control without settings.
///
/// ```swift
/// struct LampControl: ControlWidget {
///   var body: some ControlWidgetConfiguration {
///     StaticControlConfiguration(kind: "lamp", provider: LampProvider()) { isOn in
///       ControlWidgetToggle("Lamp", isOn: isOn, action: SetLamp()) { isOn in
///         Label(isOn ? "Lit" : "Dark", systemImage: "lightbulb")
///       }
///     }
///     .displayName("Lamp")
///   }
/// }
/// ```
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration, PrimitiveControlConfiguration
{
  let node: ControlNode?

  /// A control of a kind that only this app has, which shows always the same.
  public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) {
    node = ControlNode(
      kind: kind, intent: nil, values: ControlValueSource { _ in content() })
  }

  /// A control of a kind that only this app has, with what provides its value and shows one.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    node = ControlNode(
      kind: kind, intent: nil, values: ControlValueSource(provider, content: content))
  }
}

/// A control whose settings are the parameters of an intent.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration, PrimitiveControlConfiguration {
  let node: ControlNode?

  /// A control of a kind that only this app has, with what provides its value and shows one.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    node = ControlNode(
      kind: kind, intent: Configuration.self,
      values: ControlValueSource(provider, content: content))
  }

  /// A control of a kind that only this app has, which shows nothing but its settings.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    node = ControlNode(
      kind: kind, intent: intent,
      values: ControlValueSource { content($0 as? Configuration ?? Configuration()) })
  }
}

/// A configuration with something more said about it.
struct ModifiedControlConfiguration<Base: ControlWidgetConfiguration>:
  ControlWidgetConfiguration, PrimitiveControlConfiguration
{
  let base: Base
  let change: (inout ControlNode) -> Void

  var node: ControlNode? {
    guard var node = ControlNode(base) else { return nil }
    change(&node)
    return node
  }
}

extension ControlWidgetConfiguration {
  private func changed(
    _ change: @escaping (inout ControlNode) -> Void
  ) -> ModifiedControlConfiguration<Self> {
    ModifiedControlConfiguration(base: self, change: change)
  }

  /// The name that people choose the control by.
  public func displayName(_ displayName: LocalizedStringResource)
    -> some ControlWidgetConfiguration
  {
    changed { $0.displayName = displayName }
  }

  /// What people read about the control when they choose one.
  public func description(_ description: LocalizedStringResource)
    -> some ControlWidgetConfiguration
  {
    changed { $0.description = description }
  }

  /// Asks for the settings as soon as a person has chosen the control.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    changed { $0.promptsForUserConfiguration = true }
  }

  /// Lets a server have the control drawn again.
  public func pushHandler(_ pushHandlerType: any ControlPushHandler.Type)
    -> some ControlWidgetConfiguration
  {
    changed { $0.pushHandler = pushHandlerType }
  }
}
