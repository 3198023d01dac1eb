/// What an utterance comes to. Exactly one of these, always: several matches and none are
/// decisions, never errors.
///
/// *"rate ratatouille 5 stars" → `run`; "rate ratatouille" → `askValue` for the rating; "what is
/// the weather like" → `reject`.*
///
/// ```swift
/// switch router.route("mark toy story as watched") {
/// case .run(let invocation): print("do", invocation.intent)
/// case .chooseEntity(let choice): print("one of", choice.options.count)  // → one of 4
/// case .chooseIntent(let choice): print("one of", choice.options.count, "actions")
/// case .askValue(let request): print("ask for", request.parameter)
/// case .confirm(let invocation): print("ask before", invocation.intent)
/// case .reject(let rejection): print("not for this app:", rejection.reason)
/// }
/// ```
///
/// Where only the kind or the action matters, ``kind`` and ``invocation`` say it without a switch.
/// A decision can be saved, and read by the same version of the library; the JSON of corpora, of
/// `route --json` and of servers is another form, that of `DecisionRecord`.
///
/// Which of several meanings decides is on the page <doc:Ranking>.
public enum Decision: Equatable, Sendable {
  /// Run an intent: everything it needs is known.
  case run(Invocation)
  /// Ask which entity is meant.
  case chooseEntity(EntityChoice)
  /// Ask which action is meant.
  case chooseIntent(IntentChoice)
  /// Ask for a value that the intent needs.
  case askValue(ValueRequest)
  /// Ask whether to go on.
  case confirm(Invocation)
  /// Do nothing: the utterance means none of the shortcuts.
  case reject(Rejection)
}

extension Decision {
  /// The kinds of decisions, by the names that JSON and corpora use.
  ///
  /// ```swift
  /// let kinds = ["rate ratatouille", "rate cars", "sing"].map { router.route($0).kind }
  /// print(kinds.map(\.rawValue).joined(separator: ", "))  // → askValue, chooseEntity, reject
  /// ```
  public enum Kind: String, CaseIterable, Sendable, Codable {
    case run, chooseEntity, chooseIntent, askValue, confirm, reject
  }

  /// Which of the six the decision is.
  public var kind: Kind {
    switch self {
    case .run: .run
    case .chooseEntity: .chooseEntity
    case .chooseIntent: .chooseIntent
    case .askValue: .askValue
    case .confirm: .confirm
    case .reject: .reject
    }
  }

  /// The action that the decision is about, with what is known of its arguments. `nil` where the
  /// action itself is asked for, or where there is none.
  public var invocation: Invocation? {
    switch self {
    case .run(let invocation), .confirm(let invocation): invocation
    case .chooseEntity(let choice): choice.invocation
    case .askValue(let request): request.invocation
    case .chooseIntent, .reject: nil
    }
  }

  /// The actions that the decision rests on: one, those of a choice, or none for a rejection.
  public var invocations: [Invocation] {
    if case .chooseIntent(let choice) = self { return choice.options.map(\.invocation) }
    return invocation.map { [$0] } ?? []
  }

  /// The parameter that is asked for. `nil` where none is.
  public var askedParameter: String? {
    switch self {
    case .chooseEntity(let choice): choice.slot.name
    case .askValue(let request): request.parameter
    case .run, .confirm, .chooseIntent, .reject: nil
    }
  }

  /// True where a person has to answer before anything runs.
  public var asks: Bool {
    switch self {
    case .chooseEntity, .chooseIntent, .askValue, .confirm: true
    case .run, .reject: false
    }
  }
}
