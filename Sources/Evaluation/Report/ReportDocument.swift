package import AppManifest
import PhraseRouter
import TextAnalysis

/// An evaluation with all its figures, as one JSON document that every other form is made of.
///
/// The document holds what became of each row, so that whoever doubts a figure can count again. Times
/// apart, it is the same on every run.
package struct ReportDocument: Sendable {
  package let json: LocatedJSON

  /// - Parameters:
  ///   - app: What the app is called.
  ///   - noise: What becomes of the rows when accidents happen in them, if that was tried.
  ///   - baseline: An earlier report to compare with.
  package init(
    _ report: EvaluationReport, app: String, noise: NoiseReport? = nil, baseline: Baseline? = nil
  ) {
    let head = [LocatedJSON.Member("app", .string(app))]
    let summary = report.json.object ?? []
    json = .object(
      head + summary + report.shareMembers + report.figureMembers + [
        .init("noise", noise?.figures ?? .null),
        .init("comparison", baseline.map(report.comparison) ?? .null),
        .init("rows", .array(report.rows.map(\.json))),
      ])
  }
}

extension EvaluationReport {
  /// The shares of all utterances that the head of a report shows.
  fileprivate var shareMembers: [LocatedJSON.Member] {
    let wrong = rows.count { $0.outcome == .wrong }
    return [
      .init("exactShare", .share(exact, of: utterances)),
      .init("intentShare", .share(intentCorrect, of: utterances)),
      .init("silentlyWrong", .integer(wrong)),
      .init("silentlyWrongShare", .share(wrong, of: utterances)),
    ]
  }

  fileprivate var figureMembers: [LocatedJSON.Member] {
    [
      .init("slots", slotFigures), .init("byTier", tierFigures),
      .init("reliability", Reliability(observations).json),
      .init("riskCoverage", RiskCoverage(observations, of: rows.count).json),
      .init("latency", latencyFigures), .init("confusionMatrix", matrix),
    ]
  }

  /// How sure each answer was, and whether intent and arguments were right.
  private var observations: [(confidence: Double, isRight: Bool)] {
    rows.compactMap { row in
      guard row.tier != .rejected, let confidence = row.confidence else { return nil }
      return (confidence, row.isReadRight)
    }
  }

  private var slotFigures: LocatedJSON {
    var byName: [String: SlotScore] = [:]
    for row in rows {
      for (name, score) in row.slots { byName[name, default: SlotScore()] += score }
    }
    let total = byName.values.reduce(into: SlotScore()) { $0 += $1 }
    let named = byName.sorted { $0.key < $1.key }.map {
      LocatedJSON.Member($0.key, .object($0.value.members))
    }
    return .object(total.members + [.init("byName", .object(named))])
  }

  private var tierFigures: LocatedJSON {
    .object(
      DecisionRecord.Tier.allCases.compactMap { tier in
        let found = rows.filter { $0.tier == tier }
        guard !found.isEmpty else { return nil }
        let outcomes = RowOutcome.allCases.map { outcome in
          LocatedJSON.Member(outcome.rawValue, .integer(found.count { $0.outcome == outcome }))
        }
        let right = found.count { $0.isExact }
        return .init(
          tier.rawValue,
          .object(
            [.init("rows", .integer(found.count))] + outcomes
              + [.init("accuracy", .share(right, of: found.count))]))
      })
  }

  private var latencyFigures: LocatedJSON {
    .array(
      DecisionRecord.Outcome.allCases.flatMap { outcome in
        DecisionRecord.Tier.allCases.compactMap { tier in
          let times = rows.filter { $0.decision.outcome == outcome && $0.tier == tier }
          guard let summary = LatencySummary(nanoseconds: times.map(\.nanoseconds)) else {
            return nil
          }
          return .object(
            [.init("outcome", .string(outcome.rawValue)), .init("tier", .string(tier.rawValue))]
              + (summary.json.object ?? []).filter { $0.key != "throughput" })
        }
      })
  }
}

extension EvaluationReport {
  /// The most labels that a matrix has: more than that nobody reads.
  package static let greatestMatrix = 40

  /// What was expected against what came of it: those labels that are confused with others first, as
  /// far as the matrix goes; then by name.
  fileprivate var matrix: LocatedJSON {
    var confused: [String: Int] = [:]
    for (confusion, count) in confusions {
      confused[confusion.expected, default: 0] += count
      confused[confusion.actual, default: 0] += count
    }
    let all = byIntent.keys.sorted {
      (confused[$1] ?? 0, $0) < (confused[$0] ?? 0, $1)
    }
    let labels = all.prefix(Self.greatestMatrix).sorted()
    let counts = Dictionary(rows.map { (Confusion(expected: $0.expected, actual: $0.actual), 1) }) {
      $0 + $1
    }
    let lines = labels.map { expected in
      LocatedJSON.array(
        labels.map { .integer(counts[Confusion(expected: expected, actual: $0)] ?? 0) })
    }
    return .object([
      .init("labels", .array(labels.map { .string($0) })), .init("counts", .array(lines)),
      .init("leftOut", .integer(all.count - labels.count)),
    ])
  }
}
