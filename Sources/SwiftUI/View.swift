@_exported public import FoundationSupplement

/// A part of a card or screen, described as a value.
///
/// Views are plain values here: what they look like is a tree of ``ViewNode``s that a host draws. Their bodies belong to the main actor, as in any app; making one does not.
@MainActor @preconcurrency
public protocol View: Sendable {
  /// What the view consists of.
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never read: only views without a body of their own have this type of body.
  public var body: Never {
    preconditionFailure("A view that is drawn by the front end has no body.")
  }
}

/// A view that the front end draws itself instead of looking into its body.
package protocol PrimitiveView: View where Body == Never {
  @MainActor var node: ViewNode { get }
}

extension View where Body == Never {
  /// Never read: the front end draws this view itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the front end and has no body.")
  }
}

/// A view that takes no space and shows nothing.
public nonisolated struct EmptyView: View, PrimitiveView {
  /// The empty view.
  public init() {}

  @MainActor package var node: ViewNode { ViewNode(.group) }
}

/// A view whose type is not known to its user.
public nonisolated struct AnyView: View, PrimitiveView {
  private let content: any View

  /// Hides the type of `view`.
  public init(_ view: some View) {
    content = view
  }

  @MainActor package var node: ViewNode { ViewNode(part: content) }
}
