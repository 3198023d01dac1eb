/// In what an utterance deviates from the phrase that it is taken for, where that may change what
/// was meant.
///
/// Filler, articles, words typed twice and typing errors say nothing of their own, and are none of
/// these. *“mark the jaws as watchd” has no deviation; “did I mark jaws as watched” asks, “mark
/// watched as jaws” reorders.*
package struct Deviations: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A word that says something was passed over: *and*, *to*, *is*. See
  /// ``ToleranceData/idleWords``.
  package static let passesOver = Self(rawValue: 1 << 0)
  /// Words of the phrase stand in another order, or a slot stands where another word of the phrase
  /// says what it is.
  package static let reorders = Self(rawValue: 1 << 1)
  /// A slot stands elsewhere than in the phrase.
  package static let movesSlot = Self(rawValue: 1 << 2)
  /// The utterance begins as a question does, and the phrase has no such beginning.
  package static let asks = Self(rawValue: 1 << 3)
}
