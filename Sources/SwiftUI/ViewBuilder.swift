/// Gathers the views of a body: one after the other, with `if`, `switch` and availability checks.
@resultBuilder
public struct ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views: views)
  }

  /// A view as it stands.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A view under an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Another branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Views that need a newer system.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}

/// Several views in a row, as a body without a container has them.
public nonisolated struct TupleView<Content>: View, PrimitiveView {
  let views: [any View]

  @MainActor package var node: ViewNode {
    ViewNode(.group, children: views.flatMap { ViewNode.parts(of: $0) })
  }
}

/// One of two views, as an `if` in a body yields.
public nonisolated struct _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  enum Storage: Sendable {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  @MainActor package var node: ViewNode {
    switch storage {
    case .first(let view): ViewNode(part: view)
    case .second(let view): ViewNode(part: view)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never read: the front end shows what is there.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor package var node: ViewNode { map { ViewNode(part: $0) } ?? ViewNode(.group) }
}

/// Views that share what is applied to the group.
public nonisolated struct Group<Content: View>: View, PrimitiveView {
  private let content: Content

  /// A group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor package var node: ViewNode {
    ViewNode(.group, children: ViewNode.parts(of: content))
  }
}
