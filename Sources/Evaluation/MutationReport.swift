import AppManifest
package import PhraseRouter
import TextAnalysis

/// How many mutated utterances kept their decision and slots.
package struct MutationReport: Sendable {
  package var seed: UInt64
  /// How many were drawn and how many of them kept, by mutation, in the order of the trial.
  package private(set) var tallies: [(mutation: Mutation, tally: Tally)] = []
  /// Those that did not keep.
  package private(set) var losses: [Loss] = []

  /// How many were drawn, and how many of them kept their decision and slots.
  package struct Tally: Equatable, Sendable {
    package var drawn = 0
    package var kept = 0

    /// The share that kept. 1 where none was drawn.
    package var share: Double { drawn == 0 ? 1 : Double(kept) / Double(drawn) }
  }

  /// A mutated utterance that came to something else.
  package struct Loss: Equatable, Sendable {
    package var mutation: Mutation
    package var language: String
    package var utterance: String
    package var mutated: String
    package var expected: String
    package var actual: String
  }

  init(seed: UInt64) { self.seed = seed }

  mutating func add(
    _ mutation: Mutation, _ reference: MutationTrial.Reference, mutated: String,
    outcome: MutationOutcome
  ) {
    let isKept = outcome == reference.outcome
    if tallies.last?.mutation != mutation { tallies.append((mutation, Tally())) }
    tallies[tallies.count - 1].tally.drawn += 1
    tallies[tallies.count - 1].tally.kept += isKept ? 1 : 0
    guard !isKept else { return }
    losses.append(
      Loss(
        mutation: mutation, language: reference.language, utterance: reference.row.utterance,
        mutated: mutated, expected: reference.outcome.text, actual: outcome.text))
  }

  /// All mutations together.
  package var total: Tally {
    tallies.reduce(into: Tally()) {
      $0.drawn += $1.tally.drawn
      $0.kept += $1.tally.kept
    }
  }
}

extension MutationReport {
  /// The report as a person reads it.
  package func text(maximumLosses: Int = 50) -> String {
    var table = TextTable(["mutation", "drawn", "kept", "share"])
    for (mutation, tally) in tallies { table.add(Self.row(mutation.rawValue, tally)) }
    table.add(Self.row("all", total))
    var lines = table.lines
    if !losses.isEmpty { lines += ["", "changed"] }
    for loss in losses.prefix(maximumLosses) { lines += loss.lines }
    let more = losses.count - maximumLosses
    return (lines + (more > 0 ? ["  … and \(more) more"] : [])).joined(separator: "\n")
  }

  private static func row(_ name: String, _ tally: Tally) -> [String] {
    let share = (tally.share * 100).text(places: 2) + " %"
    return [name, String(tally.drawn), String(tally.kept), share]
  }

  /// The report as JSON: `seed`, `drawn`, `kept`, `share`, `byMutation`, `losses`.
  package var json: LocatedJSON {
    .object(
      [.init("seed", .integer(Int(truncatingIfNeeded: seed)))] + Self.members(total) + [
        .init(
          "byMutation",
          .object(tallies.map { .init($0.mutation.rawValue, .object(Self.members($0.tally))) })),
        .init("losses", .array(losses.map(\.json))),
      ])
  }

  private static func members(_ tally: Tally) -> [LocatedJSON.Member] {
    [
      .init("drawn", .integer(tally.drawn)), .init("kept", .integer(tally.kept)),
      .init("share", .number(tally.share.rounded(toPlaces: 6))),
    ]
  }
}

extension MutationReport.Loss {
  fileprivate var lines: [String] {
    [
      "  \(mutation.rawValue) [\(language)] “\(utterance)” → “\(mutated)”",
      "      was \(expected)", "      is  \(actual)",
    ].map(TerminalSafety.escape)
  }

  fileprivate var json: LocatedJSON {
    .object([
      .init("mutation", .string(mutation.rawValue)), .init("language", .string(language)),
      .init("utterance", .string(utterance)), .init("mutated", .string(mutated)),
      .init("expected", .string(expected)), .init("actual", .string(actual)),
    ])
  }
}
