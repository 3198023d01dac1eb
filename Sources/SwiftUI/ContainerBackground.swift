/// What a background is the background of.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package let name: String

  /// A container of another module.
  package init(name: String) {
    self.name = name
  }
}

/// A view on the background of what it stands in: a stack whose first child is the background.
nonisolated struct ContainerBackground<Content: View, Background: View>: View, PrimitiveView {
  let content: Content
  let background: Background
  let container: ContainerBackgroundPlacement

  @MainActor var node: ViewNode {
    ViewNode(
      .layeredStack, attributes: ["container": container.name],
      children: [ViewNode(part: background), ViewNode(part: content)])
  }
}

extension View {
  /// Draws what the view stands in on a style.
  public nonisolated func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    modified("containerBackground", "\(style.styleName) \(container.name)")
  }

  /// Draws what the view stands in on another view.
  public nonisolated func containerBackground(
    for container: ContainerBackgroundPlacement, @ViewBuilder content: () -> some View
  ) -> some View {
    ContainerBackground(content: self, background: content(), container: container)
  }

  /// Draws behind the view what the place suggests.
  public nonisolated func background() -> some View {
    background(.background)
  }
}

/// A colour fills the place that it has.
extension Color: View, PrimitiveView {
  /// The area.
  @MainActor package var node: ViewNode {
    ViewNode(.color, attributes: ["color": styleName])
  }
}
