// Widget sources import WidgetKit beside SwiftUI and AppIntents and use Foundation's names.
@_exported public import FoundationSupplement

/// What a widget shows from a moment on.
public protocol TimelineEntry {
  /// When the widget is drawn from the entry.
  var date: Date { get }
  /// How much the entry matters; unknown by default.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Unknown.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, compared with the other entries of the same provider.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much, on a scale of the app's own.
  public var score: Float
  /// For how many seconds.
  public var duration: TimeInterval

  /// How much and for how long; without a duration, until the next entry.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// What a widget shows now and later, as far as its provider knows.
public struct Timeline<EntryType: TimelineEntry> {
  /// What is shown, and when.
  public let entries: [EntryType]
  /// When to ask for more.
  public let policy: TimelineReloadPolicy

  /// A timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a provider is asked for another timeline.
public struct TimelineReloadPolicy: Hashable, Sendable {
  /// When a provider is asked again.
  public enum Moment: Hashable, Sendable {
    /// After the last entry.
    case atEnd
    /// When the app says so.
    case never
    /// At a time.
    case after(Date)
  }

  /// When to ask again, for the host.
  public let moment: Moment

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
  /// When the app says so.
  public static let never = TimelineReloadPolicy(moment: .never)

  /// At a time, before or after the last entry.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .after(date))
  }
}

/// For what place a provider is asked.
public struct TimelineProviderContext: Sendable {
  /// The size that the widget has there.
  public let family: WidgetFamily
  /// Whether the widget is only looked at by a person who chooses one.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize

  /// A place, as a host describes it.
  public init(family: WidgetFamily, isPreview: Bool = false, displaySize: CGSize = .zero) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}

/// The sizes of widgets.
public enum WidgetFamily: Int, Hashable, Sendable, CustomStringConvertible {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  case accessoryCorner

  /// The name of the size.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }
}
