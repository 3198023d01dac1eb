import AppManifest
package import PhraseRouter
import TextAnalysis

/// What a measurement of latencies came to.
package struct BenchReport: Sendable {
  package var utterances: Int
  package var passes: Int
  package var threads: Int
  package var seed: UInt64
  /// The latencies by what the utterances came to; those outcomes that occurred.
  package var byOutcome: [OutcomeLatency]
  /// All latencies together. `nil` where nothing was measured.
  package var all: LatencySummary?
  /// What ICU alone needs for the same utterances.
  package var icuFloor: LatencySummary?
  /// The sum of every utterance's median over that of the floor's: what ``ratio`` comes to where
  /// nothing else disturbs the machine.
  package var steadyRatio: Double?
  /// The processor time of an utterance, in microseconds, in the router and on the floor, with the
  /// clock's own. While something else has the processor, nothing is counted.
  package var processorMeans: (route: Double, floor: Double)?
  /// The processor time of an utterance that is heard for the first time, in microseconds, with all
  /// that is built on the way. Over all of them, by a router that has not heard anything before.
  package var firstMean: Double?
  /// Decisions a second, over all threads.
  package var throughput: Double
  /// What two readings of the clock cost, in nanoseconds. Every timing contains it once.
  package var clockOverhead: UInt64
  /// The most bytes that were resident at any time.
  package var peakBytes: Int?

  init(
    timings: [LatencyBench.Timings], utterances: Int, passes: Int, seed: UInt64,
    clockOverhead: UInt64
  ) {
    self.utterances = utterances
    self.passes = passes
    self.seed = seed
    self.clockOverhead = clockOverhead
    threads = timings.count
    byOutcome = Self.byOutcome(timings)
    all = LatencySummary(nanoseconds: timings.flatMap { $0.byOutcome.values.joined() })
    icuFloor = LatencySummary(nanoseconds: timings.flatMap(\.floor))
    throughput = timings.reduce(0) { sum, timings in
      let spent = LatencySummary(nanoseconds: timings.byOutcome.values.flatMap { $0 })
      return sum + (spent?.throughput ?? 0)
    }
    let steady = timings.reduce(into: (route: 0.0, floor: 0.0)) {
      $0.route += Double($1.medianSums.route)
      $0.floor += Double($1.medianSums.floor)
    }
    steadyRatio = steady.floor > 0 ? steady.route / steady.floor : nil
    let processor = timings.reduce(into: (route: 0.0, floor: 0.0)) {
      $0.route += Double($1.processor.route)
      $0.floor += Double($1.processor.floor)
    }
    processorMeans = all.map { all in
      let scale = 1000 * Double(all.count)
      return (processor.route / scale, processor.floor / scale)
    }
    let first = timings.reduce(0) { $0 + $1.firstPass }
    firstMean =
      utterances > 0 ? Double(first) / 1000 / Double(utterances * timings.count) : nil
    peakBytes = ProcessMemory.peakBytes
  }

  private static func byOutcome(_ timings: [LatencyBench.Timings]) -> [OutcomeLatency] {
    DecisionRecord.Outcome.allCases.compactMap { outcome in
      let spent = timings.flatMap { $0.byOutcome[outcome] ?? [] }
      let floor = timings.flatMap { $0.floorByOutcome[outcome] ?? [] }
      return LatencySummary(nanoseconds: spent).map {
        OutcomeLatency(
          outcome: outcome, latency: $0, icuFloor: LatencySummary(nanoseconds: floor))
      }
    }
  }

  /// The utterances that come to the same.
  package struct OutcomeLatency: Sendable {
    package var outcome: DecisionRecord.Outcome
    package var latency: LatencySummary
    /// What ICU alone needs for the same utterances.
    package var icuFloor: LatencySummary?

    /// The router's total over the floor's total.
    package var ratio: Double? { icuFloor.flatMap { latency.ratio(to: $0) } }
  }

  /// The router's total over the floor's total.
  package var ratio: Double? {
    guard let all, let icuFloor else { return nil }
    return all.ratio(to: icuFloor)
  }

  /// The router's processor time over the floor's.
  package var processorRatio: Double? {
    guard let means = processorMeans, means.floor > 0 else { return nil }
    return means.route / means.floor
  }

  /// The router's median over the floor's median.
  package var medianRatio: Double? {
    guard let all, let icuFloor, icuFloor.p50 > 0 else { return nil }
    return all.p50 / icuFloor.p50
  }
}

