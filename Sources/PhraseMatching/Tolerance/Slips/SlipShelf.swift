import Synchronization

/// Keeps what repairs slips, which is made when an utterance first needs it: opening an app does not
/// wait for it.
final class SlipShelf: Sendable {
  private let made = Mutex<SlipRepairer?>(nil)

  /// What repairs slips, made if nobody has needed it yet.
  func repairer(_ make: () -> SlipRepairer) -> SlipRepairer {
    made.withLock { known in
      if let known { return known }
      let repairer = make()
      known = repairer
      return repairer
    }
  }
}
