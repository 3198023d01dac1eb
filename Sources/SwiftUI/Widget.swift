/// Something that a host shows outside the app and draws anew from time to time.
///
/// Its ``body`` says what it is called, where its entries come from and how one is drawn; the
/// configurations that a body is made of are in the module WidgetKit.
@MainActor @preconcurrency
public protocol Widget {
  /// What the widget is, in one configuration.
  associatedtype Body: WidgetConfiguration
  /// The widget.
  init()
  /// What the widget is, in one configuration.
  var body: Body { get }
}

extension Widget where Body == Never {
  /// Never read: what has no configuration of its own stands for other widgets.
  public var body: Never {
    preconditionFailure("\(Self.self) stands for other widgets and has no configuration.")
  }
}

/// What a widget is: its kind, its names, its data and its looks.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The configuration that this one consists of.
  associatedtype Body: WidgetConfiguration
  /// The configuration that this one consists of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never read: the host reads the configuration itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is read by the host and has no body.")
  }
}

/// A configuration of no widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// The configuration.
  public init() {}
}

/// All widgets and controls that one program has.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The widgets, in the order in which they are offered.
  associatedtype Body: Widget
  /// The bundle.
  init()
  /// The widgets, in the order in which they are offered.
  @WidgetBundleBuilder var body: Body { get }
}

/// What a bundle has in one place.
package enum WidgetBundleMember {
  case widget(any Widget)
  case control(any ControlWidget)

  /// What a widget of a bundle's body stands for: itself, if it is no group.
  @MainActor
  package static func members(of widget: some Widget) -> [WidgetBundleMember] {
    (widget as? any WidgetGroup)?.members ?? [.widget(widget)]
  }
}

/// A widget that only stands for others, as bundles are built from them.
@MainActor
protocol WidgetGroup: Widget where Body == Never {
  var members: [WidgetBundleMember] { get }
}

/// Gathers the widgets and controls of a bundle, with availability checks.
@MainActor @resultBuilder
public struct WidgetBundleBuilder {
  /// No widget.
  public static func buildBlock() -> some Widget { SeveralWidgets() }

  /// One widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// Several widgets.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    var members: [WidgetBundleMember] = []
    for widget in repeat each content { members += WidgetBundleMember.members(of: widget) }
    return SeveralWidgets(members: members)
  }

  /// A widget as it stands.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// A control among the widgets.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    SeveralWidgets(members: [.control(content)])
  }

  /// Widgets under an `if` without `else`.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
    SeveralWidgets(members: content.map { WidgetBundleMember.members(of: $0) } ?? [])
  }

  /// Widgets that need a newer system.
  public static func buildLimitedAvailability(_ content: some Widget) -> some Widget {
    SeveralWidgets(members: WidgetBundleMember.members(of: content))
  }
}

/// Any number of widgets and controls.
struct SeveralWidgets: WidgetGroup {
  let members: [WidgetBundleMember]

  init() {
    members = []
  }

  init(members: [WidgetBundleMember]) {
    self.members = members
  }
}
