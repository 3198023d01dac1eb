import AppIntents
import DialogueScripts
import IntentRuntime
import PhraseRouter

/// What one turn of a played dialogue came to.
public struct PlayedTurn: Sendable {
  /// What happened.
  public enum Outcome: String, Sendable, CaseIterable {
    /// An intent ran to its end.
    case run
    /// An intent ran and failed.
    case fail
    /// An intent runs, has asked something, and waits for the answer.
    case wait
    /// A value is asked for before an intent runs.
    case ask
    /// The person is asked which of several is meant.
    case choose
    /// The person is asked whether to go on.
    case confirm
    /// What was typed means nothing to the app.
    case reject
    /// Nothing more: a dialogue ended without a run, or something was undone.
    case end
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
      case .asks: .wait
      case .failed: .fail
      case .nothing, .succeeded, nil: Self(answer.turn.decision)
      }
  }

  private init(_ decision: Decision?) {
    self =
      switch decision {
      case .run: .run
      case .askValue: .ask
      case .chooseEntity, .chooseIntent: .choose
      case .confirm: .confirm
      case .reject: .reject
      case nil: .end
      }
  }
}
