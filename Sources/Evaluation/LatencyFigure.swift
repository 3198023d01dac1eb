package import PhraseRouter

/// The figures of a ``BenchReport``.
package enum LatencyFigure: Figure {
  /// Our total over ICU's total.
  case ratio
  /// Our median over ICU's median.
  case medianRatio
  /// The same of totals, with each utterance at its median.
  case steadyRatio
  /// The same of totals, of processor time.
  case processorRatio
  /// The most memory that was resident at any time.
  case memory
  /// Latencies of some utterances.
  case latency(Group, LatencySummary.Statistic)
  /// Our total over ICU's total, for the utterances that come to the same.
  case ratioOf(DecisionRecord.Outcome)

  /// Some of what is timed.
  package enum Group: Hashable, Sendable {
    case outcome(DecisionRecord.Outcome)
    /// All utterances.
    case all
    /// What ICU alone needs for all utterances.
    case icuFloor

    package static let allCases =
      DecisionRecord.Outcome.allCases.map { Group.outcome($0) } + [.all, .icuFloor]

    package var name: String {
      switch self {
      case .outcome(let outcome): outcome.rawValue
      case .all: "all"
      case .icuFloor: "icuFloor"
      }
    }
  }

  package static let allCases: [LatencyFigure] =
    [.ratio, .medianRatio, .steadyRatio, .processorRatio, .memory]
    + Group.allCases.flatMap { group in
      LatencySummary.Statistic.allCases.map { .latency(group, $0) }
    } + DecisionRecord.Outcome.allCases.map { .ratioOf($0) }

  package var name: String {
    switch self {
    case .ratio: "ratio"
    case .medianRatio: "medianRatio"
    case .steadyRatio: "steadyRatio"
    case .processorRatio: "processorRatio"
    case .memory: "memory"
    case .latency(let group, let statistic): "\(group.name).\(statistic.rawValue)"
    case .ratioOf(let outcome): "\(outcome.rawValue).ratio"
    }
  }

  package var meaning: FigureMeaning {
    switch self {
    case .ratio:
      FigureMeaning(.ratio, "all decisions over what ICU alone needs, by totals", budget: 5)
    case .medianRatio: FigureMeaning(.ratio, "the same, median over median")
    case .steadyRatio: FigureMeaning(.ratio, "the same, each utterance at its median")
    case .processorRatio: FigureMeaning(.ratio, "the same, of processor time")
    case .memory: FigureMeaning(.mebibytes, "what was resident at the peak")
    // Strictly matched rejections have 50 µs, which the figure cannot tell apart.
    case .latency(.outcome(.reject), .p99):
      FigureMeaning(.microseconds, "decisions that reject, p99", budget: 200)
    case .latency(.outcome(let outcome), let statistic):
      FigureMeaning(.microseconds, "decisions that \(outcome.rawValue), \(statistic.rawValue)")
    case .latency(.all, let statistic):
      FigureMeaning(.microseconds, "all decisions, \(statistic.rawValue)")
    case .latency(.icuFloor, let statistic):
      FigureMeaning(.microseconds, "what ICU alone needs, \(statistic.rawValue)")
    case .ratioOf(let outcome):
      FigureMeaning(.ratio, "decisions that \(outcome.rawValue) over what ICU alone needs")
    }
  }

  package static let names = """
    ratio, medianRatio, steadyRatio, processorRatio, memory, {run,ask,reject}.ratio, \
    {run,ask,reject,all,icuFloor}.{p50,p90,p99,p99.9,max,mean}
    """
}

extension BenchReport {
  /// What a figure came to. `nil` where it was not measured.
  package func value(of figure: LatencyFigure) -> Double? {
    switch figure {
    case .ratio: ratio
    case .medianRatio: medianRatio
    case .steadyRatio: steadyRatio
    case .processorRatio: processorRatio
    case .memory: peakBytes.map { Double($0) / 1_048_576 }
    case .latency(let group, let statistic): summary(of: group)?[statistic]
    case .ratioOf(let outcome): byOutcome.first { $0.outcome == outcome }?.ratio
    }
  }

  private func summary(of group: LatencyFigure.Group) -> LatencySummary? {
    switch group {
    case .all: all
    case .icuFloor: icuFloor
    case .outcome(let outcome): byOutcome.first { $0.outcome == outcome }?.latency
    }
  }

  /// What is over budget, or was not measured, a line each.
  package func violations(of budgets: [Budget<LatencyFigure>]) -> [String] {
    Budget.violations(of: budgets, value)
  }
}
