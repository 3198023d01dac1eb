/// What a dialogue wants done next. Whoever drives the machine does it, and tells the machine
/// what came of it.
public enum DialogueAction: Equatable, Sendable {
  /// Show the turn. Nothing else is needed until the person replies.
  case show(Turn)
  /// Route the text as if it were a command of its own, and answer with
  /// ``DialogueMachine/routed(_:)``.
  case route(String)
  /// Look a name up, and answer with ``DialogueMachine/lookedUp(_:)``.
  case lookUp(LookupRequest)
}

/// What one turn of a conversation came to, and what a person is shown.
public struct Turn: Equatable, Sendable {
  /// What was decided. `nil` where the turn only ended a dialogue ("cancel").
  public var decision: Decision?
  /// What to show, in the person's language.
  public var message: String
  /// The options to number and show under the message, at most ten. A reply may name one by its
  /// number.
  public var options: [Option]
  /// The number of the first option. More than 1 after *more*.
  public var firstNumber: Int
  /// True when there are further options, which *more* shows.
  public var hasMore: Bool
  /// True when the dialogue waits for a reply.
  public var isOpen: Bool
  /// The answer to what a running action has asked; nothing is shown then. See ``Inquiry``.
  public var answer: Inquiry.Answer?

  /// Creates a turn from its parts; by default one that ends a dialogue.
  public init(
    decision: Decision?, message: String, options: [Option] = [], firstNumber: Int = 1,
    hasMore: Bool = false, isOpen: Bool = false, answer: Inquiry.Answer? = nil
  ) {
    self.decision = decision
    self.message = message
    self.options = options
    self.firstNumber = firstNumber
    self.hasMore = hasMore
    self.isOpen = isOpen
    self.answer = answer
  }
}
