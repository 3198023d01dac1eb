import Dialogue
import Synchronization

/// What dialogues in a language need, made when the first begins and shared by all that follow: to
/// make it takes longer than to route most utterances.
///
/// Dialogues in a variant of the language (`en-GB` where the app speaks `en`) have guides of their
/// own. Tags come from outside, so only a few are kept.
final class GuideShelf: Sendable {
  private let guides = Mutex<[String: DialogueGuide]>([:])
  private static let capacity = 8

  /// The guide of a tag.
  ///
  /// - Complexity: O(1) but for the first time, which takes as long as it takes to make.
  func guide(for tag: String, make: () -> DialogueGuide) -> DialogueGuide {
    if let guide = guides.withLock({ $0[tag] }) { return guide }
    // Made outside the lock: where two make it at once, either will do.
    let guide = make()
    guides.withLock { if $0.count < Self.capacity { $0[tag] = guide } }
    return guide
  }
}
