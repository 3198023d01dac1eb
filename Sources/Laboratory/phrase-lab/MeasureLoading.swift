import ArgumentParser
import CommandIO
import Evaluation
import LabBenches
import PhraseRouter

/// `phrase-lab load`
struct MeasureLoading: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "load",
    abstract: "Measure what it takes to have apps ready.",
    discussion: """
      Reads and compiles apps, maps each once it is compiled into a file, and measures what all of \
      them take in memory together, also after they have heard the utterances of corpora. Budgets \
      bound load.read, load.compile and load.map (milliseconds of the slowest app) and load.memory \
      (MiB).

        phrase-lab load en.json de.json --corpus corpus.jsonl --budget load.compile=50

      Exit codes: 0 within all budgets, 1 past one, 65 a file has faults, 66 a file is not there.
      """)

  @Argument(help: "Apps: manifest files, folders or built-in examples.")
  var apps: [String]

  @Option(
    name: .customLong("corpus"), parsing: .singleValue,
    help: ArgumentHelp(
      "Rows that the apps of their language hear: a file or a folder. Repeats.", valueName: "path"))
  var corpora: [String] = []

  @OptionGroup var report: ReportOptions<LabFigure>

  func run() async throws {
    try await CommandFailure.reporting {
      let paths = try apps.map { try AppLocator().path(of: $0) }
      let measured = try LoadBench().run(paths, corpora: corpora)
      try report.conclude(measured.text, measured.json, measured.violations(of: report.budgets))
    }
  }
}
