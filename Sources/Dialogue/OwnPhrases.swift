/// How the phrases that an app wrote come before those that were generated for it.
///
/// An own phrase that is understood wins, however it ranks. One that leaves a question open, such
/// as a name that nobody bears, wins unless a generated phrase explains more of the utterance.
///
/// *"films directed by zzyzx" → asks which director; "films by spielberg after 2015", of which the
/// own phrase `films by ${director}` makes a director called “spielberg after 2015” → the
/// generated one.*
enum OwnPhrases {
  /// The candidates that decide.
  ///
  /// While names of own phrases have to be looked up, all candidates stay.
  ///
  /// - Complexity: O(candidates × slots).
  static func preferred(among candidates: [Candidate]) -> [Candidate] {
    guard candidates.contains(where: \.isGenerated) else { return candidates }
    let own = candidates.filter { !$0.isGenerated && CandidateRank($0) != nil }
    guard !own.isEmpty else { return candidates }
    if own.contains(where: \.isResolved) { return own }
    let generated = candidates.filter(\.isGenerated)
    if (own + generated).contains(where: { CandidateRank($0)?.needsLookup == true }) {
      return candidates
    }
    let most = own.map(\.explainedLength).max() ?? 0
    let explainMore = generated.filter { $0.isResolved && $0.explainedLength > most }
    return explainMore.isEmpty ? own : explainMore
  }
}

extension Candidate {
  /// True when every slot means something.
  fileprivate var isResolved: Bool {
    guard let rank = CandidateRank(self) else { return false }
    return rank.resolution < CandidateSlot.Resolution.unresolved
  }

  /// The characters that the template's own words matched, or values that it knows and names that
  /// were found.
  fileprivate var explainedLength: Int {
    slots.reduce(literalLength) { length, slot in
      switch slot.resolution {
      case .value(.string, id: nil): length
      case .value: length + slot.range.count
      case .entity(_, let lookup?) where !lookup.hits.isEmpty: length + slot.range.count
      case .unreadable, .outOfRange, .entity: length
      }
    }
  }
}