extension LatencySummary {
  /// This total over another.
  fileprivate func ratio(to other: LatencySummary) -> Double? {
    other.total > 0 ? total / other.total : nil
  }
}

extension BenchReport {
  /// The report as JSON. Latencies are in microseconds.
  package var json: LocatedJSON {
    .object([
      .init("utterances", .integer(utterances)),
      .init("passes", .integer(passes)),
      .init("threads", .integer(threads)),
      .init("seed", .integer(Int(truncatingIfNeeded: seed))),
      .init("byOutcome", .object(byOutcome.map { .init($0.outcome.rawValue, $0.latency.json) })),
      .init("all", all?.json ?? .null),
      .init("icuFloor", icuFloor?.json ?? .null),
      .init(
        "ratios",
        .object(
          byOutcome.map {
            .init($0.outcome.rawValue, .optional($0.ratio?.rounded(toPlaces: 3)))
          })),
      .init("ratio", .optional(ratio?.rounded(toPlaces: 3))),
      .init("medianRatio", .optional(medianRatio?.rounded(toPlaces: 3))),
      .init("steadyRatio", .optional(steadyRatio?.rounded(toPlaces: 3))),
      .init("processorRatio", .optional(processorRatio?.rounded(toPlaces: 3))),
      .init(
        "processorMeans",
        .object([
          .init("all", .optional(processorMeans?.route.rounded(toPlaces: 3))),
          .init("icuFloor", .optional(processorMeans?.floor.rounded(toPlaces: 3))),
          .init("first", .optional(firstMean?.rounded(toPlaces: 3))),
        ])),
      .init("throughput", .number(throughput.rounded())),
      .init("clockOverheadNanoseconds", .integer(Int(clockOverhead))),
      .init("peakMemoryBytes", peakBytes.map { .integer($0) } ?? .null),
    ])
  }

  /// The report as a person reads it.
  package var text: String {
    guard let all, let icuFloor else { return "Nothing to measure." }
    let named = byOutcome.map { (name: $0.outcome.rawValue, summary: $0.latency) }
    var lines = [
      "\(utterances) utterances × \(passes) passes on \(threads) "
        + (threads == 1 ? "thread" : "threads"), "",
    ]
    lines += LatencySummary.table(named + [("all", all), ("ICU alone", icuFloor)])
    lines += ["", "\(throughput.text(places: 0)) decisions a second"]
    let ratios = [
      (ratio, "total over total"), (medianRatio, "median over median"),
      (steadyRatio, "each utterance at its median"), (processorRatio, "by processor time"),
    ]
    for case (let ratio?, let name) in ratios {
      lines.append("\(ratio.text(places: 2)) × ICU alone, \(name)")
    }
    for part in byOutcome where byOutcome.count > 1 {
      guard let ratio = part.ratio else { continue }
      lines.append("  \(part.outcome.rawValue): \(ratio.text(places: 2)) ×, total over total")
    }
    if let firstMean {
      lines.append(
        "\(firstMean.text(places: 1)) µs for the first time, by processor time, on average")
    }
    lines.append("clock: \(clockOverhead) ns, contained in every timing")
    if let peakBytes {
      lines.append("memory at its peak: \((Double(peakBytes) / 1_048_576).text(places: 1)) MiB")
    }
    return lines.joined(separator: "\n")
  }
}
