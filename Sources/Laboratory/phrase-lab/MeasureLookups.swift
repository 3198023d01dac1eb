import ArgumentParser
import CommandIO
import Evaluation
import LabBenches
import PhraseRouter

/// `phrase-lab lookups`
struct MeasureLookups: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lookups",
    abstract: "Measure looking up misspelt names in catalogues.",
    discussion: """
      Draws titles, makes one edit in a long word of each, and looks them up: how often the first \
      five names hold what was meant, and how fast. A catalogue is a file of JSON Lines with \
      'title' and 'aliases'. Budgets bound lookup.p50, lookup.p99 (microseconds), lookup.missed (a \
      share) and lookup.incomplete of each.

        phrase-lab lookups films.jsonl --budget lookup.missed=0.02

      Exit codes: 0 within all budgets, 1 past one, 65 a file has faults, 66 a file is not there.
      """)

  @Argument(help: "Catalogues of names, as JSON Lines.")
  var catalogues: [String]

  @Option(help: "The seed of the draws.")
  var seed: UInt64 = 1

  @OptionGroup var report: ReportOptions<LabFigure>

  func run() async throws {
    try await CommandFailure.reporting {
      let bench = LookupBench(seed: seed)
      let measured = try catalogues.map { try bench.run($0) }
      try report.conclude(
        measured.map(\.text).joined(separator: "\n"), .array(measured.map(\.json)),
        measured.flatMap { $0.violations(of: report.budgets) })
    }
  }
}
