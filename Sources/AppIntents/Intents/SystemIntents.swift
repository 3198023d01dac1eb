/// An intent whose meaning the router knows.
public protocol SystemIntent: AppIntent {}

/// Opens something in the app.
public protocol OpenIntent: SystemIntent {
  /// What is opened.
  associatedtype Value: AppValue
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app comes forward.
  public static var openAppWhenRun: Bool { true }
}

/// Deletes things of the app; hosts ask first.
public protocol DeleteIntent: SystemIntent {
  /// What is deleted.
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get }
}

/// Sets something to a value, as switches do.
public protocol SetValueIntent: AppIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue
  /// The value; the host sets it, then performs the intent.
  var value: ValueType { get set }
}

/// Shows what a search finds inside the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// What is searched for.
  associatedtype Criteria: SearchCriteria
  /// What is searched for.
  var criteria: Criteria { get set }
  /// The parts of the app that can be searched.
  static var searchScopes: Criteria.SearchScopes { get }
}

extension ShowInAppSearchResultsIntent {
  /// The app comes forward.
  public static var openAppWhenRun: Bool { true }
}

extension ShowInAppSearchResultsIntent where Criteria == StringSearchCriteria {
  /// Anything.
  public static var searchScopes: [StringSearchScope] { [.general] }
}

/// An intent that can be undone.
///
/// Register how on ``undoManager`` in `perform()`, or write ``undo()``: after the run the router
/// offers to undo it, and *undo that* does.
public protocol UndoableIntent: SystemIntent {
  /// What taking back returns.
  associatedtype UndoResult: IntentResult = IntentNotUndoneResult
  /// Where to register how to undo the run; supplied.
  @MainActor var undoManager: UndoManager? { get }
  /// Undoes the run; not needed where ``undoManager`` is used.
  func undo() async throws -> UndoResult
}

extension UndoableIntent {
  /// The manager of this run; `nil` outside a run.
  @MainActor public var undoManager: UndoManager? { IntentInteraction.current?.undoManager }

  /// Whether the app has written an ``undo()`` of its own.
  package static var hasUndo: Bool { UndoResult.self != IntentNotUndoneResult.self }
}

extension UndoableIntent where UndoResult == IntentNotUndoneResult {
  /// Refused: the intent is undone by its undo manager, if at all.
  public func undo() async throws -> IntentNotUndoneResult {
    throw AppIntentError.Unrecoverable.notAllowed
  }
}

/// What an intent without an `undo()` of its own returns from it.
public struct IntentNotUndoneResult: IntentResult {
  /// None.
  public var value: Never? { nil }
}

/// An intent that starts in the background and may go on in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Asks to go on in the app, and goes on there.
  ///
  /// - Throws: when the person does not want that, or what `continuation` throws.
  public func requestToContinueInForeground<Outcome: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor @Sendable () async throws -> Outcome
  ) async throws -> Outcome {
    try await continueInForeground(dialog)
    return try await continuation()
  }

  /// Asks to go on in the app.
  ///
  /// - Throws: when the person does not want that.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    try await continueInForeground(dialog)
  }

  /// An error that ends the run here and goes on in the app, with `continuation`.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(
      .needsForeground(dialog: dialog, alwaysConfirm: true, continuation: continuation))
  }
}

/// An intent that tells how far it has come.
public protocol ProgressReportingIntent: AppIntent {
  /// How far it has come; supplied.
  var progress: Progress { get }
}

extension ProgressReportingIntent {
  /// The progress of this run; one that is not watched outside a run.
  public var progress: Progress {
    IntentInteraction.current?.progress ?? Progress(totalUnitCount: 0)
  }
}
