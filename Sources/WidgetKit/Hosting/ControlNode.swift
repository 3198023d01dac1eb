package import AppIntents
package import SwiftUI

/// What a control declares, as plain values and what makes its template.
@MainActor
package struct ControlNode {
  package let kind: String
  /// The type of the settings; `nil` if there is nothing to set.
  package let intent: (any ControlConfigurationIntent.Type)?
  /// What it shows.
  package let values: ControlValueSource
  package var displayName: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var promptsForUserConfiguration = false
  package var pushHandler: (any ControlPushHandler.Type)?

  package init(
    kind: String, intent: (any ControlConfigurationIntent.Type)?, values: ControlValueSource
  ) {
    self.kind = kind
    self.intent = intent
    self.values = values
  }

  /// What a configuration declares; `nil` for the empty one.
  package init?(_ configuration: some ControlWidgetConfiguration) {
    if let primitive = configuration as? any PrimitiveControlConfiguration {
      guard let node = primitive.node else { return nil }
      self = node
    } else {
      self.init(configuration.body)
    }
  }

  /// What a control declares; `nil` if its configuration is the empty one.
  package init?(_ control: some ControlWidget) {
    self.init(control.body)
  }
}

/// A configuration that the host reads instead of looking into its body.
@MainActor
package protocol PrimitiveControlConfiguration: ControlWidgetConfiguration where Body == Never {
  var node: ControlNode? { get }
}

extension EmptyControlWidgetConfiguration: PrimitiveControlConfiguration {
  package var node: ControlNode? { nil }
}

/// What makes the template of a control: its provider, with the types of value and settings hidden.
///
/// Settings of another type than the provider's count as none, and then every parameter has its
/// default.
@MainActor
package struct ControlValueSource {
  package typealias Settings = any ControlConfigurationIntent

  /// What somebody sees who chooses a control.
  package let preview: @MainActor (Settings?) -> ControlTemplateNode?
  /// What the control shows now.
  ///
  /// - Throws: what the provider throws.
  package let current: @MainActor (Settings?) async throws -> ControlTemplateNode?

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
