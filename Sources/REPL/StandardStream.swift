import CLibEdit
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the process's standard streams are connected to, and whether they take what is written.
package enum StandardStream {
  package static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  package static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  private static let failure = Atomic<CInt>(0)

  /// Why something could not be written to the output, as `errno` says it: a full disk, a closed
  /// pipe. `nil`: everything was written so far.
  package static var outputFailure: CInt? {
    let code = failure.load(ordering: .relaxed)
    return code == 0 ? nil : code
  }

  /// Writes a line to the output at once: a program at the other end of a pipe waits for it.
  ///
  /// - Returns: False if it could not be written. ``outputFailure`` says why.
  @discardableResult
  package static func writeLine(_ line: String) -> Bool {
    guard !outputIsTerminal else {
      print(line)
      return true
    }
    var bytes = Array(line.utf8)[...] + [UInt8(ascii: "\n")]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 || errno == EINTR else {
        failure.store(errno == 0 ? EIO : errno, ordering: .relaxed)
        return false
      }
      bytes = bytes.dropFirst(max(0, written))
    }
    return true
  }

  /// Writes what the C library still holds, such as a help page that was printed.
  ///
  /// - Returns: Why it, or something before it, could not be written; `nil` if all was.
  package static func flush() -> CInt? {
    let code = phraserouter_flush_output()
    return outputFailure ?? (code == 0 ? nil : code)
  }
}
