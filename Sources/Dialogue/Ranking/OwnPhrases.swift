/// How the phrases that an app wrote come before those that were generated for it.
///
/// An own phrase that is understood wins, however it ranks; but not if the utterance strays from it
/// further than from a generated one and it rests on a misspelt name as well. One that leaves a
/// question open, such as a name that nobody bears, wins unless a generated phrase leaves less of
/// the utterance to slots that take any text. Among generated phrases, those decide that leave the
/// least.
///
/// *"films directed by zzyzx" → asks which director; "films by spielberg after 2015", of which the
/// own phrase `films by ${director}` makes a director called “spielberg after 2015” → the
/// generated one.*
enum OwnPhrases {
  /// The candidates that decide.
  ///
  /// While names have to be looked up, all candidates stay.
  ///
  /// - Complexity: O(candidates × slots).
  static func preferred(among candidates: [Candidate]) -> [Candidate] {
    guard candidates.contains(where: \.isGenerated) else { return candidates }
    let generated = clearest(among: candidates)
    let own = candidates.filter { !$0.isGenerated && CandidateRank($0) != nil }
    let strays = generated.map(\.cost).min() ?? .infinity
    let understood = own.filter { $0.isResolved && ($0.cost <= strays || !$0.restsOnMisspelling) }
    guard understood.isEmpty else { return own }
    if candidates.contains(where: { CandidateRank($0)?.needsLookup == true }) { return candidates }
    guard !generated.isEmpty else { return own.isEmpty ? candidates : own }
    let least = own.filter { !$0.isResolved }.map(\.freeLength).min() ?? .max
    return generated[0].freeLength < least ? generated : own
  }

  /// The generated candidates that are understood and leave the least to slots of any text.
  private static func clearest(among candidates: [Candidate]) -> [Candidate] {
    let resolved = candidates.filter { $0.isGenerated && $0.isResolved }
    let least = resolved.map(\.freeLength).min()
    return resolved.filter { $0.freeLength == least }
  }
}

extension Candidate {
  /// True when every slot means something.
  fileprivate var isResolved: Bool {
    guard let rank = CandidateRank(self) else { return false }
    return rank.resolution < CandidateSlot.Resolution.unresolved
  }
}
