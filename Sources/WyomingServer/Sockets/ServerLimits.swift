/// Limits on who may talk with a server, and for how long.
package struct ServerLimits: Sendable {
  /// The most connections at once. Further ones are told so, and closed.
  package var connections = 64
  /// The most of them that one address may have. The others stay for others.
  package var connectionsPerPeer = 48
  /// How long a connection may say nothing between two events.
  package var idleTimeout: Duration = .seconds(30)
  /// The same where its last answer was a question, which a person has to think about.
  package var questionTimeout: Duration = .seconds(300)
  /// How long an event may take to come whole once it has begun.
  package var eventTimeout: Duration = .seconds(30)
  /// How long an answer may take to be made and taken.
  package var answerTimeout: Duration = .seconds(10)
  /// How long answers to what was received may take when the server ends.
  package var drainTimeout: Duration = .seconds(4)
  /// After this many faulty events a connection is closed: its peer speaks another protocol.
  package var faults = 8
  /// Limits on single events.
  package var event = EventLimits()

  /// Creates the standard limits.
  package init() {}
}

/// Why a server cannot run.
package struct ServerError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do.
  package let description: String
}
