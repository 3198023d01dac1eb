extension ViewNode {
  /// Draws a view: the bodies of the view and of the views in it are read, on the main actor.
  ///
  /// `Text("Cars").bold()` → a node of the kind `text` with the modifier `bold`
  ///
  /// - Parameters:
  ///   - view: The view. `any View` will do.
  ///   - environment: What the view can know of the place where it is drawn. `nil`: nothing special.
  /// - Complexity: O(*n*) in the number of views, beside what the app's own bodies take.
  @MainActor
  public init(_ view: some View, in environment: EnvironmentValues? = nil) {
    self.init(part: view, in: environment ?? .current)
    nameControls()
  }

  /// A part of a tree, in a place of its own.
  @MainActor
  init(part view: some View, in environment: EnvironmentValues) {
    self = EnvironmentValues.$current.withValue(environment) { ViewNode(part: view) }
  }

  /// A part of a tree, whose controls have no names yet.
  @MainActor
  init(part view: some View) {
    if let primitive = view as? any PrimitiveView {
      self = primitive.node
    } else {
      self = ViewNode(part: view.body)
    }
  }

  /// A node with localized words of its own, in the language of the place.
  init(
    _ kind: Kind, words: LocalizedStringResource?, attributes: [String: String] = [:],
    children: [ViewNode] = []
  ) {
    let text = words.map(EnvironmentValues.current.words)
    self.init(kind, text: text, attributes: attributes, children: children)
  }

  /// The nodes that a view stands for: groups dissolve into what they hold, unless something applies
  /// to them as a whole.
  @MainActor
  package static func parts(of view: some View) -> [ViewNode] {
    ViewNode(part: view).flattened
  }

  private var flattened: [ViewNode] {
    kind == .group && modifiers.isEmpty ? children.flatMap(\.flattened) : [self]
  }
}

// MARK: - Names of controls

extension ViewNode {
  private var isControl: Bool {
    switch kind {
    case .button, .toggle, .textField, .link, .control: true
    default: false
    }
  }

  /// Replaces the names within a collection, which `ForEach` gives to nodes, by those of controls.
  private mutating func nameControls() {
    var taken: Set<String> = []
    name(at: "0", &taken)
  }

  private mutating func name(at place: String, _ taken: inout Set<String>) {
    id = isControl ? Self.free(place, &taken) : nil
    for index in children.indices {
      children[index].name(at: "\(place).\(children[index].id ?? "\(index)")", &taken)
    }
  }

  /// The name itself, or one with a number behind it where elements share an identity.
  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    var (free, number) = (name, 2)
    while !taken.insert(free).inserted {
      free = "\(name)#\(number)"
      number += 1
    }
    return free
  }
}
