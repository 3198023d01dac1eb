public import CoreLocation

/// Tells the host which intents matter at a time or a place.
public struct RelevantIntentManager: Sendable {
  /// The manager.
  public static let shared = RelevantIntentManager()

  /// Replaces the whole list.
  ///
  /// - Throws: why the host could not take it.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    try await IntentHost.current?.relevantIntentsChanged(relevantIntents)
  }
}

/// An intent that matters at a time or a place.
public struct RelevantIntent: Sendable {
  package let intent: any AppIntent
  package let widgetKind: String
  package let relevance: RelevantContext

  /// An intent for a widget, and when it matters.
  public init(_ intent: some AppIntent, widgetKind: String, relevance: RelevantContext) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }
}

/// When something matters.
public struct RelevantContext: Sendable {
  /// When something matters, as data.
  package enum Condition: Sendable {
    case date(DateInterval)
    case location(CLRegion)
    case sleep(SleepType)
    case fitness(FitnessType)
    case headphones
  }

  package let condition: Condition

  /// At a time.
  public static func date(_ date: Date) -> RelevantContext {
    RelevantContext(condition: .date(DateInterval(start: date, duration: 0)))
  }

  /// For some time.
  public static func date(interval: DateInterval) -> RelevantContext {
    RelevantContext(condition: .date(interval))
  }

  /// For some time; the end does not come before the start.
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    RelevantContext(condition: .date(DateInterval(start: start, end: max(start, end))))
  }

  /// At a place.
  public static func location(_ region: CLRegion) -> RelevantContext {
    RelevantContext(condition: .location(region))
  }

  /// Around sleeping.
  public static func sleep(_ type: SleepType) -> RelevantContext {
    RelevantContext(condition: .sleep(type))
  }

  /// Around exercise.
  public static func fitness(_ type: FitnessType) -> RelevantContext {
    RelevantContext(condition: .fitness(type))
  }

  /// With headphones on.
  public static var headphones: RelevantContext { RelevantContext(condition: .headphones) }

  /// Times around sleeping.
  public enum SleepType: Hashable, Sendable {
    case bedtime
    case wakeup
  }

  /// Times around exercise.
  public enum FitnessType: Hashable, Sendable {
    case activityRingsIncomplete
    case workoutActive
  }
}
