import AppIntents
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
  public let line: Int
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
  private let shownOptions: [(full: String, short: String)]

  init(
    _ turn: AppTurn, to typed: String, line: Int, title: (any Sendable) -> String
  ) {
    self.line = line
    self.typed = typed
    message = turn.message
    options = turn.options.map(\.title)
    outcome = Outcome(turn)
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
    var shown = turn.options.enumerated().map { index, option in
      let short = "\(turn.firstNumber + index) \(option.title)"
      return (option.subtitle.map { "\(short) (\($0))" } ?? short, short)
    }
    if turn.hasMore { shown.append(("…", "…")) }
    shownOptions = shown
  }

  /// The values that the intent ran with, or that are known so far, by parameter. For those that
  /// are only known, use ``AppUnderTest/route(_:language:)``.
  public var arguments: [String: any Sendable] { readings.values }
}

extension PlayedTurn.Outcome {
  fileprivate init(_ turn: AppTurn) {
    if turn.isAskedByRun {
      self = .wait
    } else if turn.hasFailed {
      self = .fail
    } else {
      self = Self(turn.decision)
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

// MARK: - Comparison

extension PlayedTurn {
  /// The turn as a script has it.
  var lines: [String] {
    ["S: \(message)"] + shownOptions.map(\.full) + ["= \(outcomeText)"]
      + (error.map { ["# thrown: \($0)"] } ?? [])
  }

  private var outcomeText: String {
    let subject = outcome == .ask || outcome == .choose ? parameter : intent
    let arguments = outcome == .run ? readings.map(\.description) : []
    return ([outcome.rawValue, subject].compactMap { $0 } + arguments).joined(separator: " ")
  }

  /// What differs from what a script expects, as a diff. Empty: nothing.
  func differences(from expected: DialogueScript.Turn) -> [String] {
    var lines: [String] = []
    var isDifferent = false
    func add(_ expected: [String], _ actual: [String], _ isEqual: Bool) {
      isDifferent = isDifferent || !isEqual
      lines += isEqual ? actual.map { "  " + $0 } : []
      if !isEqual { lines += expected.map { "- " + $0 } + actual.map { "+ " + $0 } }
    }
    if let said = expected.message { add(["S: \(said)"], ["S: \(message)"], said == message) }
    if let options = expected.options {
      add(options, shownOptions.map(\.full), agrees(with: options))
    }
    if let outcome = expected.outcome {
      let written = expected.lines.last { $0.hasPrefix("=") } ?? "="
      add([written], ["= \(outcomeText)"], agrees(with: outcome))
    }
    return isDifferent ? lines : []
  }

  private func agrees(with options: [String]) -> Bool {
    options.count == shownOptions.count
      && zip(options, shownOptions).allSatisfy { $0 == $1.full || $0 == $1.short }
  }

  private func agrees(with expected: ExpectedOutcome) -> Bool {
    guard expected.kind == outcome else { return false }
    if let subject = expected.subject, ![intent, parameter].contains(subject) { return false }
    return expected.arguments.allSatisfy { name, text in
      readings.contains { $0.name == name && $0.isCalled(text) }
    }
  }
}
