public import PhraseRouter

/// What one turn of a conversation with an app came to.
///
/// *"mark cars as watched"* → `message: “Cars is marked as watched.”`, `offersUndo: true`
public struct AppTurn: Sendable {
  /// What to show, in the person's language: a question, what a run says, or why nothing ran.
  public var message: String
  /// What was decided. `nil` where the turn only ended a dialogue, and in a run's own questions.
  public var decision: Decision?
  /// The options to number and show under the message, at most ten.
  public var options: [Option] = []
  /// The number of the first option. More than 1 after *more*.
  public var firstNumber = 1
  /// True when there are further options, which *more* shows.
  public var hasMore = false
  /// True when an answer is waited for.
  public var isOpen = false
  /// True when it is an intent that runs which waits for the answer.
  public var isAskedByRun = false
  /// What has come of the intent that ran in this turn.
  public var outcome: RunOutcome?
  /// True when the run failed: the message says how, as far as the app says it.
  public var hasFailed: Bool { error != nil }
  /// What the run has thrown, for logs and tests. It may hold what nobody should be shown.
  public var error: (any Error)?
  /// True when what was done can be taken back in the next turn.
  public var offersUndo = false
  /// What to say of that, such as *Type “undo that” to take it back.*
  public var undoOffer: String?

  /// True when taking back the last run was asked for.
  public var isUndo = false

  /// Creates a turn that only says something.
  public init(message: String) { self.message = message }
}

extension AppTurn {
  init(_ turn: Turn, isAskedByRun: Bool = false) {
    self.init(message: turn.message)
    decision = turn.decision
    options = turn.options
    firstNumber = turn.firstNumber
    hasMore = turn.hasMore
    isOpen = turn.isOpen
    self.isAskedByRun = isAskedByRun
  }
}
