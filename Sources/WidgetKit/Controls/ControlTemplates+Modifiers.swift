public import SwiftUI

/// A template with something more said about it.
struct ModifiedControlTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate,
  PrimitiveControlTemplate
{
  let base: Base
  let change: (inout ControlTemplateNode) -> Void

  var node: ControlTemplateNode? {
    guard var node = ControlTemplateNode(base) else { return nil }
    change(&node)
    return node
  }
}

extension ControlWidgetTemplate {
  private func changed(
    _ change: @escaping (inout ControlTemplateNode) -> Void
  ) -> ModifiedControlTemplate<Self> {
    ModifiedControlTemplate(base: self, change: change)
  }

  /// The colour of the control.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    changed { $0.tint = tint }
  }

  /// Keeps the control from acting.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    changed { $0.isDisabled = disabled }
  }

  /// Whether the control is hidden where others can look.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    changed { $0.isPrivacySensitive = sensitive }
  }
}

// What a label or a value label says about its control. Each text may be a view, a key, a resource or
// computed, as Apple documents it; so the forms repeat.
extension View {
  /// What the control is about to do, for buttons without a screen.
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View {
    modified("controlWidgetActionHint", words: hint.resource)
  }

  /// What the control is about to do, localized.
  public nonisolated func controlWidgetActionHint(
    _ hintKey: LocalizedStringKey
  ) -> some View {
    modified("controlWidgetActionHint", words: hintKey.resource)
  }

  /// What the control is about to do, localized.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint(
    _ hint: LocalizedStringResource
  ) -> some View {
    modified("controlWidgetActionHint", words: hint)
  }

  /// What the control is about to do, computed.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<Words: StringProtocol>(
    _ hint: Words
  ) -> some View {
    modified("controlWidgetActionHint", String(hint))
  }

  /// What the control tells when its state has changed.
  public nonisolated func controlWidgetStatus(_ status: Text) -> some View {
    modified("controlWidgetStatus", words: status.resource)
  }

  /// What the control tells when its state has changed, localized.
  public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    modified("controlWidgetStatus", words: statusKey.resource)
  }

  /// What the control tells when its state has changed, localized.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus(
    _ status: LocalizedStringResource
  ) -> some View {
    modified("controlWidgetStatus", words: status)
  }

  /// What the control tells when its state has changed, computed.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<Words: StringProtocol>(
    _ status: Words
  ) -> some View {
    modified("controlWidgetStatus", String(status))
  }
}
