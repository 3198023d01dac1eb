import Benchmark

/// All benchmarks. Each makes sure of its answers before it is timed; most do a thing a thousand
/// times and report what one of them takes.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput, .peakMemoryResident], warmupIterations: 3,
    scalingFactor: .kilo, maxDuration: .seconds(3))
  analysisBenchmarks()
  compilationBenchmarks()
  routingBenchmarks()
  lookupBenchmarks()
  dialogueBenchmarks()
}
