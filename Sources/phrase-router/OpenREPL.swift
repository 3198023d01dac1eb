import ArgumentParser
import CommandIO
import PhraseRouter
import REPL

/// `phrase-router repl`
struct OpenREPL: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Talk with an app.",
    discussion: """
      Type what you want; the app answers with what it would run, or with a question that you \
      answer by number, name or attribute ("the one from 1999"). On a terminal there are line \
      editing, history and completion; ':help' lists the commands, such as ':explain' and \
      ':record FILE'. Through a pipe, lines are read as they come, and all are utterances: commands \
      write files, so they are taken from a pipe only with --commands.

        phrase-router repl
        printf 'mark the lion king as watched\\nthe one from 1994\\n' | phrase-router repl

      Exit codes: 0 at the end, 65 the app has faults, 66 there is no such app.
      """)

  @OptionGroup var options: AppOptions

  @Option(help: "When there are colours: auto, always or never.")
  var color: ColorMode = .auto

  @Flag(inversion: .prefixedNo, help: "Remember lines from one time to the next.")
  var history = true

  @Flag(help: "Take commands such as ':explain' through a pipe too.")
  var commands = false

  func run() async throws {
    try await CommandFailure.reporting {
      let router = try options.router()
      let isColored = color.isEnabled(isTerminal: StandardStream.outputIsTerminal)
      var repl = REPL(
        router: router, reader: reader, language: options.language,
        context: options.context, palette: Palette(isEnabled: isColored), write: Output.line,
        takesCommands: commands ? true : nil)
      await repl.run()
    }
  }

  private var reader: any LineReader {
    guard StandardStream.inputIsTerminal, StandardStream.outputIsTerminal else {
      return PipeLineReader()
    }
    return EditLineReader(
      prompt: REPL.prompt, historyFile: history ? HistoryFile.path() : nil)
  }
}
