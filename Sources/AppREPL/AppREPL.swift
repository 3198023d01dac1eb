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
/// On a terminal there are line editing, history, completion and colours; through a pipe, lines are
/// read as they come. `:help` lists the commands, `:explain` says how something is understood.
public struct AppREPL {
  private let host: AppHost
  private let program: String
  private let language: String

  /// A terminal for an app.
  ///
  /// - Parameters:
  ///   - program: The program's name, under which the lines that were typed are remembered.
  ///   - language: A language of the app. `nil`: its default.
  public init(_ host: AppHost, program: String, language: String? = nil) {
    self.host = host
    self.program = program
    self.language = language ?? host.manifest.defaultLanguage
  }

  /// Answers line after line, until there are no more or one says `:quit`.
  public func run() async {
    let isColored = ColorMode.auto.isEnabled(isTerminal: StandardStream.outputIsTerminal)
    let host = host
    var repl = REPL(
      router: host.router, reader: reader, language: language,
      palette: Palette(isEnabled: isColored),
      begin: { language, context in
        AppConversation(AppSession(host, language: language, context: context))
      })
    await repl.run()
  }

  private var reader: any LineReader {
    guard StandardStream.inputIsTerminal, StandardStream.outputIsTerminal else {
      return PipeLineReader()
    }
    return EditLineReader(
      prompt: REPL.prompt, historyFile: HistoryFile.path(of: program),
      completions: REPL.completions(for: host.manifest, language: language))
  }

  /// A folder in which a program can keep what it remembers for its user. `nil` where the user has no
  /// home.
  public static func stateFolder(of program: String) -> String? { StateFolder.path(of: program) }
}
