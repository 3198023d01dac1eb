public import IntentRuntime
import PhraseRouter
import REPL

/// Talks with an app, whose intents really run, at a terminal or through a pipe.
///
/// ```swift
/// let host = try await AppHost(resources: .module)
/// await AppREPL(host, program: "my-app").run()
/// ```
///
/// On a terminal only what the app says is shown, and what was decided with `trace` or after `:trace`;
/// there are line editing, history, completion and colours; `:help` lists the commands,
/// `:explain` says how something is understood. Through a pipe, lines are read as they come, and all
/// of them are utterances.
public struct AppREPL {
  private let host: AppHost
  private let program: String
  private let language: String
  private let takesCommands: Bool
  private let trace: Bool

  /// A terminal for an app.
  ///
  /// - Parameters:
  ///   - program: The program's name, under which the lines that were typed are remembered.
  ///   - language: A language of the app. `nil`: its default.
  ///   - takesCommands: Whether lines that begin with a colon are commands through a pipe too, such
  ///     as `:record`, which writes files. At a terminal they always are.
  ///   - trace: Whether what was decided is shown at a terminal too, with the time that it took.
  ///     Through a pipe it always is.
  public init(
    _ host: AppHost, program: String, language: String? = nil, takesCommands: Bool = false,
    trace: Bool = false
  ) {
    self.host = host
    self.program = program
    self.language = language ?? host.manifest.defaultLanguage
    self.takesCommands = takesCommands
    self.trace = trace
  }

  /// Answers line after line, until there are no more or one says `:quit`.
  ///
  /// - Returns: False if it ended since the answers could not be written: the disk is full, or the
  ///   other end of a pipe is closed.
  @discardableResult
  public func run() async -> Bool {
    let isColored = ColorMode.auto.isEnabled(isTerminal: StandardStream.outputIsTerminal)
    let host = host
    let reader = reader
    var repl = REPL(
      router: host.router, reader: reader, language: language,
      palette: Palette(isEnabled: isColored), takesCommands: takesCommands ? true : nil,
      isQuiet: !reader.needsEcho && !trace,
      begin: { language, context in
        AppConversation(
          AppSession(
            host, language: language, context: context,
            options: SessionOptions(waitsForLearning: true)))
      })
    await repl.run()
    return StandardStream.flush() == nil
  }

  private var reader: any LineReader {
    guard StandardStream.inputIsTerminal, StandardStream.outputIsTerminal else {
      return PipeLineReader()
    }
    return EditLineReader(
      prompt: REPL.prompt, historyFile: HistoryFile.path(of: program))
  }

  /// A folder in which a program can keep what it remembers for its user. `nil` where the user has no
  /// home.
  public static func stateFolder(of program: String) -> String? { StateFolder.path(of: program) }
}
