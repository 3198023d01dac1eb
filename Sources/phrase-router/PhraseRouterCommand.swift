import ArgumentParser
import CommandIO

@main
enum Program {
  static func main() async { await Output.run(PhraseRouterCommand.self) }
}

/// The command `phrase-router`.
struct PhraseRouterCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrase-router",
    abstract: "Type an utterance, get the right action or the right question.",
    discussion: """
      An app is a manifest: intents, phrases and catalogues of names. Without --app, the commands \
      use the built-in example Film Tracker.

        phrase-router repl
        phrase-router route "mark toy story as watched in pixar films" --json
        phrase-router validate MyApp/manifest.json

      'phrase-lab' measures what the engine itself can do: how it scales, its parts, its worst cases.

      Exit codes: 0 success (a rejected utterance is one), 1 an evaluation or a budget failed, \
      64 wrong usage, 65 a file has faults, 66 a file or app is not there, 69 an address \
      cannot be served, 73 a file cannot be written, 74 standard output cannot be written.
      """,
    version: "0.1.0",
    subcommands: [
      OpenREPL.self,
      RouteUtterance.self,
      EvaluateCorpora.self,
      SampleUtterances.self,
      MeasureLatency.self,
      ImportApp.self,
      CompileApp.self,
      ValidateApp.self,
      ServeWyoming.self,
      PrintSchema.self,
      PrintMessages.self,
    ],
    defaultSubcommand: nil)
}
