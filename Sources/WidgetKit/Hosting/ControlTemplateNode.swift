package import AppIntents
package import SwiftUI

/// What a control shows and does, as plain values.
@MainActor
package struct ControlTemplateNode {
  /// What can be done with the control.
  package enum Kind {
    /// Pressing runs the intent.
    case button(any AppIntent)
    /// Switching sets the intent's value to the other state, and runs it.
    case toggle(isOn: Bool, intent: @MainActor (_ isOn: Bool) -> any AppIntent)
  }

  package let kind: Kind
  package let label: ViewNode
  /// What is shown of the value: of a switch, whether it is on; of a button, whether it is busy.
  package let valueLabel: @MainActor (Bool) -> ViewNode
  package var tint: Color?
  package var isDisabled = false
  package var isPrivacySensitive = false

  init(
    _ kind: Kind, label: some View, valueLabel: @escaping (Bool) -> some View
  ) {
    self.kind = kind
    self.label = ViewNode(label)
    self.valueLabel = { ViewNode(valueLabel($0)) }
  }

  /// What a template shows and does; `nil` for the empty one.
  package init?(_ template: some ControlWidgetTemplate) {
    if let primitive = template as? any PrimitiveControlTemplate {
      guard let node = primitive.node else { return nil }
      self = node
    } else {
      self.init(template.body)
    }
  }
}

/// A template that the host fills in itself.
@MainActor
package protocol PrimitiveControlTemplate: ControlWidgetTemplate where Body == Never {
  var node: ControlTemplateNode? { get }
}

extension EmptyControlWidgetTemplate: PrimitiveControlTemplate {
  package var node: ControlTemplateNode? { nil }
}
