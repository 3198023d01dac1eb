public import AppIntents
public import SwiftUI

/// What a control declares, as plain values and what makes its template.
@MainActor
public struct ControlNode {
  /// The name that only this control of the app has.
  public let kind: String
  /// The type of the settings; `nil` if there is nothing to set.
  public let intent: (any ControlConfigurationIntent.Type)?
  /// What it shows.
  public let values: ControlValueSource
  /// The name that people choose it by.
  public internal(set) var displayName: LocalizedStringResource?
  /// What people read about it when they choose one.
  public internal(set) var description: LocalizedStringResource?
  /// Whether the settings are asked for as soon as a person has chosen it.
  public internal(set) var promptsForUserConfiguration = false
  /// What takes the tokens with which a server has it drawn again.
  public internal(set) var pushHandler: (any ControlPushHandler.Type)?

  init(
    kind: String, intent: (any ControlConfigurationIntent.Type)?, values: ControlValueSource
  ) {
    self.kind = kind
    self.intent = intent
    self.values = values
  }

  /// What a configuration declares; `nil` for the empty one.
  public init?(_ configuration: some ControlWidgetConfiguration) {
    if let primitive = configuration as? any PrimitiveControlConfiguration {
      guard let node = primitive.node else { return nil }
      self = node
    } else {
      self.init(configuration.body)
    }
  }

  /// What a control declares; `nil` if its configuration is the empty one.
  public init?(_ control: some ControlWidget) {
    self.init(control.body)
  }
}

/// A configuration that the host reads instead of looking into its body.
@MainActor
protocol PrimitiveControlConfiguration: ControlWidgetConfiguration where Body == Never {
  var node: ControlNode? { get }
}

extension EmptyControlWidgetConfiguration: PrimitiveControlConfiguration {
  var node: ControlNode? { nil }
}

/// What makes the template of a control: its provider, with the types of value and settings hidden.
///
/// Settings of another type than the provider's count as none, and then every parameter has its
/// default.
@MainActor
public struct ControlValueSource {
  /// The settings of a control.
  public typealias Settings = any ControlConfigurationIntent

  /// What a person sees who chooses a control.
  public let preview: @MainActor (Settings?) -> ControlTemplateNode?
  /// What the control shows now.
  ///
  /// - Throws: what the provider throws.
  public let current: @MainActor (Settings?) async throws -> ControlTemplateNode?

  init(content: @escaping (Settings?) -> some ControlWidgetTemplate) {
    preview = { ControlTemplateNode(content($0)) }
    current = { ControlTemplateNode(content($0)) }
  }

  init<Provider: ControlValueProvider, Content: ControlWidgetTemplate>(
    _ provider: Provider, content: @escaping (Provider.Value) -> Content
  ) {
    preview = { _ in ControlTemplateNode(content(provider.previewValue)) }
    current = { [handed = Handover(value: provider)] _ in
      ControlTemplateNode(content(try await handed.currentValue().value))
    }
  }

  init<Provider: AppIntentControlValueProvider, Content: ControlWidgetTemplate>(
    _ provider: Provider, content: @escaping (Provider.Value) -> Content
  ) {
    typealias Configuration = Provider.Configuration
    preview = { settings in
      let value = provider.previewValue(
        configuration: settings as? Configuration ?? Configuration())
      return ControlTemplateNode(content(value))
    }
    current = { [handed = Handover(value: provider)] settings in
      let value = try await handed.currentValue(
        for: settings as? Configuration ?? Configuration())
      return ControlTemplateNode(content(value.value))
    }
  }
}
