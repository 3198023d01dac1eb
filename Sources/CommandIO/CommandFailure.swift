import ArgumentParser
import PhraseRouter

/// Why a command cannot go on, with the exit code that says so to scripts (those of `sysexits.h`).
package struct CommandFailure: Error {
  package var code: Code
  package var message: String

  package enum Code: Int32 {
    /// An evaluation or a budget failed.
    case failed = 1
    /// A file has faults.
    case badData = 65
    /// A file or an app is not there.
    case noInput = 66
    /// An address cannot be served.
    case unavailable = 69
    /// A file cannot be written.
    case cannotWrite = 73
    /// Standard output cannot be written.
    case outputFailed = 74
  }

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Runs a command's work, and ends the process with the code of what went wrong.
  package static func reporting(_ work: () async throws -> Void) async throws {
    do {
      try await work()
    } catch let failure as CommandFailure {
      Output.complain(failure.message)
      throw ExitCode(failure.code.rawValue)
    } catch let error as DiagnosticError {
      let code: Code = error.isMissingInput ? .noInput : .badData
      try await reporting { throw CommandFailure(code, error.description) }
    }
  }
}
