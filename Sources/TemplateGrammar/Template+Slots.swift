extension Template {
  /// How often each slot is taken at most by a text that the template fits: of alternatives, the one
  /// that takes it most often counts. Rules are not looked into.
  ///
  /// *`play ${song} and (${song}|more)` → song: 2*
  ///
  /// - Complexity: O(parts × slots).
  package var slotCounts: [String: Int] {
    switch kind {
    case .list(_, let slot, _), .range(_, _, _, let slot): [slot: 1]
    case .sequence(let parts), .permutation(let parts):
      parts.reduce(into: [:]) { $0.merge($1.slotCounts, uniquingKeysWith: +) }
    case .alternatives(let parts):
      parts.reduce(into: [:]) { $0.merge($1.slotCounts, uniquingKeysWith: max) }
    case .literal, .rule, .nothing: [:]
    }
  }
}
