package import AppManifest
package import Foundation

/// What a runtime remembers beyond its process: what was done, and where conversations stand.
///
/// Failures are the memory's own: what cannot be remembered does not stop a conversation.
package protocol ActivityMemory: Sendable {
  /// An intent was run, or done in the app; the same identifier counts once.
  func donate(_ donation: RememberedActivity)

  /// Where a conversation stands. `running` is the invocation of a run that has not ended.
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
  package var isRun: Bool
}

/// Where a conversation stands, as data.
package struct RememberedDialogue: Equatable, Sendable {
  /// The dialogue's state, as JSON.
  package var state: Data
  /// The invocation that runs, as JSON. `nil` while nothing does.
  package var running: Data?

  package init(state: Data, running: Data? = nil) {
    self.state = state
    self.running = running
  }
}
