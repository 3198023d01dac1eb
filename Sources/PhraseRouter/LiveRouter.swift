public import AppManifest
import Synchronization

/// The router of the moment, for apps that change while they are served.
///
/// Reading it takes a lock for a few nanoseconds and gives a router that never changes: an
/// utterance is routed by one router from its start to its end, and the next one by whatever is
/// there then. No caller waits, and no utterance is dropped.
///
/// ```swift
/// let live = LiveRouter(home)
/// try live.add([ListValue(input: "porch light")], to: "name")
/// print(live.current.route("turn on the porch light").kind)  // → run
/// try live.remove("porch light", from: "name")
/// print(live.current.route("turn on the porch light").kind)  // → reject
/// ```
///
/// Only the lists of sentence templates can change so. Entities that phrases fill their slots from
/// are indexed when a router is made; for those, make a router and ``replace(with:)``, or answer
/// them by a ``StringQuery``.
///
/// Give it to ``Session/init(live:language:context:queries:suggestions:preference:options:)`` to
/// let conversations follow the changes. Two changes at once are made one after the other; a change
/// holds the lock for the microseconds that it takes.
public final class LiveRouter: Sendable {
  private let state: Mutex<State>

  /// A router, and how many apps there were before the one that it serves.
  private struct State {
    var router: Router
    var generation = 0
  }

  /// Starts with a router.
  public init(_ router: Router) { state = Mutex(State(router: router)) }

  /// The router of the moment. Keep it for as long as one utterance takes, and no longer.
  public var current: Router { state.withLock { $0.router } }

  /// The router of the moment, and a number that changes when it is replaced by another app's.
  var snapshot: (router: Router, generation: Int) {
    state.withLock { ($0.router, $0.generation) }
  }

  /// Swaps the router, as when the app has been compiled anew.
  ///
  /// Names that were added to the old one are not carried over. Questions that conversations have
  /// open can still be answered.
  ///
  /// - Complexity: O(1).
  public func replace(with router: Router) {
    state.withLock {
      $0.router = router
      $0.generation += 1
    }
  }

  /// Adds names to a list. The next utterance knows them.
  ///
  /// See ``Router/adding(_:to:language:)`` for what is refused; then none is added.
  public func add(
    _ names: [ListValue], to list: String, language: String? = nil
  ) throws(NameChangeError) {
    try state.withLock { (state) throws(NameChangeError) in
      state.router = try state.router.adding(names, to: list, language: language)
    }
  }

  /// Removes a name from a list, and says how often it was there.
  ///
  /// See ``Router/removing(_:id:from:language:)``.
  @discardableResult
  public func remove(
    _ name: String, id: String? = nil, from list: String, language: String? = nil
  ) throws(NameChangeError) -> Int {
    try state.withLock { (state) throws(NameChangeError) in
      let changed = try state.router.removing(name, id: id, from: list, language: language)
      state.router = changed.router
      return changed.count
    }
  }
}
