import Synchronization

/// What a host of widgets and controls does for the app.
package protocol WidgetHostServices: Sendable {
  /// Something that is shown has to be asked for again.
  func reload(_ request: WidgetReload)
  /// The widgets that somebody has chosen.
  func widgets() async throws -> [WidgetInfo]
  /// The controls that somebody has chosen.
  func controls() async throws -> [ControlInfo]
}

/// What has to be asked for again; without a kind, of every kind.
package enum WidgetReload: Hashable, Sendable {
  case timelines(kind: String?)
  case controls(kind: String?)
  case relevance(kind: String)
  case recommendations
}

/// The host of this process.
package enum WidgetHost {
  private static let registered = Mutex<(any WidgetHostServices)?>(nil)
  /// A host of one task and its children, for tests that run side by side.
  @TaskLocal package static var scoped: (any WidgetHostServices)?

  /// The host, if there is one.
  package static var current: (any WidgetHostServices)? {
    scoped ?? registered.withLock { $0 }
  }

  /// Makes `host` the host of this process.
  package static func register(_ host: (any WidgetHostServices)?) {
    registered.withLock { $0 = host }
  }
}
