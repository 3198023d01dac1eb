/// A view with a change to how it looks.
public nonisolated struct ModifiedContent<Content: View>: View, PrimitiveView {
  let content: Content
  let name: String
  let value: Value

  /// What the modifier was given.
  enum Value: Sendable {
    case plain(String)
    case words(LocalizedStringResource)
  }

  @MainActor package var node: ViewNode {
    var node = ViewNode(part: content)
    switch value {
    case .plain(let value): node.modifiers.append(.init(name, value))
    case .words(let words):
      node.modifiers.append(.init(name, EnvironmentValues.current.words(words)))
    }
    return node
  }
}

extension View {
  package nonisolated func modified(
    _ name: String, _ value: String = ""
  ) -> ModifiedContent<Self> {
    ModifiedContent(content: self, name: name, value: .plain(value))
  }

  /// For a modifier with a text that is shown or spoken.
  package nonisolated func modified(
    _ name: String, words: LocalizedStringResource
  ) -> ModifiedContent<Self> {
    ModifiedContent(content: self, name: name, value: .words(words))
  }

  /// Shows words in a font.
  public nonisolated func font(_ font: Font?) -> some View {
    modified("font", font?.name ?? "")
  }

  /// Draws in a style.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some View {
    modified("foregroundStyle", style.styleName)
  }

  /// Draws in a colour.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modified("foregroundStyle", color?.styleName ?? "")
  }

  /// Draws behind the view in a style.
  public nonisolated func background(_ style: some ShapeStyle) -> some View {
    modified("background", style.styleName)
  }

  /// Colours controls.
  public nonisolated func tint(_ style: (some ShapeStyle)?) -> some View {
    modified("tint", style?.styleName ?? "")
  }

  /// Leaves room around the view.
  public nonisolated func padding(_ length: CGFloat? = nil) -> some View {
    modified("padding", length.map { "\($0)" } ?? "")
  }

  /// Leaves room at some edges of the view.
  public nonisolated func padding(_ edges: Edge.Set, _ length: CGFloat? = nil) -> some View {
    modified("padding", "\(edges.rawValue) \(length.map { "\($0)" } ?? "")")
  }

  /// Draws buttons in a style.
  public nonisolated func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    modified("buttonStyle", style.styleName)
  }

  /// How the front end moves from one drawing to the next.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    modified("contentTransition", transition.name)
  }

  /// Gives the view a size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil
  ) -> some View {
    modified("frame", "\(width.map { "\($0)" } ?? "")×\(height.map { "\($0)" } ?? "")")
  }

  /// Lets a view grow to `maxWidth` and `maxHeight`.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil
  ) -> some View {
    let limits = [minWidth, maxWidth, minHeight, maxHeight].map { $0.map { "\($0)" } ?? "" }
    return modified("frameLimits", limits.joined(separator: " "))
  }

  /// Rounds the corners.
  public nonisolated func cornerRadius(_ radius: CGFloat) -> some View {
    modified("cornerRadius", "\(radius)")
  }

  /// Makes the view see-through.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modified("opacity", "\(opacity)")
  }

  /// Shows words in bold.
  public nonisolated func bold() -> some View { modified("bold") }

  /// Shows words in italics.
  public nonisolated func italic() -> some View { modified("italic") }

  /// Shows at most so many lines.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modified("lineLimit", number.map(String.init) ?? "")
  }

  /// Keeps controls from acting.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modified("disabled", "\(disabled)")
  }

  /// Whether the view is hidden where others can look.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modified("privacySensitive", "\(sensitive)")
  }

  /// Whether the view is out of date between an intent and the next drawing.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modified("invalidatableContent", "\(invalidatable)")
  }

  /// The words that are spoken for the view.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    modified("accessibilityLabel", words: label.resource)
  }
}
