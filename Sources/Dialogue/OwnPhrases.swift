/// How the phrases that an app wrote come before those that were generated for it.
///
/// An own phrase that is understood wins, however it ranks. One that leaves a question open, such
/// as a name that nobody bears, wins unless a generated phrase leaves less of the utterance to slots that take any text.
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
    let least = own.map(\.freeLength).min() ?? 0
    let clearer = generated.filter { $0.isResolved && $0.freeLength < least }
    return clearer.isEmpty ? own : clearer
  }
}

extension Candidate {
  /// True when every slot means something.
  fileprivate var isResolved: Bool {
    guard let rank = CandidateRank(self) else { return false }
    return rank.resolution < CandidateSlot.Resolution.unresolved
  }

  /// The characters in slots that take any text, or that name nothing.
  fileprivate var freeLength: Int {
    slots.reduce(0) { length, slot in
      switch slot.resolution {
      case .value(.string, id: nil), .unreadable: length + slot.range.count
      case .entity(_, let lookup) where lookup?.hits.isEmpty ?? true: length + slot.range.count
      case .value, .outOfRange, .entity: length
      }
    }
  }
}
