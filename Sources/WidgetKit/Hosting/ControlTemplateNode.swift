public import AppIntents
public import SwiftUI

/// What a control shows and does, as plain values.
@MainActor
public struct ControlTemplateNode {
  /// What can be done with the control.
  public enum Kind {
    /// Pressing runs the intent.
    case button(any AppIntent)
    /// Switching sets the intent's value to the other state, and runs it.
    case toggle(isOn: Bool, intent: @MainActor (_ isOn: Bool) -> any AppIntent)
  }

  /// What can be done with it.
  public let kind: Kind
  /// What it is called.
  public let label: ViewNode
  /// What is shown of the value: of a switch, whether it is on; of a button, whether it is busy.
  public let valueLabel: @MainActor (Bool) -> ViewNode
  /// Its colour, if it has one of its own.
  public internal(set) var tint: Color?
  /// Whether it is kept from acting.
  public internal(set) var isDisabled = false
  /// Whether it is hidden where others can look.
  public internal(set) var isPrivacySensitive = false

  init(
    _ kind: Kind, label: some View, valueLabel: @escaping (Bool) -> some View
  ) {
    self.kind = kind
    self.label = ViewNode(label)
    self.valueLabel = { ViewNode(valueLabel($0)) }
  }

  /// What a template shows and does; `nil` for the empty one.
  public init?(_ template: some ControlWidgetTemplate) {
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
protocol PrimitiveControlTemplate: ControlWidgetTemplate where Body == Never {
  var node: ControlTemplateNode? { get }
}

extension EmptyControlWidgetTemplate: PrimitiveControlTemplate {
  var node: ControlTemplateNode? { nil }
}
