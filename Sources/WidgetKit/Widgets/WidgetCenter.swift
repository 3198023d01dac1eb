public import AppIntents

/// Tells the host that widgets have something else to show.
///
/// Without a host it does nothing, and its list of widgets is empty.
public final class WidgetCenter: Sendable {
  /// The center.
  public static let shared = WidgetCenter()

  private init() {}

  /// The widgets of a kind want a new timeline.
  public func reloadTimelines(ofKind kind: String) {
    WidgetHost.current?.reload(.timelines(kind: kind))
  }

  /// All widgets want a new timeline.
  public func reloadAllTimelines() {
    WidgetHost.current?.reload(.timelines(kind: nil))
  }

  /// The widgets of a kind matter at other times than before.
  public func invalidateRelevance(ofKind kind: String) {
    WidgetHost.current?.reload(.relevance(kind: kind))
  }

  /// There are other settings to choose from than before.
  public func invalidateConfigurationRecommendations() {
    WidgetHost.current?.reload(.recommendations)
  }

  /// The widgets that a person has chosen.
  ///
  /// - Throws: why the host could not tell.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    try await WidgetHost.current?.widgets() ?? []
  }

  /// The widgets that a person has chosen, for code that does not wait.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    Task {
      do {
        completion(.success(try await currentConfigurations()))
      } catch {
        completion(.failure(error))
      }
    }
  }
}

/// A widget that a person has chosen.
public struct WidgetInfo: Sendable, Identifiable, Hashable {
  /// The kind that its configuration names.
  public let kind: String
  /// The size that was chosen.
  public let family: WidgetFamily
  /// The host's name for this one of several alike.
  let instance: String
  let intent: (any WidgetConfigurationIntent)?

  /// A widget that a person has chosen, as a host knows it.
  public init(
    kind: String, family: WidgetFamily, instance: String,
    intent: (any WidgetConfigurationIntent)? = nil
  ) {
    self.kind = kind
    self.family = family
    self.instance = instance
    self.intent = intent
  }

  /// The widget itself.
  public var id: WidgetInfo { self }

  /// The widget's settings; `nil` if it has none of this type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    intent as? Intent
  }

  /// Whether both are the same widget at the same place.
  public static func == (lhs: WidgetInfo, rhs: WidgetInfo) -> Bool {
    (lhs.kind, lhs.family, lhs.instance) == (rhs.kind, rhs.family, rhs.instance)
  }

  /// Feeds what makes two widgets the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
    hasher.combine(instance)
  }
}
