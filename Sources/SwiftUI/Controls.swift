/// What a control does, as far as it is known before the view is drawn.
package enum ControlAction: Sendable {
  /// Nothing: closures of the app do not run on cards.
  case none
  /// An intent, which is encoded as the view is drawn; `nil` where nothing can perform it.
  case intent(@Sendable () -> EncodedIntent?)
  case open(URL)

  /// What the control of a tree does.
  package var drawn: ViewNode.Action? {
    switch self {
    case .none: nil
    case .intent(let encoded): encoded().map { .intent($0) }
    case .open(let address): .open(address)
    }
  }
}

/// A control that does something when pressed.
public nonisolated struct Button<Label: View>: View, PrimitiveView {
  private let label: Label
  private let role: ButtonRole?
  private let action: ControlAction

  /// A button with a closure, which is drawn and does nothing: only intents run from cards.
  public init(
    action: @escaping @MainActor @Sendable () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: .none, label: label())
  }

  /// A button with a role with a closure, which is drawn and does nothing.
  public init(
    role: ButtonRole?, action: @escaping @MainActor @Sendable () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: .none, label: label())
  }

  /// For the module above, whose buttons run intents.
  package init(role: ButtonRole?, action: ControlAction, label: Label) {
    self.label = label
    self.role = role
    self.action = action
  }

  @MainActor package var node: ViewNode {
    ViewNode(
      .button, attributes: role.map { ["role": $0.name] } ?? [:],
      children: ViewNode.parts(of: label), action: action.drawn)
  }
}

extension Button where Label == Text {
  /// A button with a localized title with a closure, which is drawn and does nothing.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(role: nil, action: .none, label: Text(titleKey))
  }

  /// A button with a computed title with a closure, which is drawn and does nothing.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(
    _ title: Content, action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(role: nil, action: .none, label: Text(title))
  }

  /// A button with a localized title and a role with a closure, which is drawn and does nothing.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?,
    action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(role: role, action: .none, label: Text(titleKey))
  }
}

/// What a button is for, where that changes how it looks.
public struct ButtonRole: Hashable, Sendable {
  package let name: String

  /// It deletes or loses something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A switch.
public nonisolated struct Toggle<Label: View>: View, PrimitiveView {
  private let isOn: Bool
  private let label: Label
  private let action: ControlAction

  /// A switch bound to local state; cards show it without letting it act.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn.current, action: .none, label: label())
  }

  /// For the module above, whose switches run intents.
  package init(isOn: Bool, action: ControlAction, label: Label) {
    self.isOn = isOn
    self.label = label
    self.action = action
  }

  @MainActor package var node: ViewNode {
    ViewNode(
      .toggle, attributes: ["on": "\(isOn)"], children: ViewNode.parts(of: label),
      action: action.drawn)
  }
}

extension Toggle where Label == Text {
  /// A switch with a localized title, bound to local state.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn.current, action: .none, label: Text(titleKey))
  }
}

/// A place to type in; cards show it without accepting input.
public nonisolated struct TextField: View, PrimitiveView {
  private let title: LocalizedStringKey
  private let text: String

  /// A place to type in, bound to local state.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    title = titleKey
    self.text = text.current
  }

  @MainActor package var node: ViewNode {
    ViewNode(.textField, words: title.resource, attributes: ["value": text])
  }
}

/// A title that opens an address.
public nonisolated struct Link<Label: View>: View, PrimitiveView {
  private let label: Label
  private let destination: URL

  /// A link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor package var node: ViewNode {
    ViewNode(.link, children: ViewNode.parts(of: label), action: .open(destination))
  }
}

extension Link where Label == Text {
  /// A link with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}
