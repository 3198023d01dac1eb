import PhraseRouter
import Synchronization

/// The conversations that wait for a reply, by identifier.
///
/// Home Assistant opens a connection for every utterance, so that a question and its answer come
/// through different ones; what they share is the conversation's identifier. A conversation that
/// asks nothing is not kept.
///
/// While an utterance is being answered its conversation is taken out, so that no two are ever
/// read in the same one at once.
///
/// Each belongs to the peer that began it: another one that names the same identifier has another
/// conversation.
///
/// Invariant: no more than ``capacity`` are kept, none of them longer than ``lifetime``. Where they are
/// too many, the peer that has most loses the one that has waited longest, so that nobody can push out
/// what others were asked.
package final class ConversationStore: Sendable {
  /// The most conversations that are kept.
  package let capacity: Int
  /// How long a conversation waits for its reply.
  package let lifetime: Duration
  private let now: @Sendable () -> ContinuousClock.Instant
  private let waiting = Mutex<[Key: Waiting]>([:])

  /// What a conversation is known by.
  private struct Key: Hashable {
    var peer: String
    var identifier: String
  }

  /// A conversation that has asked something.
  struct Waiting: Sendable {
    var session: Session
    /// The router that it began with.
    var router: Router
    /// The language that it is in.
    var language: String
    var until: ContinuousClock.Instant
  }

  /// Creates an empty store.
  ///
  /// - Parameter lifetime: Five minutes, as long as Home Assistant itself remembers a
  ///   conversation, unless something else is said.
  package init(
    capacity: Int = 1000, lifetime: Duration = .seconds(300),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.capacity = max(1, capacity)
    self.lifetime = lifetime
    self.now = now
  }

  /// How many conversations wait.
  package var count: Int { waiting.withLock { $0.count } }

  /// Takes a conversation out, if it waits and has not waited too long.
  func take(_ identifier: String, of peer: String) -> Waiting? {
    let now = now()
    let key = Key(peer: peer, identifier: identifier)
    return waiting.withLock { $0.removeValue(forKey: key) }
      .flatMap { $0.until > now ? $0 : nil }
  }

  /// Keeps a conversation until its reply comes.
  ///
  /// - Complexity: O(*n*) in the number of conversations where they are as many as may be, else
  ///   O(1).
  func keep(
    _ session: Session, router: Router, language: String, as identifier: String, of peer: String
  ) {
    let now = now()
    let key = Key(peer: peer, identifier: identifier)
    waiting.withLock { waiting in
      if waiting.count >= capacity, waiting[key] == nil {
        waiting = waiting.filter { $0.value.until > now }
        if waiting.count >= capacity { Self.dropOne(of: &waiting) }
      }
      waiting[key] = Waiting(
        session: session, router: router, language: language, until: now + lifetime)
    }
  }

  /// Forgets the oldest conversation of the peer that has most.
  private static func dropOne(of waiting: inout [Key: Waiting]) {
    let byPeer = Dictionary(grouping: waiting, by: \.key.peer)
    let most = byPeer.values.max { $0.count < $1.count } ?? []
    let oldest = most.min { $0.value.until < $1.value.until }
    if let oldest { waiting[oldest.key] = nil }
  }
}
