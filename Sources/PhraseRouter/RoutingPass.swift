import Dialogue

/// One way of looking at an utterance: how phrases are matched, and how names are looked up.
///
/// The passes are tried in their order, cheapest first, and the first that leaves no doubt is the
/// last. What a later pass finds stands beside what earlier ones found.
///
/// *"mark toy story as watched" → the first pass; "mark toy stroy as watched" → the second; "please
/// mark mark toy story as watched" → the third; "mark toy story as wached" → the fourth.*
struct RoutingPass: Sendable {
  /// How phrases are matched.
  enum Phrases: Sendable {
    /// As they are written.
    case asWritten
    /// As they are written, once filler and doubled words are left out of the utterance.
    case reduced
    /// Word by word, with typing errors, missing words and another order.
    case tolerant
    /// As they are written, once a slip is repaired in the utterance.
    case repaired
  }

  /// How names are looked up.
  enum Names: Int, Comparable, Sendable {
    /// As they were typed: whole, from their beginning, or by all of their words.
    case asTyped
    /// By their initials as well, and with typing errors.
    case forgiving
    /// Where that finds nothing, as a whole: see ``NameLikeness``.
    case alike

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let phrases: Phrases
  let names: Names
  /// True if the pass looks again at what the one before it has found, which it replaces.
  var replacesLast = false
  /// True for a candidate after which no further pass is needed.
  let isEnough: @Sendable (Candidate) -> Bool
}

extension RoutingPass {
  /// The passes of an app whose phrases have to be typed as they are written.
  static let strict = [
    RoutingPass(phrases: .asWritten, names: .asTyped, isEnough: \.isSureOwn),
    RoutingPass(
      phrases: .asWritten, names: .forgiving, replacesLast: true, isEnough: \.isSureOwn),
  ]

  /// The passes of all other apps.
  static let flexible =
    strict + [
      RoutingPass(phrases: .reduced, names: .forgiving, isEnough: \.isSureOwn),
      // A misspelt name is at least one error, so nothing better can follow.
      RoutingPass(
        phrases: .tolerant, names: .asTyped,
        isEnough: { $0.isLikely && $0.isSure && $0.cost > 0 }),
      RoutingPass(phrases: .tolerant, names: .forgiving, isEnough: \.isLikely),
      RoutingPass(phrases: .repaired, names: .forgiving, isEnough: { _ in true }),
    ]
}
