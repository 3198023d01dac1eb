import AppManifest
import Evaluation
package import PhraseRouter

/// Times templates and utterances that make backtracking matchers run for ever, at growing sizes
/// and with the limits on utterances lifted.
///
/// Every family that an app's own phrases can express is measured as such and as imported sentence
/// templates; the others as the latter. Each has an answer that must be right, and times whose
/// growth is fitted: the slope of log time over log size is the exponent of the polynomial.
///
/// A time is that of a router's first utterance, with nothing prepared, or of finding the fault
/// where templates must be refused: processor time, the shortest of several new routers. Their
/// memory is new to the process too, at any size.
package struct KillerBench {
  /// Only families whose name contains this are measured. Empty: all.
  private let filter: String

  package init(only filter: String = "") { self.filter = filter }

  /// How often what is measured quickly is measured.
  private static let repetitions = 5
  /// What takes longer than this, in milliseconds, is not repeated as often.
  private static let patience = 1000.0

  /// Times all families.
  ///
  /// - Throws: ``DiagnosticError`` if templates cannot be imported.
  package func run() throws(DiagnosticError) -> KillerReport {
    ProcessMemory.mapLargeBlocks()
    var report = KillerReport()
    for family in KillerFamily.all where filter.isEmpty || family.name.contains(filter) {
      for form in family.forms {
        var rows: [KillerReport.Row] = []
        for size in family.sizes {
          rows.append(try measure(family.killer(size), as: form, size, family.limits[size]))
        }
        report.families.append(
          KillerReport.Family(name: family.name, form: form.rawValue, rows: rows))
      }
    }
    return report
  }

  private func measure(
    _ killer: Killer, as form: Killer.Form, _ size: Int, _ limit: Double?
  ) throws(DiagnosticError) -> KillerReport.Row {
    let app = try killer.app(as: form)
    var best = KillerReport.Row(size: size, milliseconds: .infinity, limit: limit)
    var total = 0.0
    for _ in 0..<Self.repetitions where total < Self.patience {
      let (milliseconds, outcome) = Self.time(killer, in: app)
      best.milliseconds = min(best.milliseconds, milliseconds)
      best.isRight = best.isRight && outcome == killer.outcome
      total += milliseconds
    }
    return best
  }

  /// Compiles an app and routes its utterance.
  private static func time(
    _ killer: Killer, in app: Manifest
  ) -> (milliseconds: Double, outcome: Killer.Outcome) {
    let start = MonotonicClock.threadTime()
    let options = RouterOptions(limits: .none)
    guard let router = try? Router(manifest: app.validated(), options: options) else {
      return (Double(MonotonicClock.threadTime() - start) / 1e6, .isRefused)
    }
    let compiled = MonotonicClock.threadTime()
    let decision = router.route(killer.utterance)
    let spent = MonotonicClock.threadTime() - compiled
    if case .run = decision { return (Double(spent) / 1e6, .matches) }
    return (Double(spent) / 1e6, .isRejected)
  }
}
