import ArgumentParser
import CommandIO
import Evaluation
import LabBenches
import PhraseRouter

/// `phrase-lab latency`
struct MeasureParts: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "latency",
    abstract: "Measure the parts of the engine one by one.",
    discussion: """
      Times normalizing, compiling, looking names up, decisions of the example app, and turns of a \
      dialogue. Each part makes sure of its answer before it is timed. Small things are done a \
      thousand times and give one timing, in microseconds of one of them, so that percentiles are \
      of such runs.

        phrase-lab latency --part route --seconds 1 --budget part.route.reject=200

      A budget bounds the median of a part; 'phrase-lab budgets' lists them.

      Exit codes: 0 within all budgets, 1 past one or a wrong answer, 66 the example is not there.
      """)

  @Option(
    name: .customLong("part"),
    help: ArgumentHelp("Only the parts whose name contains this.", valueName: "text"))
  var filter = ""

  @Option(help: "How long each part is timed, once it is warm.")
  var seconds = 3.0

  @OptionGroup var report: ReportOptions<Part>

  func validate() throws {
    guard seconds > 0, seconds <= 3600 else {
      throw ValidationError("--seconds is a positive number up to 3600")
    }
  }

  func run() async throws {
    try await CommandFailure.reporting {
      let films = try Manifest.load(from: AppLocator().path(of: nil)).manifest
      let bench = PartBench(only: filter, seconds: seconds)
      let measured = try await measure(bench, films)
      guard !measured.rows.isEmpty else {
        throw CommandFailure(.failed, "no part has a name with '\(filter)'")
      }
      try report.conclude(measured.text, measured.json, measured.violations(of: report.budgets))
    }
  }

  private func measure(_ bench: PartBench, _ films: Manifest) async throws -> PartReport {
    do {
      return try await bench.run(in: films) { Output.complain("measuring \($0)") }
    } catch let answer as WrongAnswer {
      throw CommandFailure(.failed, answer.description)
    }
  }
}
