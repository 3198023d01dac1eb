public import SwiftUI

/// A hint at the sentence that starts an intent; empty if the intent is in no shortcut.
public nonisolated struct SiriTipView<Intent: AppIntent>: View, PrimitiveView {
  private let intent: Intent
  private let isVisible: Bool

  /// A hint that stays.
  public init(intent: Intent) {
    self.intent = intent
    isVisible = true
  }

  /// A hint that can be put away.
  public init(intent: Intent, isVisible: Binding<Bool>?) {
    self.intent = intent
    self.isVisible = isVisible?.current ?? true
  }

  @MainActor package var node: ViewNode {
    ViewNode(
      .control, attributes: ["control": "tip", "visible": "\(isVisible)"],
      action: ControlAction.performing(intent).drawn)
  }
}

/// A link to the list of the app's shortcuts.
public nonisolated struct ShortcutsLink: View, PrimitiveView {
  /// A link.
  public init() {}

  /// A link with a closure, which does not run: only intents run from cards.
  public init(action: @escaping @MainActor @Sendable () -> Void) {}

  @MainActor package var node: ViewNode {
    ViewNode(.control, attributes: ["control": "shortcuts"])
  }
}

extension SiriTipView {
  /// Draws the hint in a style.
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
    self
  }
}

/// How a hint looks.
public enum SiriTipViewStyle: Hashable, Sendable {
  case automatic
  case light
  case dark
}

/// How a link to shortcuts looks.
public enum ShortcutsLinkStyle: Hashable, Sendable {
  case automatic
  case light
  case lightOutline
  case dark
  case darkOutline
}

extension View {
  /// Draws links to shortcuts in a style.
  public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
    self
  }
}
