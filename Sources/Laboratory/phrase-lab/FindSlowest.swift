import ArgumentParser
import CommandIO
import Evaluation
import LabBenches
import PhraseRouter

/// `phrase-lab slowest`
struct FindSlowest: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "slowest",
    abstract: "Look for the utterances that take longest.",
    discussion: """
      Climbs from utterance to utterance that takes more steps, over apps with names and templates \
      made to be slow: serials (100,000 that begin alike), dense (60,000 names of two letters), \
      people (400,000) and templates (which change as well). Budgets bound slowest.max and \
      slowest.p999 (milliseconds of processor time) and slowest.steps of each.

        phrase-lab slowest --family serials --seconds 600 --budget slowest.max=20

      Exit codes: 0 within all budgets, 1 past one.
      """)

  @Option(name: .customLong("family"), help: "Only these.")
  var families: [String] = []

  @Option(help: "How long each is searched.")
  var seconds: Double = 10

  @Option(help: "The seed of names and utterances.")
  var seed: UInt64 = 1

  @Option(help: "The share of the names that are made, for a quick look.")
  var scale: Double = 1

  @OptionGroup var report: ReportOptions<LabFigure>

  func run() async throws {
    try await CommandFailure.reporting {
      let chosen = SlowFamily.allCases.filter {
        families.isEmpty || families.contains($0.rawValue)
      }
      guard !chosen.isEmpty else { throw CommandFailure(.failed, "no family has that name") }
      let bench = SlowestBench(seconds: seconds, seed: seed, scale: scale)
      let measured = try chosen.map { try bench.run($0) }
      try report.conclude(
        measured.map(\.text).joined(separator: "\n"), .array(measured.map(\.json)),
        measured.flatMap { $0.violations(of: report.budgets) })
    }
  }
}
