import AppManifest
package import Evaluation
package import PhraseRouter

/// Times the parts of the router one by one: normalizing, compiling, looking names up, deciding, and
/// turns of a dialogue.
///
/// Every part makes sure of its answer before it is timed. One run does a thing so often that the
/// clock's own time does not count, and gives one timing of it: percentiles are of runs.
package struct PartBench {
  /// Only parts whose name contains this are measured. Empty: all.
  private let filter: String
  /// How long each part is run, in seconds, once it is warm.
  private let seconds: Double

  package init(only filter: String = "", seconds: Double = 3) {
    self.filter = filter
    self.seconds = seconds
  }

  private static let warmUps = 3

  /// Times all parts.
  ///
  /// - Parameters:
  ///   - films: The example app.
  ///   - progress: Is told what comes next.
  /// - Throws: ``WrongAnswer`` where an answer is not what it must be, ``RouterError`` if the app
  ///   has faults.
  package func run(
    in films: Manifest, progress: (String) -> Void = { _ in }
  ) async throws -> PartReport {
    var report = PartReport()
    for part in Part.allCases where filter.isEmpty || part.name.contains(filter) {
      progress(part.name)
      let work = try await part.work(in: films)
      if let latency = await time(work) { report.rows.append((part, latency)) }
    }
    return report
  }

  private func time(_ work: PartWork) async -> LatencySummary? {
    var checksum = 0
    for _ in 0..<Self.warmUps { checksum &+= await work.run() }
    var timings: [UInt64] = []
    let end = MonotonicClock.now() + UInt64(seconds * 1e9)
    repeat {
      let start = MonotonicClock.now()
      checksum &+= await work.run()
      timings.append((MonotonicClock.now() - start) / UInt64(work.count))
    } while MonotonicClock.now() < end
    return withExtendedLifetime(checksum) { LatencySummary(nanoseconds: timings) }
  }
}

/// What timing the parts came to.
package struct PartReport: Sendable {
  package var rows: [(part: Part, latency: LatencySummary)] = []

  /// What a figure came to: for most parts its median. `nil` where it was not measured.
  package func value(of part: Part) -> Double? {
    rows.first { $0.part == part }.map { part.figure(of: $0.latency) }
  }

  /// What is over budget, or was not measured, a line each.
  package func violations(of budgets: [Budget<Part>]) -> [String] {
    Budget.violations(of: budgets, value)
  }

  /// The report, as a person reads it.
  package var text: String {
    LatencySummary.table(rows.map { ($0.part.rawValue, $0.latency) }).joined(separator: "\n")
  }

  /// The report as JSON: an object of the parts, with latencies in microseconds.
  package var json: LocatedJSON {
    .object(rows.map { .init($0.part.rawValue, $0.latency.json) })
  }
}
