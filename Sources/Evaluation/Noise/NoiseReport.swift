import AppManifest
package import PhraseRouter
import TextAnalysis

/// What became of utterances with accidents, by class, by language and by the length of the word.
package struct NoiseReport: Sendable {
  package var seed: UInt64
  package private(set) var accidents: [Accident] = []

  /// An accident, and what it came to.
  package struct Accident: Equatable, Sendable {
    package var noise: Noise
    package var language: String
    package var wordLength: Int?
    package var utterance: String
    package var noisy: String
    package var expected: String
    package var actual: String
    package var outcome: RowOutcome
  }

  init(seed: UInt64) { self.seed = seed }

  mutating func add(_ accident: Accident) { accidents.append(accident) }

  /// How many came to what.
  package struct Tally: Equatable, Sendable {
    package private(set) var counts: [RowOutcome: Int] = [:]

    mutating func add(_ outcome: RowOutcome) { counts[outcome, default: 0] += 1 }

    package var drawn: Int { counts.values.reduce(0, +) }

    /// The share that came to one of some outcomes; 0 where none was drawn.
    package func share(of outcomes: RowOutcome...) -> Double {
      let found = outcomes.reduce(0) { $0 + counts[$1, default: 0] }
      return drawn == 0 ? 0 : Double(found) / Double(drawn)
    }
  }

  /// All accidents together.
  package var total: Tally {
    accidents.reduce(into: Tally()) { $0.add($1.outcome) }
  }

  /// Those of each group, in the order in which the groups first occur.
  func tallies(by group: (Accident) -> String?) -> [(name: String, tally: Tally)] {
    var tallies: [(name: String, tally: Tally)] = []
    var places: [String: Int] = [:]
    for accident in accidents {
      guard let name = group(accident) else { continue }
      let place = places[name] ?? tallies.count
      if place == tallies.count { tallies.append((name, Tally())) }
      places[name] = place
      tallies[place].tally.add(accident.outcome)
    }
    return tallies
  }

  /// The lengths of words, in letters: each up to seven, and longer ones together.
  var byWordLength: [(name: String, tally: Tally)] {
    tallies { $0.wordLength.map { $0 > 7 ? "8 and more" : String($0) } }
      .sorted { $0.name < $1.name }
  }
}

// MARK: - As text

extension NoiseReport {
  /// The report as a person reads it.
  ///
  /// - Parameter maximumLosses: How many of those are listed that ran something else or were asked
  ///   about otherwise or rejected, the first kind first.
  package func text(maximumLosses: Int = 50) -> String {
    var lines = Self.table("class", tallies { $0.noise.rawValue } + [("all", total)])
    lines += [""] + Self.table("language", tallies(by: \.language))
    if !byWordLength.isEmpty { lines += [""] + Self.table("letters of the word", byWordLength) }
    let losses = RowOutcome.allCases.reversed().flatMap { outcome in
      accidents.filter { $0.outcome == outcome && outcome != .right && outcome != .offered }
    }
    if !losses.isEmpty { lines += ["", "lost"] }
    for loss in losses.prefix(max(0, maximumLosses)) { lines += loss.lines }
    let more = losses.count - maximumLosses
    return (lines + (more > 0 ? ["  … and \(more) more"] : [])).joined(separator: "\n")
  }

  private static func table(
    _ heading: String, _ tallies: [(name: String, tally: Tally)]
  ) -> [String] {
    var table = TextTable(
      [heading, "drawn", "kept", "asked, offered", "asked otherwise", "rejected", "wrong"])
    for (name, tally) in tallies {
      table.add(
        [name, String(tally.drawn)]
          + RowOutcome.allCases.map { (tally.share(of: $0) * 100).text(places: 1) + " %" })
    }
    return table.lines
  }
}

extension NoiseReport.Accident {
  fileprivate var lines: [String] {
    [
      "  \(noise.rawValue) [\(language)] “\(utterance)” → “\(noisy)”",
      "      \(outcome.rawValue): was \(expected)", "      is  \(actual)",
    ].map(TerminalSafety.escape)
  }
}

// MARK: - As JSON

extension NoiseReport {
  /// The report as JSON: `seed`, the figures of all, `byClass`, `byLanguage`, `byWordLength`, and
  /// `losses`, which are all accidents that were not kept.
  package var json: LocatedJSON {
    .object(
      [.init("seed", .integer(Int(truncatingIfNeeded: seed)))] + Self.members(total) + [
        .init("byClass", Self.object(tallies { $0.noise.rawValue })),
        .init("byLanguage", Self.object(tallies(by: \.language))),
        .init("byWordLength", Self.object(byWordLength)),
        .init("losses", .array(accidents.filter { $0.outcome != .right }.map(\.json))),
      ])
  }

  private static func object(_ tallies: [(name: String, tally: Tally)]) -> LocatedJSON {
    .object(tallies.map { .init($0.name, .object(members($0.tally))) })
  }

  static func members(_ tally: Tally) -> [LocatedJSON.Member] {
    [.init("drawn", .integer(tally.drawn))]
      + RowOutcome.allCases.map {
        .init($0 == .right ? "kept" : $0.rawValue, .integer(tally.counts[$0, default: 0]))
      }
  }
}

extension NoiseReport.Accident {
  fileprivate var json: LocatedJSON {
    .object([
      .init("class", .string(noise.rawValue)), .init("language", .string(language)),
      .init("outcome", .string(outcome.rawValue)), .init("utterance", .string(utterance)),
      .init("noisy", .string(noisy)), .init("expected", .string(expected)),
      .init("actual", .string(actual)),
    ])
  }
}
