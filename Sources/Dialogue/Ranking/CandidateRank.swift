/// How good a candidate is. Better candidates compare less.
///
/// In order: the lower cost; the better resolved slots; the more literal characters; the fewer
/// characters in slots; the place in the manifest.
struct CandidateRank: Comparable {
  var cost: Double
  var resolution = 0
  var literalLength: Int
  var openLength = 0
  var order: Int
  /// True when a slot's name has not been looked up. Says nothing about how good it is.
  var needsLookup = false

  /// Ranks a candidate.
  ///
  /// Ranking is on the hot path: the candidate is borrowed, and slots are read where they stand,
  /// because copying one retains every string in it.
  ///
  /// - Returns: `nil` for candidates that no question could save: a cost that is no cost, a slot
  ///   without any text that means nothing either.
  init?(_ candidate: borrowing Candidate) {
    guard candidate.cost >= 0, candidate.cost.isFinite else { return nil }
    cost = candidate.cost
    literalLength = candidate.literalLength
    order = candidate.order
    for index in candidate.slots.indices {
      let rank = candidate.slots[index].resolution.rank
      if rank == CandidateSlot.Resolution.unresolved {
        if candidate.slots[index].text.isEmpty { return nil }
        if candidate.slots[index].resolution.needsLookup { needsLookup = true }
      }
      openLength += candidate.slots[index].range.count
      resolution = max(resolution, rank)
    }
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.cost != right.cost { return left.cost < right.cost }
    if left.resolution != right.resolution { return left.resolution < right.resolution }
    if left.literalLength != right.literalLength { return left.literalLength > right.literalLength }
    if left.openLength != right.openLength { return left.openLength < right.openLength }
    return left.order < right.order
  }

  /// True when nothing but the person can say which of two candidates is meant.
  func ties(with other: Self) -> Bool {
    cost == other.cost && resolution == other.resolution && literalLength == other.literalLength
  }
}
