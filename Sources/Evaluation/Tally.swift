import AppManifest
import PhraseRouter
import TextAnalysis

/// How often each outcome occurred in each group.
package struct Tally<Outcome>: Equatable, Sendable
where Outcome: CaseIterable & Hashable & RawRepresentable & Sendable, Outcome.RawValue == String {
  private var counts: [String: [Outcome: Int]] = [:]

  package init() {}

  /// The groups, by name.
  package var groups: [String] { counts.keys.sorted() }

  package var isEmpty: Bool { counts.isEmpty }

  /// How often an outcome occurred in a group, or, without one, in all.
  package func count(_ outcome: Outcome, in group: String? = nil) -> Int {
    guard let group else { return counts.values.reduce(0) { $0 + ($1[outcome] ?? 0) } }
    return counts[group]?[outcome] ?? 0
  }

  mutating func add(_ outcome: Outcome, to group: String) {
    counts[group, default: [:]][outcome, default: 0] += 1
  }
}

extension Tally {
  /// The counts by group: `{"negation": {"right": 3, …}, …}`, every outcome among them.
  var json: LocatedJSON {
    .object(
      groups.map { group in
        let members = Outcome.allCases.map {
          LocatedJSON.Member($0.rawValue, .integer(count($0, in: group)))
        }
        return .init(group, .object(members))
      })
  }

  /// A table of the groups, with all of them in the last row, or nothing where there are none.
  ///
  /// - Parameters:
  ///   - heading: What the groups are.
  ///   - names: What the outcomes are called.
  func lines(heading: String, names: (Outcome) -> String) -> [String] {
    guard !isEmpty else { return [] }
    let outcomes = Array(Outcome.allCases)
    var table = TextTable([heading, "count"] + outcomes.map(names))
    for group in groups.map(Optional.some) + [nil] {
      let counts = outcomes.map { count($0, in: group) }
      let name = group.map { TerminalSafety.escape($0) } ?? "total"
      table.add([name, String(counts.reduce(0, +))] + counts.map { String($0) })
    }
    return [""] + table.lines
  }
}
