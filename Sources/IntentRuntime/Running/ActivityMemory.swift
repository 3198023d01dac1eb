package import AppManifest
package import Foundation

/// What a runtime remembers beyond its process: what was done, and where conversations stand.
///
/// A conversation goes on where it cannot be remembered, so what it calls does not throw. What an app
/// asks for does.
package protocol ActivityMemory: Sendable {
  /// The person did something in the app itself; the same identifier counts once.
  func donate(_ activity: RememberedActivity) throws

  /// A run has come to its end, and its conversation waits for nothing any more.
  func finish(_ activity: RememberedActivity, of conversation: String)

  /// A run was undone.
  func markUndone(_ run: UUID)

  /// Forgets what was done; answers what is forgotten.
  func forget(_ filter: ActivityFilter) throws -> [UUID]

  /// How likely intents are to be meant next, by how often and how lately they were.
  func scores(ofIntents intents: [String]) throws -> [Double]

  /// The same of a parameter's values.
  func scores(of values: [Value], for parameter: String, of intent: String) throws -> [Double]

  /// What is likeliest to be done next, the likeliest first.
  func likeliest(_ count: Int) throws -> [(intent: String, arguments: [String: Value])]

  /// Where a conversation stands.
  func save(_ dialogue: RememberedDialogue, of conversation: String)

  /// Where a conversation stood.
  func dialogue(of conversation: String) -> RememberedDialogue?

  /// A conversation waits for nothing any more.
  func end(_ conversation: String)
}

/// Something that was done.
package struct RememberedActivity: Sendable {
  package var id: UUID
  package var intent: String
  package var arguments: [String: Value]
}

/// Which of the things that were done are meant.
package enum ActivityFilter: Equatable, Sendable {
  case activity(UUID)
  /// Those of an intent, all or only those that are about an entity.
  case intent(String, entity: String?)
  case entity(String)
}

/// Where a conversation stands, as data.
package struct RememberedDialogue: Equatable, Sendable {
  /// The dialogue's state, as JSON.
  package var state: Data
  /// The run that has begun. `nil` while nothing runs.
  package var running: RememberedRun?

  package init(state: Data, running: RememberedRun? = nil) {
    self.state = state
    self.running = running
  }
}

/// A run that has begun; how far it came is not known.
package struct RememberedRun: Equatable, Sendable {
  package var id: UUID
  package var intent: String
  /// What was decided, as JSON.
  package var invocation: Data

  package init(id: UUID, intent: String, invocation: Data) {
    self.id = id
    self.intent = intent
    self.invocation = invocation
  }
}
