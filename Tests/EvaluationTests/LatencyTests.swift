import PhraseRouter
import RandomNumbers
import Testing

@testable import Evaluation

@Suite struct LatencyTests {
  @Test func percentilesAreByNearestRank() throws {
    var generator = SeededGenerator(seed: 4)
    for count in 1...120 {
      let spent = (0..<count).map { _ in UInt64.random(in: 0..<1_000_000, using: &generator) }
      let summary = try #require(LatencySummary(nanoseconds: spent))
      for (value, share) in [(summary.p50, 0.5), (summary.p90, 0.9), (summary.p99, 0.99)] {
        // The least timing that at least this share of all does not exceed.
        let reference = spent.sorted().first { candidate in
          Double(spent.count { $0 <= candidate }) >= share * Double(count) - 1e-9
        }
        #expect(reference.map { Double($0) / 1000 } == value, "p\(share) of \(count)")
      }
      #expect(summary.maximum == Double(spent.max() ?? 0) / 1000)
      #expect(abs(summary.mean * Double(count) - summary.total) < 1e-6)
    }
    #expect(LatencySummary(nanoseconds: []) == nil)
  }

  private func report(run: [UInt64], reject: [UInt64], floor: [UInt64]) -> BenchReport {
    BenchReport(
      timings: [
        LatencyBench.Timings(
          byOutcome: [.run: run, .reject: reject], floor: floor,
          floorByOutcome: [
            .run: Array(floor.prefix(run.count)), .reject: Array(floor.dropFirst(run.count)),
          ], medianSums: (6000, 2000),
          processor: (9000, 3600), firstPass: 50_000)
      ],
      utterances: 2, passes: 1, seed: 1, clockOverhead: 20)
  }

  @Test func ratiosAreOfTotalsAndOfMedians() throws {
    let report = report(run: [4000, 2000], reject: [6000], floor: [1000, 1000, 4000])
    #expect(report.ratio == 2)
    #expect(report.medianRatio == 4)
    #expect(report.steadyRatio == 3)
    #expect(report.processorRatio == 2.5)
    #expect(report.firstMean == 25)
    #expect(report.processorMeans.map { [$0.route, $0.floor] } == [3, 1.2])
    #expect(report.value(of: .ratioOf(.run)) == 3 && report.value(of: .ratioOf(.reject)) == 1.5)
    #expect(report.json["ratios"]?["reject"]?.value == 1.5)
    #expect(report.byOutcome.map(\.outcome) == [.run, .reject])
    #expect(report.value(of: .latency(.outcome(.reject), .p99)) == 6)
    #expect(report.value(of: .latency(.outcome(.run), .maximum)) == 4)
    #expect(report.value(of: .latency(.outcome(.ask), .p99)) == nil)
    #expect(abs(report.throughput - 250_000) < 1)
    #expect(report.json["icuFloor"]?["max"]?.value == 4)
  }

  @Test(arguments: [
    (["ratio=2"], 0), (["ratio=1.9"], 1), (["reject.p99=6", "run.p50=1"], 1), (["ask.p50=9"], 1),
    (["all.max=6", "icuFloor.mean=2"], 0), (["run.ratio=3", "reject.ratio=1.4"], 1),
  ])
  func budgetsAreHeld(budgets: [String], violations: Int) {
    let report = report(run: [4000, 2000], reject: [6000], floor: [1000, 1000, 4000])
    let read = budgets.compactMap { Budget<LatencyFigure>($0) }
    #expect(read.count == budgets.count)
    #expect(report.violations(of: read).count == violations)
  }

  @Test(arguments: [
    "", "ratio", "ratio=", "ratio=x", "ratio=-1", "ratio=0", "ratio=nan", "ratio=inf", "p99=5",
    "dance.p99=5", "run.p98=5", "run=5",
  ])
  func whatIsNoBudgetIsRefused(text: String) {
    #expect(Budget<LatencyFigure>(text) == nil)
  }

  @Test func everyFigureCanBeBounded() {
    let all = report(run: [1], reject: [1], floor: [1, 1])
    // Nothing here asks.
    for figure in LatencyFigure.allCases where !figure.name.hasPrefix("ask.") {
      #expect(Budget<LatencyFigure>(figure.name + "=1")?.figure == figure)
      #expect(all.value(of: figure) != nil || figure == .memory, "\(figure)")
    }
  }

  @Test func everyPassTimesEveryUtterance() async throws {
    let rows = (0..<7).map { CorpusRow(utterance: "say \($0)", expectation: Expectation()) }
    let router = try Router(manifest: Samples.manifest.validated())
    for threads in [1, 3] {
      let bench = LatencyBench(router: router, passes: 4, threads: threads)
      let report = await bench.run(Corpus(rows: rows))
      #expect(report.all?.count == 28 * threads)
      #expect(report.icuFloor?.count == 28 * threads)
      #expect(report.byOutcome.map(\.latency.count).reduce(0, +) == 28 * threads)
      #expect(report.threads == threads)
      #expect((report.processorRatio ?? 0) > 0)
    }
  }

  @Test func theGeneratorIsSplitMix64() {
    // The first values for seed 1234567, as published with the reference implementation.
    var generator = SeededGenerator(seed: 1_234_567)
    let values = (0..<3).map { _ in generator.next() }
    #expect(
      values == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }
}
