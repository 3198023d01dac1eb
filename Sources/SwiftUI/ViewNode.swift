/// What a front end draws: a tree of plain values made from a view.
///
/// `VStack { Text("Cars"); Button("Watch") { … } }` → a vertical stack of a text and a button.
package struct ViewNode: Sendable {
  package enum Kind: String, Sendable {
    case group, text, image, label, horizontalStack, verticalStack, layeredStack, spacer, divider
    case button, toggle, textField, list, scrollView, section, progress, gauge, link, color
    /// A button or a tip made by another module, named by its first attribute.
    case control
  }

  /// What pressing a control does.
  package enum Action: Sendable {
    /// Runs this intent; the module above knows its type.
    case intent(any Sendable)
    /// Runs this closure, where the place that shows the view allows closures.
    case closure(@MainActor @Sendable () -> Void)
    case open(URL)
  }

  package var kind: Kind
  /// The words that the node shows itself, without those of its children.
  package var text: LocalizedStringResource?
  /// Facts about the node, such as the name of its image.
  package var attributes: [String: String]
  package var children: [ViewNode]
  package var action: Action?
  /// Changes to how the node looks, innermost first.
  package var modifiers: [ViewModification] = []

  package init(
    _ kind: Kind, text: LocalizedStringResource? = nil, attributes: [String: String] = [:],
    children: [ViewNode] = [], action: Action? = nil
  ) {
    self.kind = kind
    self.text = text
    self.attributes = attributes
    self.children = children
    self.action = action
  }

  /// The tree of a view; bodies are read here, on the main actor.
  ///
  /// - Complexity: linear in the number of views.
  @MainActor
  package init(_ view: some View) {
    if let primitive = view as? any PrimitiveView {
      self = primitive.node
    } else {
      self = ViewNode(view.body)
    }
  }

  /// The nodes that this one stands for: groups dissolve into what they hold, unless something
  /// applies to them as a whole.
  package var flattened: [ViewNode] {
    kind == .group && modifiers.isEmpty ? children.flatMap(\.flattened) : [self]
  }

  /// All words of the tree, in reading order.
  package var texts: [String] {
    (text.map { [String(localized: $0)] } ?? []) + children.flatMap(\.texts)
  }
}

/// A change to how a view looks, kept for the front end.
package struct ViewModification: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String = "") {
    self.name = name
    self.value = value
  }
}
