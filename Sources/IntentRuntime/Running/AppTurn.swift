public import PhraseRouter

/// What one turn of a conversation with an app came to: the router's turn, and what came of the
/// intent that ran in it.
///
/// *"mark cars as watched"* → `message: “Cars is marked as watched.”`, `offersUndo: true`
///
/// Everything that the router's ``turn`` says can be read here too:
///
/// ```swift
/// let turn = await session.send("rate cars")
/// print(turn.message)  // Which rating?
/// for (number, option) in zip(turn.firstNumber..., turn.options) {
///   print(number, option.title)
/// }
/// if let outcome = turn.outcome { show(outcome) }
/// ```
///
/// A turn is shown whatever became of it: where the intent failed, the message says so, and
/// ``error`` is for the developer's log.
@dynamicMemberLookup
public struct AppTurn: Sendable {
  /// What the dialogue came to. Its message is what to show, also where an intent has said it; its
  /// decision is `nil` where the turn only ended a dialogue, and in a run's own questions.
  public var turn: Turn
  /// True when it is an intent that runs which waits for the answer.
  public var isAskedByRun = false
  /// What has come of the intent that ran in this turn.
  public var outcome: RunOutcome?
  /// What the run has thrown, for logs and tests. It may hold what no person should be shown.
  public var error: (any Error)?
  /// How to undo what was done, such as *Type “undo that” to take it back.* `nil` where it cannot be
  /// undone.
  public var undoOffer: String?
  /// True when undoing the last action was asked for.
  public var isUndo = false

  /// True when the run failed: the message says how, as far as the app says it.
  public var hasFailed: Bool { error != nil }
  /// True when what was done can be undone in the next turn.
  public var offersUndo: Bool { undoOffer != nil }

  /// Creates a turn that only says something.
  public init(message: String) {
    self.init(Turn(decision: nil, message: message, options: [], isOpen: false))
  }

  init(_ turn: Turn, isAskedByRun: Bool = false) {
    self.turn = turn
    self.isAskedByRun = isAskedByRun
  }

  /// What the router's turn says.
  public subscript<Value>(dynamicMember member: KeyPath<Turn, Value>) -> Value {
    turn[keyPath: member]
  }

  /// What the router's turn says.
  public subscript<Value>(dynamicMember member: WritableKeyPath<Turn, Value>) -> Value {
    get { turn[keyPath: member] }
    set { turn[keyPath: member] = newValue }
  }
}
