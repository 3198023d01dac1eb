package import AppManifest
package import Evaluation

/// What the search for slow utterances has found.
package struct SlowestReport: Sendable {
  package var family: String
  /// Nanoseconds of every utterance that was tried.
  private var times: [UInt64] = []
  /// The most steps that one took.
  private var steps = 0
  private var longest: UInt64 = 0
  /// The slowest utterance.
  private var slowest = ""

  init(family: String) { self.family = family }

  mutating func add(_ utterance: String, nanoseconds: UInt64, steps: Int) {
    if nanoseconds > longest { (longest, slowest) = (nanoseconds, utterance) }
    times.append(nanoseconds)
    self.steps = max(self.steps, steps)
  }

  /// Milliseconds that a share of the utterances do not exceed.
  private func milliseconds(_ share: Double) -> Double {
    guard !times.isEmpty else { return 0 }
    let place = min(times.count - 1, Int(Double(times.count) * share))
    return Double(times.sorted()[place]) / 1e6
  }

  /// What a figure came to. `nil` where it was not measured here.
  package func value(of figure: LabFigure) -> Double? {
    switch figure {
    case .slowestMax: milliseconds(1)
    case .slowestTail: milliseconds(0.999)
    case .slowestSteps: Double(steps)
    default: nil
    }
  }

  /// What is over budget, a line each.
  package func violations(of budgets: [Budget<LabFigure>]) -> [String] {
    Budget.violations(of: budgets, value).map { "\(family): \($0)" }
  }

  /// The report, as a person reads it.
  package var text: String {
    """
    \(family): \(times.count) utterances, p50 \(milliseconds(0.5).text(places: 2)) ms, p99.9 \
    \(milliseconds(0.999).text(places: 2)) ms, max \(milliseconds(1).text(places: 2)) ms, at most \
    \(steps) steps
      \(slowest.prefix(400))
    """
  }

  /// The report as JSON.
  package var json: LocatedJSON {
    .object([
      .init("family", .string(family)),
      .init("tries", .integer(times.count)),
      .init("p50", .number(milliseconds(0.5).rounded(toPlaces: 4))),
      .init("p999", .number(milliseconds(0.999).rounded(toPlaces: 4))),
      .init("max", .number(milliseconds(1).rounded(toPlaces: 4))),
      .init("steps", .integer(steps)),
      .init("slowest", .string(slowest)),
    ])
  }
}
