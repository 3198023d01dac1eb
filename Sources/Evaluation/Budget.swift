/// An upper bound on one figure of a bench report or a scaling report.
package struct Budget: Equatable, Sendable, CustomStringConvertible {
  /// The figure: `ratio`, `medianRatio`, `steadyRatio`, `processorRatio`, `memory` (MiB), an outcome
  /// and one of its latencies in microseconds (`reject.p99`) or its own ratio (`reject.ratio`), one of
  /// ``ScalingReport``, ``LookupBench``, ``KillerBench`` or ``LoadBench``.
  package var figure: String
  package var limit: Double

  /// Reads `FIGURE=LIMIT`.
  ///
  /// - Returns: `nil` where there is no such figure, or the limit is no positive number.
  package init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    figure = String(text[..<sign])
    guard let number = Double(text[text.index(after: sign)...]), number > 0, number.isFinite,
      Self.figures.contains(figure)
    else { return nil }
    limit = number
  }

  /// All figures that can be bounded.
  package static let figures: [String] =
    ["ratio", "medianRatio", "steadyRatio", "processorRatio", "memory"]
    + ["run", "ask", "reject", "all", "icuFloor"].flatMap { outcome in
      ["p50", "p90", "p99", "p99.9", "max", "mean"].map { outcome + "." + $0 }
    } + ["run.ratio", "ask.ratio", "reject.ratio"] + ScalingReport.figures
    + LookupBench.Report.figures + KillerReport.figures + LoadReport.figures

  package var description: String { "\(figure)=\(limit)" }
}

extension BenchReport {
  /// A figure, by the name that budgets use. `nil` where it was not measured.
  package func figure(_ name: String) -> Double? {
    switch name {
    case "ratio": return ratio
    case "medianRatio": return medianRatio
    case "steadyRatio": return steadyRatio
    case "processorRatio": return processorRatio
    case "memory": return peakBytes.map { Double($0) / 1_048_576 }
    default: break
    }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let latency = name[name.index(after: dot)...]
    if latency == "ratio" {
      return byOutcome.first { $0.outcome.rawValue == name[..<dot] }?.ratio
    }
    return summary(String(name[..<dot]))?.figures.first { $0.name == latency }?.value
  }

  private func summary(_ name: String) -> LatencySummary? {
    switch name {
    case "all": all
    case "icuFloor": icuFloor
    default: byOutcome.first { $0.outcome.rawValue == name }?.latency
    }
  }

  /// What is over budget, or was not measured, a line each.
  package func violations(of budgets: [Budget]) -> [String] {
    Budget.violations(of: budgets, figure)
  }
}

extension Budget {
  /// What is over budget, or was not measured, a line each.
  static func violations(of budgets: [Budget], _ figure: (String) -> Double?) -> [String] {
    budgets.compactMap { budget in
      guard let value = figure(budget.figure) else {
        return "\(budget.figure): nothing was measured; the budget is \(budget.limit)"
      }
      guard value > budget.limit else { return nil }
      return "\(budget.figure): \(value.rounded(toPlaces: 3)) is over the budget of \(budget.limit)"
    }
  }
}
