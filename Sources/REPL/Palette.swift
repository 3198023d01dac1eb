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
