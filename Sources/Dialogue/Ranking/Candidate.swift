public import AppManifest

/// A match with its slots resolved, as far as they can be without asking, and what it rests on.
///
/// It carries all that ranking looks at: what the utterance forgave the phrase (``cost``), what it
/// forgave names (`misspelling`), and how much was typed of the phrase itself (``ownLength``).
public struct Candidate: Equatable, Sendable {
  /// The intent's name.
  public var intent: String
  /// The template that matched, as it was written.
  public var template: String
  /// The place of the template's shortcut in the manifest. Breaks ties.
  public var order: Int
  /// How far the utterance strays from the template. 0: not at all.
  public var cost: Double
  /// What of the cost is typing errors in the template's own words: those words were meant.
  public var typos: Double
  /// True if a function word that the template lacks was passed over right before a slot: perhaps
  /// it is a part of what was said in the slot's place.
  public var passesOverBeforeSlot: Bool
  /// Why it should be asked about before it runs.
  public var doubts: Doubts
  /// The number of characters that the template's own words matched.
  public var literalLength: Int
  /// The bytes of normalized text typed beside filler and slots that take any text.
  public var ownLength: Int
  /// The slots, in the order they were typed.
  public var slots: [CandidateSlot]
  /// Values that the shortcut sets by itself.
  public var fixedSlots: [FilledSlot]
  /// The name of the response that imported templates ask for.
  public var response: String?
  /// True if nobody wrote the template for the app. Then it gives way to those that somebody did.
  public var isGenerated: Bool

  /// Creates a candidate from its parts.
  public init(
    intent: String, template: String, order: Int, cost: Double, typos: Double = 0,
    passesOverBeforeSlot: Bool = false, doubts: Doubts = [], literalLength: Int,
    ownLength: Int = 0, slots: [CandidateSlot], fixedSlots: [FilledSlot] = [],
    response: String? = nil,
    isGenerated: Bool = false
  ) {
    self.intent = intent
    self.template = template
    self.order = order
    self.cost = cost
    self.typos = typos
    self.passesOverBeforeSlot = passesOverBeforeSlot
    self.doubts = doubts
    self.literalLength = literalLength
    self.ownLength = ownLength
    self.slots = slots
    self.fixedSlots = fixedSlots
    self.response = response
    self.isGenerated = isGenerated
  }
}

/// A slot of a candidate.
public struct CandidateSlot: Equatable, Sendable, Codable {
  /// The parameter's name.
  public var name: String
  /// The characters that were typed for it.
  public var text: String
  /// Where they stand in the utterance, in Unicode code points, end exclusive.
  public var range: Range<Int>
  /// What they turned out to mean.
  public var resolution: Resolution

  /// Creates a slot from its parts.
  public init(name: String, text: String, range: Range<Int>, resolution: Resolution) {
    self.name = name
    self.text = text
    self.range = range
    self.resolution = resolution
  }

  /// What a slot's text turned out to mean.
  public enum Resolution: Equatable, Sendable, Codable {
    /// A value, and the entity it names, if it names one.
    case value(Value, id: String?)
    /// The text is no such value.
    case unreadable
    /// The text is such a value, but too small or too large.
    case outOfRange
    /// Entities of the type, once they have been looked up.
    case entity(type: String, lookup: LookupResult?)
  }
}
