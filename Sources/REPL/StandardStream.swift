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
    guard let code = write(line, to: STDOUT_FILENO) else { return true }
    failure.store(code, ordering: .relaxed)
    return false
  }

  /// Writes a line to standard error, and waits until it is taken. One that cannot be is lost.
  package static func writeErrorLine(_ line: String) { _ = write(line, to: STDERR_FILENO) }

  /// Writes a line. Gives why it could not be written.
  private static func write(_ line: String, to stream: CInt) -> CInt? {
    var bytes = Array(line.utf8)[...] + [UInt8(ascii: "\n")]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { systemWrite(stream, $0.baseAddress, $0.count) }
      guard written > 0 || errno == EINTR else { return errno == 0 ? EIO : errno }
      bytes = bytes.dropFirst(max(0, written))
    }
    return nil
  }

  /// Writes what the C library still holds, such as a help page that was printed.
  ///
  /// - Returns: Why it, or something before it, could not be written; `nil` if all was.
  package static func flush() -> CInt? {
    let code = phraserouter_flush_output()
    return outputFailure ?? (code == 0 ? nil : code)
  }
}

/// The system's call, which the method of that name hides.
private func systemWrite(_ stream: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(stream, bytes, count)
}
