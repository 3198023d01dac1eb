import Foundation
import REPL
import TextAnalysis

/// The process's standard streams and the files that a command writes.
package enum Output {
  /// Writes a line to standard output at once, so that a pipe's reader need not wait. Where it cannot
  /// be written, the process ends with an error.
  package static func line(_ text: String) {
    if !StandardStream.writeLine(text) { stop() }
  }

  /// Writes a message to standard error. Messages quote files and arguments, so they are escaped.
  package static func complain(_ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines { write(TerminalSafety.escape(String(line)) + "\n") }
  }

  /// A number of things: `1 warning`, `2 warnings`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Shows how far a long run is, on a terminal only, at most a hundred times.
  package static func progress(_ done: Int, _ total: Int) {
    guard StandardStream.errorIsTerminal, total > 0 else { return }
    let step = max(1, total / 100)
    if done == total {
      write("\r\u{1B}[K")
    } else if done % step == 0 {
      write("\r\(done) of \(total) (\(done * 100 / total) %)\u{1B}[K")
    }
  }

  /// Writes a file that ends with a line break; `-` stands for standard output.
  package static func file(_ path: String, _ text: String) throws(CommandFailure) {
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    if path == "-" { return line(text) }
    do {
      try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandFailure(.cannotWrite, "\(path): cannot be written")
    }
  }

  /// Makes a folder, with those that it stands in, unless it is there.
  package static func folder(_ path: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(.cannotWrite, "\(path): cannot be made")
    }
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
