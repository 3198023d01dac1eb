#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The colours of a terminal, or none.
package struct Palette: Sendable {
  package var isEnabled: Bool

  package init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// What a piece of text is, for the eye.
  package enum Role: String, Sendable {
    case run = "32"
    case ask = "33"
    case reject = "31"
    case name = "36"
    case strong = "1"
    case quiet = "2"
  }

  /// The text in the colour of its role.
  ///
  /// - Parameter text: Text that is safe to show.
  package func paint(_ text: String, _ role: Role) -> String {
    isEnabled && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// When there are colours.
package enum ColorMode: String, CaseIterable, Sendable {
  /// On a terminal that can show them, unless `NO_COLOR` is set (see no-color.org).
  case auto
  case always
  case never

  /// - Parameter variable: Looks up an environment variable.
  package func isEnabled(
    isTerminal: Bool, variable: (String) -> String? = ColorMode.environment
  ) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && variable("TERM") != "dumb" && (variable("NO_COLOR") ?? "").isEmpty
    }
  }

  /// The value of an environment variable of the process.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// What the process's standard streams are connected to.
package enum StandardStream {
  package static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  package static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a line to the output at once: a program at the other end of a pipe waits for it.
  package static func writeLine(_ line: String) {
    guard !outputIsTerminal else { return print(line) }
    var bytes = Array(line.utf8)[...] + [UInt8(ascii: "\n")]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(0, written))
    }
  }
}
