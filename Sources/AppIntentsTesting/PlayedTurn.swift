import AppIntents
import DialogueScripts
import IntentRuntime
public import PhraseRouter

/// What one turn of a played dialogue came to.
public struct PlayedTurn: Sendable {
  /// What happened.
  public enum Outcome: Hashable, Sendable {
    /// What was typed was decided to mean something. An intent that was to run has run to its end.
    case decided(Decision.Kind)
    /// An intent ran and failed.
    case failed
    /// An intent runs, has asked something, and waits for the answer.
    case waits
    /// Nothing more: a dialogue ended without a run, or something was undone.
    case ended
  }

  /// Where what was typed stands in the script, counted from 1.
  public internal(set) var line = 1
  /// What was typed.
  public let typed: String
  /// What was said.
  public let message: String
  /// The titles of the options that were shown.
  public let options: [String]
  /// What happened.
  public let outcome: Outcome
  /// The intent that it happened to, by its name. `nil` where it is none, or one of several.
  public let intent: String?
  /// The parameter that is asked for, before an intent runs.
  public let parameter: String?
  /// The value that a run gave to a next action.
  public let value: (any Sendable)?
  /// What a run said beside what it showed.
  public let supportingDialog: String?
  /// The intents that a run handed on to, in order.
  public let opened: [String]
  /// True if what was done can be undone in the next turn.
  public let offersUndo: Bool
  /// What the intent has thrown, if it failed. The person is told no more than ``message`` says.
  public let error: (any Error)?

  let readings: [ArgumentReading]
  let answer: ScriptedAnswer

  init(_ turn: AppTurn, to typed: String, title: (any Sendable) -> String) {
    self.typed = typed
    message = turn.message
    options = turn.options.map(\.title)
    let invocation = turn.decision?.invocation
    intent = invocation?.intent
    parameter = turn.isAskedByRun ? nil : turn.decision?.parameter
    value = turn.outcome?.value
    supportingDialog = turn.outcome?.supportingDialog
    opened = turn.outcome?.opened ?? []
    offersUndo = turn.offersUndo
    error = turn.error
    readings = [ArgumentReading](
      invocation ?? Invocation(intent: ""), values: turn.outcome?.arguments ?? [:], title: title)
    answer = ScriptedAnswer(turn, readings: readings)
    outcome = Outcome(answer)
  }

  /// The values that the intent ran with, or that are known so far, by parameter. For those that
  /// are only known, use ``AppUnderTest/route(_:language:)``.
  public var arguments: [String: any Sendable] { readings.values }
}

extension PlayedTurn.Outcome {
  fileprivate init(_ answer: ScriptedAnswer) {
    self =
      switch answer.run {
      case .asks: .waits
      case .failed: .failed
      case .nothing, .succeeded, nil: answer.turn.decision.map { .decided($0.kind) } ?? .ended
      }
  }
}
