package import PhraseRouter

/// What came of a turn that was typed, as far as a script can tell.
package struct ScriptedAnswer: Equatable, Sendable {
  package var turn: Turn
  /// All that each known argument may be called, by parameter; what tells it apart comes first.
  package var arguments: [String: [String]]
  /// What the app's intents did. `nil` where a router is alone and has none.
  package var run: RunState?

  package init(_ turn: Turn, arguments: [String: [String]], run: RunState?) {
    self.turn = turn
    self.arguments = arguments
    self.run = run
  }

  /// The answer of a router alone, which knows an argument's identifier, value and title.
  package init(_ turn: Turn) {
    let slots = turn.decision?.invocation?.slots ?? []
    let names = slots.map { slot in
      (
        slot.name,
        [slot.entityID, slot.value.displayText, slot.localizedTitle].compactMap { $0 }
      )
    }
    self.init(turn, arguments: Dictionary(names) { $1 }, run: nil)
  }
}

/// What the intents of an app did in a turn.
package enum RunState: String, CaseIterable, Sendable {
  /// No intent ran.
  case nothing
  /// An intent ran to its end.
  case succeeded
  /// An intent ran and failed.
  case failed
  /// An intent runs, has asked something, and waits for the answer.
  case asks
}
