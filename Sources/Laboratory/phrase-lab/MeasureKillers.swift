import ArgumentParser
import CommandIO
import Evaluation
import LabBenches
import PhraseRouter

/// `phrase-lab killers`
struct MeasureKillers: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "killers",
    abstract: "Measure templates that make backtracking matchers run for ever.",
    discussion: """
      Matches them at growing sizes, limits lifted, and checks every answer. Budgets bound \
      killer.milliseconds (the longest), killer.slope (the exponent of the steepest growth), \
      killer.late (times over a limit of their own) and killer.wrong (answers).

        phrase-lab killers --family optional --budget killer.slope=2.2

      Exit codes: 0 within all budgets, 1 past one.
      """)

  @Option(
    name: .customLong("family"),
    help: ArgumentHelp("Only those whose name contains this.", valueName: "text"))
  var filter = ""

  @OptionGroup var report: ReportOptions<LabFigure>

  func run() async throws {
    try await CommandFailure.reporting {
      let measured = try KillerBench(only: filter).run()
      guard !measured.families.isEmpty else {
        throw CommandFailure(.failed, "no family has a name with '\(filter)'")
      }
      try report.conclude(measured.text, measured.json, measured.violations(of: report.budgets))
    }
  }
}
