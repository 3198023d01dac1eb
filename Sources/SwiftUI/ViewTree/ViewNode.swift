/// What a view shows at one moment: a tree of plain values, for a host to draw.
///
/// A host is whatever shows views to a person: a terminal, a page in a browser, a program in another
/// language that reads JSON. It draws a tree and reports which control was pressed; it never sees the
/// app's own types. Texts stand in the language of the person, and no closure is left.
///
/// ```swift
/// let node = ViewNode(
///   VStack {
///     Text("Cars").font(.headline)
///     Toggle("Watched", isOn: .constant(true))
///   })
/// node.texts  // ["Cars", "Watched"]
/// node.children[1].attributes  // ["on": "true"]
/// ```
///
/// The form as JSON, all kinds and all attributes are described in <doc:ViewTree>.
///
/// A tree comes from the app, but its texts may come from anywhere. A host shows them as text: it
/// escapes markup and the terminal's control characters.
public struct ViewNode: Hashable, Sendable {
  /// What a node is.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// Its children stand where it stands.
    case group
    /// Words.
    case text
    /// A picture of the app (`image`) or a symbol of the system (`symbol`).
    case image
    /// A picture and a title.
    case label
    /// Children beside each other, below each other, and on top of each other.
    case horizontalStack, verticalStack, layeredStack
    /// Room that pushes its neighbours apart.
    case spacer
    /// A line.
    case divider
    /// Controls: their children are their labels.
    case button, toggle, textField, link
    /// Rows, and views that may need scrolling.
    case list, scrollView
    /// Rows under a heading, which is its text.
    case section
    /// How far something has come, or a value within a range.
    case progress, gauge
    /// An area of one colour.
    case color
    /// Something that the host itself provides; the attribute `control` names it.
    case control
  }

  /// What pressing a control does.
  public enum Action: Hashable, Sendable {
    /// Performs an intent of the app.
    case intent(EncodedIntent)
    /// Opens an address.
    case open(URL)
  }

  /// What the node is.
  public var kind: Kind
  /// The name of a control, by which a host reports that it was pressed. `nil`: no control.
  ///
  /// The name is made of the places of the node and of those around it, and of the element's
  /// identity within a `ForEach`. Within a tree no two controls have the same name, and a control
  /// keeps its name when the view is drawn again with other contents in the same places.
  public var id: String?
  /// The words that the node shows itself, without those of its children.
  public var text: String?
  /// Facts about the node, such as the name of its image.
  public var attributes: [String: String]
  /// The nodes in it, in reading order.
  public var children: [ViewNode]
  /// What pressing it does. `nil` for what does nothing, such as a button with a closure: the app's
  /// code runs as an intent, or not at all.
  public var action: Action?
  /// Changes to how the node looks, the innermost first.
  public var modifiers: [ViewModification]

  /// Creates a node from its parts.
  public init(
    _ kind: Kind, id: String? = nil, text: String? = nil, attributes: [String: String] = [:],
    children: [ViewNode] = [], action: Action? = nil, modifiers: [ViewModification] = []
  ) {
    self.kind = kind
    self.id = id
    self.text = text
    self.attributes = attributes
    self.children = children
    self.action = action
    self.modifiers = modifiers
  }

  /// All words of the tree, in reading order.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  public var texts: [String] {
    (text.map { [$0] } ?? []) + children.flatMap(\.texts)
  }
}

/// A change to how a view looks, kept for the host.
///
/// `.font(.headline)` → `ViewModification("font", "headline")`
public struct ViewModification: Hashable, Codable, Sendable {
  /// The modifier's name.
  public var name: String
  /// What it was given; empty if nothing was.
  public var value: String

  /// Creates a modification from its parts.
  public init(_ name: String, _ value: String = "") {
    self.name = name
    self.value = value
  }
}

/// An intent with the values of its parameters, as a text that only the app's runtime reads.
///
/// A host keeps it and hands it back unchanged. Code that can hand one to the runtime can have any
/// intent of the app performed: a host that serves a page gives the page the names of controls, and
/// keeps the intents.
public struct EncodedIntent: RawRepresentable, Hashable, Codable, Sendable {
  /// The text.
  public let rawValue: String

  /// The intent that a text stands for, if the runtime can read it.
  public init(rawValue: String) { self.rawValue = rawValue }
}
