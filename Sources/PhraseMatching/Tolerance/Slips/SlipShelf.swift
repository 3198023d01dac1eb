import Synchronization
import TextAnalysis

/// Keeps what repairs slips, which is made when an utterance first needs it: opening an app does not
/// wait for it.
package final class SlipShelf: Sendable {
  private let made = Mutex<SlipRepairer?>(nil)
  private let make: @Sendable () -> SlipRepairer

  init(_ make: @escaping @Sendable () -> SlipRepairer) { self.make = make }

  /// What repairs slips.
  package var repairer: SlipRepairer {
    made.withLock { known in
      if let known { return known }
      let repairer = make()
      known = repairer
      return repairer
    }
  }
}
