package import ArgumentParser
import REPL

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Output {
  /// Runs a command to its end, and the process with it.
  ///
  /// Output that cannot be written is an error, whatever writes it: the command itself, or the parser
  /// that prints its help. What the parser says of arguments quotes them, and is escaped.
  ///
  /// *`phrase-router schema > /dev/full` → exit code 74, and the reason on standard error.*
  package static func run<Root: AsyncParsableCommand>(_ root: Root.Type) async -> Never {
    atexit {
      guard let code = StandardStream.flush() else { return }
      Output.complain(about: code)
      _exit(CommandFailure.Code.outputFailed.rawValue)
    }
    do {
      var command = try root.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      exit(EXIT_SUCCESS)
    } catch {
      conclude(root, with: error)
    }
  }

  /// Says what ended a command. Its help is one such thing.
  private static func conclude<Root: ParsableCommand>(
    _ root: Root.Type, with error: any Error
  ) -> Never {
    let code = root.exitCode(for: error)
    let message = root.fullMessage(for: error)
    if code.isSuccess {
      if !message.isEmpty { line(message) }
    } else if !message.isEmpty {
      complain(message)
    }
    exit(code.rawValue)
  }

  /// Ends the process, since what it was to say goes nowhere.
  static func stop() -> Never { exit(CommandFailure.Code.outputFailed.rawValue) }

  /// A closed pipe is no news to the one who closed it.
  private static func complain(about code: CInt) {
    guard code != EPIPE else { return }
    complain("standard output: \(String(cString: strerror(code)))")
  }
}
