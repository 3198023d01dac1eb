/// What a dialogue wants done next. Whoever drives the machine does it, and tells the machine
/// what came of it.
///
/// A reply leads to a few of them at most, and the last is always ``show(_:)``. Where the router or
/// a query fails, answer with a rejection or a failed lookup; the machine then asks again.
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
///
/// Show ``message`` and below it ``options``, numbered from ``firstNumber``: replies refer to these
/// numbers.
///
/// ```swift
/// let turn = await session.send("mark toy story as watched")
/// for (number, option) in zip(turn.firstNumber..., turn.options.prefix(2)) {
///   print(number, option.title, option.subtitle ?? "")
/// }
/// // → 1 Toy Story 1995 · John Lasseter
/// // → 2 Toy Story 2 1999 · John Lasseter
/// ```
///
/// The texts hold names from catalogues and queries and what was typed. Escape them for where they
/// are shown: a terminal, a page, a log.
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
  /// True where what was run last is to be taken back first: a reply corrected it, or undoes it.
  public var takesBackLast: Bool

  /// Creates a turn from its parts; by default one that ends a dialogue.
  public init(
    decision: Decision?, message: String, options: [Option] = [], firstNumber: Int = 1,
    hasMore: Bool = false, isOpen: Bool = false, answer: Inquiry.Answer? = nil,
    takesBackLast: Bool = false
  ) {
    self.decision = decision
    self.message = message
    self.options = options
    self.firstNumber = firstNumber
    self.hasMore = hasMore
    self.isOpen = isOpen
    self.answer = answer
    self.takesBackLast = takesBackLast
  }
}
