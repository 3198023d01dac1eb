/// Why a person is asked before what was understood runs.
///
/// A candidate without doubts accounts for every word that was typed. What a doubt comes to depends on
/// the risk of the intent: see `Manifest.Confirmation`.
public struct Doubts: OptionSet, Hashable, Sendable {
  /// One bit for each doubt.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A word that says something has no place in the phrase. *“mark jaws **and** as watched”*
  public static let leftOver = Self(rawValue: 1 << 0)
  /// What was typed stands in an order that may say something else. *“mark watched as jaws”*
  public static let reordered = Self(rawValue: 1 << 1)
  /// It is asked whether something is so, not for it to be done. *“did I rate jaws 5 stars”*
  public static let asksWhether = Self(rawValue: 1 << 2)
  /// A question mark, where the phrase is no question. *“I watched jaws?”*
  public static let questionMark = Self(rawValue: 1 << 3)
  /// A name that is unlike what was typed, or one of many that are alike; or only a part of a name,
  /// where the phrase was not typed as it is written either.
  /// *“lange nicht gesehen”, with a film “Lion – Der lange Weg nach Hause”*
  public static let vagueName = Self(rawValue: 1 << 4)
  /// A word that is one itself was taken for another, of which it may be a slip.
  /// *“put jaws **of** my list”*
  public static let mistakenWord = Self(rawValue: 1 << 5)
}

extension Doubts: CustomStringConvertible {
  private static let wordings: [(doubt: Doubts, wording: String)] = [
    (.leftOver, "a word that says something is left over"),
    (.reordered, "the order may say something else"),
    (.asksWhether, "it asks whether something is so"),
    (.questionMark, "a question mark, and the phrase is no question"),
    (.vagueName, "the name may be another one"),
    (.mistakenWord, "a word was taken for another that is much like it"),
  ]

  /// Each doubt in plain words.
  public var reasons: [String] { Self.wordings.filter { contains($0.doubt) }.map(\.wording) }

  /// The doubts in plain words.
  public var description: String { reasons.joined(separator: "; ") }
}
