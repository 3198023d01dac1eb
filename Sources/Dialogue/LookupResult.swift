public import AppManifest

/// What a lookup of a name found.
///
/// One hit fills a slot, several are asked about. Without any, the value is asked for, and
/// ``nearest`` is offered. ``failure`` is for lookups that could not be made: a name that is not
/// known and a name that could not be looked up are told apart, since a person does other things
/// about them.
public struct LookupResult: Equatable, Sendable, Codable {
  /// The entities that fit, best first: exact titles, then by the catalogue's documented order.
  public var hits: [EntityHit]
  /// How many there are in all, at least.
  public var total: Int
  /// The nearest names where nothing fits, best first.
  public var nearest: [EntityHit]
  /// Why the lookup has no answer, if it has none.
  public var failure: Failure?
  /// True if the one hit may well not be what was meant: it is asked about before anything runs.
  package var isVague = false

  private enum CodingKeys: CodingKey { case hits, total, nearest, failure }

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
///
/// ```swift
/// let hit = EntityHit(id: "dune-2021", title: "Dune", subtitle: "2021 · Denis Villeneuve")
/// print(hit.option.title, "-", hit.option.subtitle ?? "")  // → Dune - 2021 · Denis Villeneuve
/// ```
///
/// A hit with neither title nor subtitle cannot be shown, and is not offered.
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
