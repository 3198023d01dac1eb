import AppManifest
package import PhraseRouter
import TextAnalysis

/// What many timings come to, in microseconds.
///
/// Percentiles are by nearest rank: `p99` of 100 timings is the 99th, and always one that occurred.
package struct LatencySummary: Equatable, Sendable {
  package var count: Int
  package var p50: Double
  package var p90: Double
  package var p99: Double
  package var p999: Double
  package var maximum: Double
  package var mean: Double
  /// The sum of all timings.
  package var total: Double

  /// Summarizes timings in nanoseconds.
  ///
  /// - Returns: `nil` where there are none.
  /// - Complexity: O(*n* log *n*) in the number of timings.
  package init?(nanoseconds: [UInt64]) {
    guard !nanoseconds.isEmpty else { return nil }
    let sorted = nanoseconds.sorted()
    let sum = sorted.reduce(0.0) { $0 + Double($1) }
    count = sorted.count
    p50 = Self.percentile(50, of: sorted)
    p90 = Self.percentile(90, of: sorted)
    p99 = Self.percentile(99, of: sorted)
    p999 = Self.percentile(99.9, of: sorted)
    maximum = Self.percentile(100, of: sorted)
    total = sum / 1000
    mean = total / Double(sorted.count)
  }

  private static func percentile(_ percent: Double, of sorted: [UInt64]) -> Double {
    let rank = Int((percent / 100 * Double(sorted.count)).rounded(.up))
    return Double(sorted[min(max(rank, 1), sorted.count) - 1]) / 1000
  }

  /// Decisions a second, if one follows the other.
  package var throughput: Double { total > 0 ? Double(count) / total * 1_000_000 : 0 }

  /// What is said of many timings, by the names that JSON and budgets use.
  package enum Statistic: String, CaseIterable, Sendable {
    case p50, p90, p99
    case p999 = "p99.9"
    case maximum = "max"
    case mean
  }

  /// What a statistic comes to, in microseconds.
  package subscript(statistic: Statistic) -> Double {
    switch statistic {
    case .p50: p50
    case .p90: p90
    case .p99: p99
    case .p999: p999
    case .maximum: maximum
    case .mean: mean
    }
  }

  /// The figures as JSON, in microseconds, and how many timings they come from.
  package var json: LocatedJSON {
    .object(
      [.init("count", .integer(count))]
        + Statistic.allCases.map { .init($0.rawValue, .number(self[$0].rounded(toPlaces: 3))) }
        + [.init("throughput", .number(throughput.rounded()))])
  }
}

extension LatencySummary {
  /// The statistics of several summaries, a line each, in microseconds.
  package static func table(_ summaries: [(name: String, summary: LatencySummary)]) -> [String] {
    var table = TextTable(["latency in µs", "n"] + Statistic.allCases.map(\.rawValue))
    for (name, summary) in summaries {
      table.add(
        [name, String(summary.count)] + Statistic.allCases.map { summary[$0].text(places: 2) })
    }
    return table.lines
  }
}
