public import AppManifest

/// What an utterance comes to. Exactly one of these, always: several matches and none are
/// decisions, never errors.
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

/// An intent with what is known of its arguments.
public struct Invocation: Equatable, Sendable, Codable {
  /// The intent's name.
  public var intent: String
  /// The arguments known so far: typed ones in the order they were typed, then those that the
  /// shortcut or a dialogue gave and defaults, in the order of the intent's parameters. Defaults
  /// stand here only once nothing is left to ask.
  public var slots: [FilledSlot]
  /// 1 for an exact match, less the further the utterance strays from the template. Not a
  /// probability.
  public var confidence: Double
  /// The template that matched, as it was written.
  public var template: String
  /// The name of the response that imported templates ask for.
  public var response: String?
  /// What else imported templates say of their block, passed through. `nil` where they say nothing.
  public var metadata: [String: Value]?

  /// Creates an invocation from its parts.
  public init(
    intent: String, slots: [FilledSlot] = [], confidence: Double = 1, template: String = "",
    response: String? = nil, metadata: [String: Value]? = nil
  ) {
    self.intent = intent
    self.slots = slots
    self.confidence = confidence
    self.template = template
    self.response = response
    self.metadata = metadata
  }
}

/// One argument of an intent.
public struct FilledSlot: Equatable, Sendable, Codable {
  /// The parameter's name.
  public var name: String
  /// The characters that were typed for it. `nil` where none were (defaults, fixed values).
  public var text: String?
  /// Where they stand in the utterance, in Unicode code points, end exclusive.
  public var range: Range<Int>?
  /// The entity's identifier, if the value is an entity or a list of one.
  public var id: String?
  /// The entities' identifiers in the order of the value, if that is a list of several.
  public var ids: [String]?
  /// The value. For an entity, its name as the catalogue writes it.
  public var value: Value
  /// The entity's name in the language of the dialogue, where it differs.
  public var localizedTitle: String?
  /// What tells the entity apart from others of the same title.
  public var subtitle: String?

  /// Creates an argument from its parts.
  public init(
    name: String, text: String? = nil, range: Range<Int>? = nil, id: String? = nil, value: Value,
    localizedTitle: String? = nil, subtitle: String? = nil
  ) {
    self.name = name
    self.text = text
    self.range = range
    self.id = id
    self.value = value
    self.localizedTitle = localizedTitle
    self.subtitle = subtitle
  }
}

/// Something a person can pick.
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
public struct IntentChoice: Equatable, Sendable, Codable {
  /// The actions that fit equally well, in the manifest's order. Each is what would be decided
  /// if it were the only one.
  public var options: [Decision]

  /// Creates a question from its parts.
  public init(options: [Decision]) { self.options = options }
}

/// A question for a value.
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

/// Why an utterance means nothing here.
public struct Rejection: Equatable, Sendable, Codable {
  /// Why.
  public var reason: Reason
  /// The phrases that come nearest, if they were asked for.
  public var nearest: [String]

  /// Creates a rejection from its parts.
  public init(reason: Reason, nearest: [String] = []) {
    self.reason = reason
    self.nearest = nearest
  }

  /// Why an utterance means nothing here.
  public enum Reason: String, Equatable, Sendable, Codable {
    /// Nothing was typed that could be matched.
    case empty
    /// No phrase fits.
    case noMatch
    /// The utterance equals a phrase that bypasses the app.
    case negativePhrase
    /// The utterance is longer than the limits allow.
    case tooLong
    /// The app does not speak the language.
    case unknownLanguage
  }
}
