public import AppManifest

/// An intent with what is known of its arguments.
///
/// Arguments are read by name, and as the type that is wanted:
///
/// ```swift
/// if let invocation = router.route("rate ratatouille five stars").invocation {
///   print(invocation["film"]?.entityID ?? "")  // → ratatouille-2007
///   print(try invocation.value(of: "rating", as: Int.self))  // → 5
/// }
/// ```
///
/// In a decision to run, all that the intent requires is there, and each value is of its
/// parameter's type and within its bounds. In a question it is what is known so far, which may be
/// nothing. Nobody has checked that an entity still exists, or that this person may do this.
public struct Invocation: Equatable, Sendable, Codable {
  /// The intent's name.
  public var intent: String
  /// The arguments known so far: typed ones in the order they were typed, then those that the
  /// shortcut or a dialogue gave and defaults, in the order of the intent's parameters. Defaults
  /// stand here only once nothing is left to ask.
  public var slots: [FilledSlot]
  /// 1 for an exact match, less the further the utterance strays from the template. Where no template
  /// matched, and ``template`` is empty, the probability that the intent is meant.
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
///
/// Entities are named twice: ``entityID`` (or ``entityIDs``, where the parameter is a list) is for
/// programs and ``value`` for people. What was typed stands in ``text`` and ``range``, so that a
/// front end can mark it.
///
/// ```swift
/// let slot = router.route("rate ratatouille five stars").invocation?["rating"]
/// print(slot?.text ?? "", slot?.value.displayText ?? "")  // → five 5
/// ```
public struct FilledSlot: Equatable, Sendable, Codable {
  /// The parameter's name.
  public var name: String
  /// The characters that were typed for it. `nil` where none were (defaults, fixed values).
  public var text: String?
  /// Where they stand in the utterance, in Unicode code points, end exclusive.
  public var range: Range<Int>?
  /// The identifiers of the entities that the value names, in its order. Empty where it names none.
  public var entityIDs: [String]
  /// The value. For an entity, its name as the catalogue writes it.
  public var value: Value
  /// The entity's name in the language of the dialogue, where it differs.
  public var localizedTitle: String?
  /// What tells the entity apart from others of the same title.
  public var subtitle: String?

  /// Creates an argument from its parts.
  public init(
    name: String, text: String? = nil, range: Range<Int>? = nil, entityID: String? = nil,
    value: Value,
    localizedTitle: String? = nil, subtitle: String? = nil
  ) {
    self.name = name
    self.text = text
    self.range = range
    self.entityIDs = entityID.map { [$0] } ?? []
    self.value = value
    self.localizedTitle = localizedTitle
    self.subtitle = subtitle
  }
}

extension FilledSlot {
  /// The identifier of the entity that the value names. `nil` where it names none, or several.
  public var entityID: String? { entityIDs.count == 1 ? entityIDs[0] : nil }
}
