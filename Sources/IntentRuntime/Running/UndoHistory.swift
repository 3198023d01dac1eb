import PhraseRouter

/// The runs of a conversation that can be undone, the latest last.
struct UndoHistory: Sendable {
  /// The most runs that can be undone one after the other.
  static let maximum = 32

  private var offers: [UndoOffer] = []
  /// True once something was undone, and nothing was run since.
  private(set) var hasUndone = false

  /// The run that is undone next.
  var last: UndoOffer? { offers.last }

  /// Adds a run that can be undone.
  mutating func add(_ offer: UndoOffer) {
    offers = (offers + [offer]).suffix(Self.maximum)
    hasUndone = false
  }

  /// Something was run that cannot be undone.
  mutating func addOther() {
    mark(isOfLastRun: false)
    hasUndone = false
  }

  /// What was run since and cannot be undone matters no more: the person wants what was before it
  /// undone.
  mutating func forgetOthers() { mark(isOfLastRun: true) }

  mutating func removeLast() {
    hasUndone = true
    _ = offers.popLast()
  }

  private mutating func mark(isOfLastRun: Bool) {
    guard !offers.isEmpty else { return }
    offers[offers.count - 1].isOfLastRun = isOfLastRun
  }
}
