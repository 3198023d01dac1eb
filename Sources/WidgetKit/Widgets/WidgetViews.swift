public import SwiftUI

extension View {
  /// The address that the app opens when a person presses the widget.
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    modified("widgetURL", url?.absoluteString ?? "")
  }

  /// Whether the view has the accent's colour where widgets are drawn in two colours.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    modified("widgetAccentable", "\(accentable)")
  }

  /// Words beside a small widget, where the place has room for them.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    modified("widgetLabel", words: labelKey.resource)
  }

  /// Computed words beside a small widget, where the place has room for them.
  @_disfavoredOverload
  public nonisolated func widgetLabel<Words: StringProtocol>(_ label: Words) -> some View {
    modified("widgetLabel", String(label))
  }
}

extension ContainerBackgroundPlacement {
  /// Behind a whole widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// The background that a place gives to small round widgets.
public nonisolated struct AccessoryWidgetBackground: View, PrimitiveView {
  /// The background.
  public init() {}

  @MainActor package var node: ViewNode {
    ViewNode(.control, attributes: ["control": "accessoryWidgetBackground"])
  }
}

/// With which colours a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String

  /// Its own.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Two: one for what is accented, one for the rest.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// None, on what shines through.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
  private enum FamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemSmall
  }

  private enum RenderingModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
  }

  private enum ContainerBackgroundKey: EnvironmentKey {
    static let defaultValue = true
  }

  /// The size of the widget.
  public internal(set) var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// With which colours the widget is drawn.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// Whether the place shows the widget's background.
  public internal(set) var showsWidgetContainerBackground: Bool {
    get { self[ContainerBackgroundKey.self] }
    set { self[ContainerBackgroundKey.self] = newValue }
  }
}
