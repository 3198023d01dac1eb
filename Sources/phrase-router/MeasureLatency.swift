import AppManifest
import ArgumentParser
import CommandIO
import Evaluation
import PhraseRouter

/// `phrase-router bench`
struct MeasureLatency: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure how long decisions take.",
    discussion: """
      Times every utterance of the corpora from a String to its complete decision, in shuffled \
      passes after a warm-up, and beside it what ICU alone needs to normalize and segment the same \
      text (icuFloor). 'ratio' is our total over ICU's total; 'steadyRatio' takes each utterance \
      at its median, and 'processorRatio' is of processor time, which other work on the machine \
      does not disturb. Latencies are in \
      microseconds, told apart, as ratios are, by what the utterance comes to: run, ask or reject. \
      Build for release before you believe a figure.

        swift run -c release phrase-router bench Corpora/FilmTracker
        phrase-router bench --tolerance strict --budget reject.p99=50 --budget ratio=5

      A budget bounds ratio, medianRatio, steadyRatio, processorRatio, memory (MiB at its peak), a \
      latency such as reject.p99 or all.max, or a ratio of its own such as reject.ratio.

      Exit codes: 0 within all budgets, 1 past one, 65 a file has faults, 66 a file is not there.
      """)

  @Argument(help: "Corpora of rows: .jsonl files or folders (default: the app's own).")
  var corpora: [String] = []

  @OptionGroup var options: AppOptions

  @OptionGroup var report: ReportOptions<LatencyFigure>

  @Option(help: "How many passes over the corpora are timed.")
  var passes = 20

  @Option(help: "The seed of the order within the passes.")
  var seed: UInt64 = 1

  @Option(help: "How many threads measure at once.")
  var threads = 1

  func validate() throws {
    guard (1...10_000).contains(passes) else {
      throw ValidationError("--passes is a number from 1 to 10,000")
    }
    guard (1...256).contains(threads) else {
      throw ValidationError("--threads is a number from 1 to 256")
    }
  }

  func run() async throws {
    try await CommandFailure.reporting {
      let router = try options.router()
      let corpus = try options.corpus(corpora, for: router.manifest)
      guard !corpus.rows.isEmpty else {
        throw CommandFailure(.badData, "the corpora have no utterances")
      }
      let bench = LatencyBench(
        router: router, passes: passes, seed: seed, threads: threads)
      let measured = await bench.run(corpus)
      try report.conclude(measured.text, measured.json, measured.violations(of: report.budgets))
    }
  }
}
