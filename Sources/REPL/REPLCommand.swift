/// A line that speaks to the REPL and not to the app.
enum REPLCommand: Equatable, Sendable {
  case help
  case quit
  /// How an utterance is understood. `nil`: the last one.
  case explain(String?)
  /// Writes what follows into a file, as a dialogue script. `nil`: no longer.
  case record(Recording?)
  /// Speaks another language. `nil`: says which there are.
  case language(String?)
  /// Sets a fact, or forgets it where it has no value. `nil`: says which there are.
  case context(String?)
  case phrases
  /// Shows what is decided beside what is said, or no longer.
  case trace
  /// A command that does not exist.
  case unknown(String)

  /// What is recorded, and where.
  struct Recording: Equatable, Sendable {
    var path: String
    /// True where what is said is expected too, and not only what is decided and offered.
    var keepsWording = false
  }

  /// Reads a line that begins with a colon.
  ///
  /// - Returns: `nil` where the line is an utterance.
  init?(_ line: String) {
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    guard trimmed.first == ":" else { return nil }
    let parts = trimmed.dropFirst().split(
      maxSplits: 1, omittingEmptySubsequences: true, whereSeparator: { $0 == " " || $0 == "\t" })
    let name = parts.first.map(String.init) ?? ""
    let rest = parts.dropFirst().first.map { String($0).trimmingSpaces } ?? ""
    let argument = rest.isEmpty ? nil : rest
    switch name {
    case "help", "h", "?": self = .help
    case "quit", "q", "exit": self = .quit
    case "explain", "e": self = .explain(argument)
    case "record", "r": self = .record(argument.map(Recording.init))
    case "language", "l": self = .language(argument)
    case "context", "c": self = .context(argument)
    case "phrases", "p": self = .phrases
    case "trace", "t": self = .trace
    default: self = .unknown(name)
    }
  }

  /// The commands, and what they do.
  static let summary: [(usage: String, meaning: String)] = [
    (":explain [UTTERANCE]", "how the last utterance, or this one, is understood"),
    (
      ":record [--wording] [FILE]",
      "append what follows to FILE as a dialogue script, with what is said if asked for; alone: stop"
    ),
    (":language [TAG]", "speak another language; alone: list them"),
    (":context [KEY=VALUE]", "set a fact that templates can require; KEY= forgets it"),
    (":phrases", "what can be said"),
    (":trace", "show what is decided and how long it took, or no longer"),
    (":help", "this list"),
    (":quit", "leave, as Control-D does; Control-C ends what is running"),
  ]

  /// The names of the commands, as they are typed.
  static let names = summary.map { String($0.usage.prefix { $0 != " " }) }
}

extension REPLCommand.Recording {
  /// Reads what stands behind `:record`.
  fileprivate init(_ argument: String) {
    let option = "--wording"
    keepsWording = argument == option || argument.hasPrefix(option + " ")
    path = keepsWording ? String(argument.dropFirst(option.count)).trimmingSpaces : argument
  }
}

extension String {
  /// The text without spaces and tabs at its ends.
  var trimmingSpaces: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = firstIndex { !isSpace($0) } ?? endIndex
    let end = lastIndex { !isSpace($0) }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
