import ArgumentParser
import CommandIO
import LabBenches

/// `phrase-lab budgets`
struct PrintBudgets: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "budgets",
    abstract: "Print every figure that a budget can bound, with what the design allows.",
    discussion: """
      Figures without a part before them, and those of run, ask, reject, all and icuFloor, are \
      measured by 'phrase-router bench'; scale, lookup, load and killer by the command of that \
      name; part by 'phrase-lab latency'. A count that must be 0 has a budget of 0.5.

        phrase-lab budgets --json -

      Exit codes: 0 printed, 73 the file cannot be written.
      """)

  @Option(help: ArgumentHelp("Write the table as JSON ('-': print it).", valueName: "file"))
  var json: String?

  func run() async throws {
    try await CommandFailure.reporting {
      if let json { try Output.file(json, FigureTable.json.text(pretty: true)) }
      if json != "-" { FigureTable.lines.forEach { Output.line($0) } }
    }
  }
}
