import Synchronization

/// What a host of widgets and controls does for the app.
public protocol WidgetHostServices: Sendable {
  /// Something that is shown has to be asked for again.
  func reload(_ request: WidgetReload)
  /// The widgets that a person has chosen.
  func widgets() async throws -> [WidgetInfo]
  /// The controls that a person has chosen.
  func controls() async throws -> [ControlInfo]
}

/// What has to be asked for again; without a kind, of every kind.
public enum WidgetReload: Hashable, Sendable {
  /// What widgets show now and later.
  case timelines(kind: String?)
  /// What controls show.
  case controls(kind: String?)
  /// When widgets matter.
  case relevance(kind: String)
  /// Settings to choose from.
  case recommendations
}

/// Where a host of widgets and controls makes itself known to the app.
///
/// A host reads a ``WidgetBundleNode``, asks its widgets' ``WidgetNode/entries`` for timelines, draws
/// their entries as ``SwiftUI/ViewNode``s, and takes reloads:
///
/// ```swift
/// WidgetHost.register(wall)
/// let bundle = WidgetBundleNode(GardenBundle())
/// let timeline = await bundle.widgets[0].entries.timeline(nil, context)
/// wall.show(timeline.entries.map { $0.draw() })
/// ```
public enum WidgetHost {
  private static let registered = Mutex<(any WidgetHostServices)?>(nil)
  /// A host of one task and its children, for tests that run side by side.
  @TaskLocal package static var scoped: (any WidgetHostServices)?

  /// The host, if there is one.
  public static var current: (any WidgetHostServices)? {
    scoped ?? registered.withLock { $0 }
  }

  /// Makes `host` the host of this process.
  public static func register(_ host: (any WidgetHostServices)?) {
    registered.withLock { $0 = host }
  }
}
