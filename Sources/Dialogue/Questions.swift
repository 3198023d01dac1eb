/// Something a person can pick: one line of a numbered list.
///
/// Its texts come from catalogues and queries. They are cut to one line, and no more: escape them
/// for where they are shown.
public struct Option: Equatable, Sendable, Codable {
  /// The entity's, enum case's or intent's identifier.
  public var id: String
  /// What it is called.
  public var title: String
  /// What tells it apart from others of the same title.
  public var subtitle: String?

  /// Creates an option from its parts.
  public init(id: String, title: String, subtitle: String? = nil) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
  }
}

/// A question which of several entities is meant.
///
/// ```swift
/// if case .chooseEntity(let choice) = router.route("mark toy story as watched") {
///   print(choice.slot.name, choice.slot.text ?? "")  // → film toy story
///   print(choice.options[1].title, choice.options[1].fit)  // → Toy Story 2 prefix
/// }
/// ```
///
/// A ``DialogueMachine``, or a session, asks it and reads the reply. Who asks by other means, with
/// buttons perhaps, runs ``invocation`` with the chosen entity in the slot's place, if nothing is
/// ``pending``.
public struct EntityChoice: Equatable, Sendable, Codable {
  /// What is known without the answer.
  public var invocation: Invocation
  /// The slot that the answer fills, with the text that was typed for it.
  public var slot: FilledSlot
  /// The entities that fit, best first, in a documented total order.
  public var options: [EntityHit]
  /// Typed slots that wait for questions of their own, so that nothing typed is asked again.
  public var pending: [CandidateSlot]

  /// Creates a question from its parts.
  public init(
    invocation: Invocation, slot: FilledSlot, options: [EntityHit], pending: [CandidateSlot] = []
  ) {
    self.invocation = invocation
    self.slot = slot
    self.options = options
    self.pending = pending
  }
}

/// A question which of several actions is meant.
///
/// It is asked where phrases of several intents fit equally well, unless the manifest's policies
/// say to take the first.
///
/// ```swift
/// if case .chooseIntent(let choice) = router.route("I want to watch ratatouille") {
///   print(choice.options.map(\.invocation.intent).joined(separator: ", "))
///   // → AddFilmToList, RemindToWatch
/// }
/// ```
public struct IntentChoice: Equatable, Sendable, Codable {
  /// The actions that fit equally well, in the manifest's order.
  public var options: [IntentOption]

  /// Creates a question from its parts.
  public init(options: [IntentOption]) { self.options = options }
}

/// An action that a person can pick, as far as it is known before it is picked.
///
/// Once picked, it goes on as if it had been the only one: what is still missing is asked for.
public struct IntentOption: Equatable, Sendable, Codable {
  /// The action, with what is known of its arguments.
  public var invocation: Invocation
  /// Typed slots that wait for questions of their own, so that nothing typed is asked again.
  public var pending: [CandidateSlot]

  /// Creates an option from its parts.
  public init(invocation: Invocation, pending: [CandidateSlot] = []) {
    self.invocation = invocation
    self.pending = pending
  }
}

/// A question for a value.
///
/// ```swift
/// if case .askValue(let request) = router.route("rate ratatouille with 9 stars") {
///   print(request.parameter, request.reason)  // → rating outOfRange("9")
/// }
/// ```
///
/// One value is asked for at a time, in the order of the intent's parameters. Optional ones are
/// never asked for.
public struct ValueRequest: Equatable, Sendable, Codable {
  /// What is known without the answer.
  public var invocation: Invocation
  /// The parameter that is asked for.
  public var parameter: String
  /// Why it is asked for.
  public var reason: Reason
  /// Values to offer, best first.
  public var suggestions: [EntityHit]
  /// Typed slots that wait for questions of their own, so that nothing typed is asked again.
  public var pending: [CandidateSlot]

  /// Creates a question from its parts.
  public init(
    invocation: Invocation, parameter: String, reason: Reason, suggestions: [EntityHit] = [],
    pending: [CandidateSlot] = []
  ) {
    self.invocation = invocation
    self.parameter = parameter
    self.reason = reason
    self.suggestions = suggestions
    self.pending = pending
  }

  /// Why a value is asked for.
  public enum Reason: Equatable, Sendable {
    /// Nothing was said about it.
    case missing
    /// What was typed names nothing that is known.
    case unknown(String)
    /// What was typed is no such value ("abc" for a number).
    case unreadable(String)
    /// What was typed is below the minimum or above the maximum.
    case outOfRange(String)
    /// The lookup took longer than the turn's deadline, or failed.
    case unavailable(String)
  }
}
