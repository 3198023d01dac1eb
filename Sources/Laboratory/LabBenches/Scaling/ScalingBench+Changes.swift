package import Evaluation
import PhraseRouter

/// What it takes to add names to a list, one by one, and to remove them again.
package struct NameChanges: Sendable {
  /// Times in processor time.
  package var adding: LatencySummary
  package var removing: LatencySummary
  /// Changes that the next utterance did not know of.
  package var unseen: [String]
}

extension ScalingBench {
  /// How many names come and go.
  private static let changes = 500

  /// Adds names to the app's list and removes them, each time with an utterance that has to know.
  ///
  /// The router from before is still held, as by a server that routes meanwhile.
  func changes(of app: ScalingApp, on router: Router) throws(NameChangeError) -> NameChanges? {
    let live = LiveRouter(router)
    var (adding, removing, unseen) = ([UInt64](), [UInt64](), [String]())
    for probe in app.probes(count: Self.changes) {
      let held = live.current
      adding.append(
        try Self.time { () throws(NameChangeError) in
          try live.add([probe.value], to: app.list)
        })
      if probe.finds(live.current) == false { unseen.append(probe.text) }
      removing.append(
        try Self.time { () throws(NameChangeError) in
          try live.remove(probe.value.input, from: app.list)
        })
      if probe.finds(live.current) || probe.finds(held) { unseen.append(probe.text) }
    }
    guard let adding = LatencySummary(nanoseconds: adding),
      let removing = LatencySummary(nanoseconds: removing)
    else { return nil }
    return NameChanges(adding: adding, removing: removing, unseen: unseen)
  }

  private static func time(
    _ change: () throws(NameChangeError) -> Void
  ) throws(NameChangeError) -> UInt64 {
    let start = MonotonicClock.threadTime()
    try change()
    return MonotonicClock.threadTime() - start
  }
}

/// A name that comes and goes, and what is said with it.
struct NameProbe {
  var value: ListValue
  var text: String
  var context: [String: Value]

  /// True if the utterance means the name.
  func finds(_ router: Router) -> Bool {
    let slots = router.route(text, context: context).invocation?.slots ?? []
    return slots.contains { $0.value == value.output }
  }
}
