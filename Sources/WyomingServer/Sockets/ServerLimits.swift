/// Limits on who may talk with a server, and for how long.
package struct ServerLimits: Sendable {
  /// The most connections at once. Further ones are told so, and closed.
  package var connections = 64
  /// How long a connection may say nothing between two events.
  package var idleTimeout: Duration = .seconds(300)
  /// How long an event may take to come whole once it has begun.
  package var eventTimeout: Duration = .seconds(30)
  /// How long an answer may take to be made and taken.
  package var answerTimeout: Duration = .seconds(10)
  /// How long answers under way may take when the server ends.
  package var drainTimeout: Duration = .seconds(5)
  /// After this many faulty events a connection is closed: its peer speaks another protocol.
  package var faults = 8
  /// Limits on single events.
  package var event = EventLimits()

  /// Creates the standard limits.
  package init() {}
}

/// Where a server writes what happens.
package struct ServerLog: Sendable {
  /// Whether to write what was said, and every connection.
  package var isVerbose: Bool
  /// Takes a line. What stands in it may come from outside and is not made safe to print.
  package var write: @Sendable (String) -> Void

  package init(isVerbose: Bool = false, write: @escaping @Sendable (String) -> Void) {
    self.isVerbose = isVerbose
    self.write = write
  }

  /// A log that is thrown away.
  package static let none = ServerLog { _ in }

  /// Writes a line that says nothing of what was said.
  func note(_ line: @autoclosure () -> String) { write(line()) }

  /// Writes a line where details are wanted. It may hold what was said.
  func detail(_ line: @autoclosure () -> String) {
    if isVerbose { write(line()) }
  }
}

/// Why a server cannot run.
package struct ServerError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do.
  package let description: String
}
