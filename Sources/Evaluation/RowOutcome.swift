import DialogueScripts
import PhraseRouter

/// What an utterance came to, as the person who typed it sees it.
package enum RowOutcome: String, CaseIterable, Sendable {
  /// All is as expected.
  case right
  /// It is asked about, and what was expected is one reply away.
  case offered
  /// It is asked about, and what was expected is not among what is offered.
  case askedOtherwise
  /// It is rejected, though it should not be.
  case rejected
  /// It ran, and should not have: another intent, other slots, or what should be asked about.
  case wrong

  /// - Parameter isRight: Whether the decision is as the row expects.
  init(_ record: DecisionRecord, isRight: Bool, expected: Expectation) {
    self =
      switch record.kind.outcome {
      case _ where isRight: .right
      case .run: .wrong
      case .reject: .rejected
      case .ask: expected.isOffered(by: record) ? .offered : .askedOtherwise
      }
  }
}
