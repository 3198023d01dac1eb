/// Views beside each other.
public nonisolated struct HStack<Content: View>: View, PrimitiveView {
  private let layout: [String: String]
  private let content: Content

  /// A row of views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = ViewNode.layout(alignment: alignment.rawValue, spacing: spacing)
    self.content = content()
  }

  @MainActor package var node: ViewNode {
    ViewNode(.horizontalStack, attributes: layout, children: ViewNode.parts(of: content))
  }
}

/// Views below each other.
public nonisolated struct VStack<Content: View>: View, PrimitiveView {
  private let layout: [String: String]
  private let content: Content

  /// A column of views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = ViewNode.layout(alignment: alignment.rawValue, spacing: spacing)
    self.content = content()
  }

  @MainActor package var node: ViewNode {
    ViewNode(.verticalStack, attributes: layout, children: ViewNode.parts(of: content))
  }
}

/// Views on top of each other.
public nonisolated struct ZStack<Content: View>: View, PrimitiveView {
  private let content: Content

  /// A pile of views, the last one on top.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor package var node: ViewNode {
    ViewNode(.layeredStack, children: ViewNode.parts(of: content))
  }
}

/// Space that pushes its neighbours apart.
public nonisolated struct Spacer: View, PrimitiveView {
  private let minLength: CGFloat?

  /// Space of at least `minLength` points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor package var node: ViewNode {
    ViewNode(.spacer, attributes: minLength.map { ["minLength": "\($0)"] } ?? [:])
  }
}

/// A line between views.
public nonisolated struct Divider: View, PrimitiveView {
  /// The line.
  public init() {}

  @MainActor package var node: ViewNode { ViewNode(.divider) }
}

/// Where the views of a column stand.
public enum HorizontalAlignment: String, Sendable {
  case leading
  case center
  case trailing
}

/// Where the views of a row stand.
public enum VerticalAlignment: String, Sendable {
  case top
  case center
  case bottom
  case firstTextBaseline
  case lastTextBaseline
}

extension ViewNode {
  fileprivate static func layout(alignment: String, spacing: CGFloat?) -> [String: String] {
    var layout = ["alignment": alignment]
    layout["spacing"] = spacing.map { "\($0)" }
    return layout
  }
}
