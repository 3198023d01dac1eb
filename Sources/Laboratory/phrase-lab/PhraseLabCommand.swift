import ArgumentParser
import CommandIO

@main
enum Program {
  static func main() async { await Output.run(PhraseLabCommand.self) }
}

/// The command `phrase-lab`.
struct PhraseLabCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrase-lab",
    abstract: "Measure the engine, and compare it with a matcher that is plainly right.",
    discussion: """
      For those who work on the engine. What an app's own phrases take, 'phrase-router bench' \
      measures. Build for release before you believe a figure.

        swift run -c release phrase-lab latency --part route
        phrase-lab scaling --names 1000,100000 --budget scale.p99=1000
        phrase-lab budgets

      Exit codes: 0 within all budgets, 1 past one, a wrong answer or a disagreement, 64 wrong \
      usage, 65 a file has faults, 66 a file or app is not there, 73 a file cannot be written, 74 \
      standard output cannot be written.
      """,
    version: "0.1.0",
    subcommands: [
      MeasureParts.self,
      MeasureScaling.self,
      MeasureLookups.self,
      MeasureLoading.self,
      MeasureKillers.self,
      FindSlowest.self,
      CompareMatchers.self,
      PrintBudgets.self,
    ])
}

/// In this module, an option is one of a command's. What a person can pick is `PhraseRouter.Option`.
typealias Option<Value> = ArgumentParser.Option<Value>
