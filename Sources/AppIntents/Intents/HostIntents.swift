// Intents that a kind of host runs: widgets, controls, media players. They compile here and are
// listed like any other; what a host has to do for each is in the coverage table.

/// Sets up a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent where PerformResult == Never {
  /// Never runs: the intent only holds settings.
  public func perform() async throws -> Never {
    throw AppIntentError.Unrecoverable.notAllowed
  }
}

/// Sets up a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent where PerformResult == Never {
  /// Never runs: the intent only holds settings.
  public func perform() async throws -> Never {
    throw AppIntentError.Unrecoverable.notAllowed
  }
}

/// Plays, pauses or changes sound; the host keeps the app's sound going.
public protocol AudioPlaybackIntent: SystemIntent {}

/// Starts or changes a recording; the host shows that one is under way.
public protocol AudioRecordingIntent: SystemIntent {}

/// Starts or changes a live activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An older name of ``LiveActivityIntent``.
public typealias LiveActivityStartingIntent = LiveActivityIntent

/// Opens the app's camera.
public protocol CameraCaptureIntent: SystemIntent {
  /// What the camera and the app tell each other.
  associatedtype AppContext: Codable & Sendable = Never
}

/// Plays a video that a text describes.
public protocol PlayVideoIntent: SystemIntent {
  /// What was asked for.
  var term: String { get set }
}

/// Starts or stops sending speech.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// Starts a workout.
public protocol StartWorkoutIntent: SystemIntent {
  /// Kinds of workouts.
  associatedtype WorkoutStyle: AppEnum
  /// The kind of workout.
  var workoutStyle: WorkoutStyle { get set }
  /// Workouts to offer.
  static var suggestedWorkouts: [Self] { get }
}

/// Pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}

/// Goes on with a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// Starts a dive.
public protocol StartDiveIntent: SystemIntent {}

/// Narrows the app down while the person wants to concentrate.
public protocol SetFocusFilterIntent: AppIntent {
  /// How the settings are shown.
  var displayRepresentation: DisplayRepresentation { get }
  /// What the settings mean for the app.
  var appContext: FocusFilterAppContext { get }
}

extension SetFocusFilterIntent {
  /// Nothing in particular.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// The settings in force; none where no host keeps any.
  ///
  /// - Throws: never here; hosts may.
  public static var current: Self {
    get async throws { Self() }
  }
}

/// What settings for concentrating mean for the app.
public struct FocusFilterAppContext: Sendable {
  package let targetContentIdentifierPrefix: String?

  /// What the settings mean; a predicate over notifications is left to the host.
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// An intent that can be stopped while it runs.
public protocol CancellableIntent: AppIntent {}

/// An intent that takes a while.
public protocol LongRunningIntent: AppIntent {}
