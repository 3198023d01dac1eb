public import AppManifest

/// A match with its slots resolved, as far as they can be without asking.
public struct Candidate: Equatable, Sendable {
  /// The intent's name.
  public var intent: String
  /// The template that matched, as it was written.
  public var template: String
  /// The place of the template's shortcut in the manifest. Breaks ties.
  public var order: Int
  /// How far the utterance strays from the template. 0: not at all.
  public var cost: Double
  /// The number of characters that the template's own words matched.
  public var literalLength: Int
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
    intent: String, template: String, order: Int, cost: Double, literalLength: Int,
    slots: [CandidateSlot], fixedSlots: [FilledSlot] = [], response: String? = nil,
    isGenerated: Bool = false
  ) {
    self.intent = intent
    self.template = template
    self.order = order
    self.cost = cost
    self.literalLength = literalLength
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

/// What a lookup of a name found.
public struct LookupResult: Equatable, Sendable, Codable {
  /// The entities that fit, best first: exact titles, then by the catalogue's documented order.
  public var hits: [EntityHit]
  /// How many there are in all, at least.
  public var total: Int
  /// The nearest names where nothing fits, best first.
  public var nearest: [EntityHit]
  /// Why the lookup has no answer, if it has none.
  public var failure: Failure?

  /// Creates the answer to a lookup from its parts.
  public init(
    hits: [EntityHit], total: Int? = nil, nearest: [EntityHit] = [], failure: Failure? = nil
  ) {
    self.hits = hits
    self.total = total ?? hits.count
    self.nearest = nearest
    self.failure = failure
  }

  /// Why a lookup has no answer.
  public enum Failure: String, Equatable, Sendable, Codable {
    /// It took longer than the turn's deadline.
    case timedOut
    /// Too many earlier lookups still hang.
    case skipped
    /// The app's query threw an error.
    case failed
  }
}

/// An entity that a lookup found.
public struct EntityHit: Equatable, Sendable, Codable {
  /// The entity's identifier.
  public var id: String
  /// The entity's name, as the catalogue writes it.
  public var title: String
  /// The entity's name in the language of the dialogue, where it differs.
  public var localizedTitle: String?
  /// What tells it apart from others of the same title.
  public var subtitle: String?
  /// Facts about it, by attribute.
  public var attributes: [String: Value]
  /// How well the text fits.
  public var fit: Fit
  /// The typing errors between the text and the name. Counts as cost where the fit is fuzzy.
  public var edits: Int

  /// Creates a hit from its parts.
  public init(
    id: String, title: String, localizedTitle: String? = nil, subtitle: String? = nil,
    attributes: [String: Value] = [:], fit: Fit = .exact, edits: Int = 0
  ) {
    self.id = id
    self.title = title
    self.localizedTitle = localizedTitle
    self.subtitle = subtitle
    self.attributes = attributes
    self.fit = fit
    self.edits = edits
  }

  /// How well a text fits a name. Better fits compare less.
  public enum Fit: Int, Comparable, Sendable, Codable {
    /// The text is the whole name, or a synonym.
    case exact
    /// The name starts with the text.
    case prefix
    /// Every word of the text stands in the name.
    case words
    /// The words differ by typos within the budget, or are split or joined.
    case fuzzy

    /// Whether the left fits better.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// What a person is shown as one line of a list: the title, cut where it is long, or, where it is
  /// empty, the subtitle.
  public var option: Option {
    let title = MessageTemplate.line(localizedTitle ?? title)
    let subtitle = subtitle.map(MessageTemplate.line)
    guard title.isEmpty, let subtitle else {
      return Option(id: id, title: title, subtitle: subtitle)
    }
    return Option(id: id, title: subtitle)
  }

  /// True where nothing can be shown for it.
  package var isNameless: Bool { option.title.isEmpty }
}
