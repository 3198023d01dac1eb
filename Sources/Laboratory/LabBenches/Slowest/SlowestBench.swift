package import AppManifest
import Evaluation
import PhraseRouter
import RandomNumbers

/// Looks for the utterances that take an app longest, by climbing: what takes more steps than the
/// last is changed further, and a new start is made where nothing does.
///
/// Steps lead the way, since they are the same every time; what is reported is processor time.
package struct SlowestBench: Sendable {
  /// The seconds of processor time that each family is searched.
  package var seconds: Double
  package var seed: UInt64
  /// The share of a family's names that are made.
  package var scale: Double

  package init(seconds: Double, seed: UInt64 = 1, scale: Double = 1) {
    self.seconds = seconds
    self.seed = seed
    self.scale = scale
  }

  /// How many changes in a row may be for nothing before a new start.
  private static let patience = 40

  /// Searches one family.
  package func run(_ family: SlowFamily) throws(DiagnosticError) -> SlowestReport {
    var random = SeededGenerator(seed: seed)
    let start = family.input(&random, scale: scale)
    var router = try Router(manifest: start.manifest.validated())
    var report = SlowestReport(family: family.rawValue)
    let end = MonotonicClock.threadTime() + UInt64(seconds * 1e9)
    while MonotonicClock.threadTime() < end {
      var best = start
      if start.changesApp { router = try Router(manifest: start.manifest.validated()) }
      best.type(&random)
      var most = try measure(best, &router, nil, &report)
      var failures = 0
      while failures < Self.patience, MonotonicClock.threadTime() < end {
        var next = best
        next.mutate(&random)
        let steps = try measure(next, &router, best, &report)
        failures = steps > most ? 0 : failures + 1
        if steps >= most { (best, most) = (next, steps) }
      }
    }
    return report
  }

  /// Routes an input's utterance, and gives the steps that it took; 0 for an app that has faults.
  private func measure(
    _ input: SlowInput, _ router: inout Router, _ last: SlowInput?, _ report: inout SlowestReport
  ) throws(DiagnosticError) -> Int {
    if let last, last.templates != input.templates || last.names != input.names {
      guard let changed = try? Router(manifest: input.manifest.validated()) else { return 0 }
      router = changed
    }
    let start = MonotonicClock.threadTime()
    let steps = router.steps(for: input.utterance)
    report.add(
      input.utterance, nanoseconds: MonotonicClock.threadTime() - start, steps: steps)
    return steps
  }
}
