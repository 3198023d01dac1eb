import AppIntents
import AppManifest
import Dialogue

/// Performs intents within one run: fills their parameters, gives them what they depend on, and
/// follows them to where they hand on.
struct IntentPerformer: Sendable {
  let run: IntentRun
  let wording: Wording
  let reader: SlotValueReader
  /// How sure it is that the person meant this.
  let confidence: Double
  let undoManager: UndoManager
  /// Takes what an intent has done by running another, to be remembered.
  let donate: @Sendable (any AppIntent) -> Void

  /// The most intents that hand on to one another.
  static let longestChain = 16
  /// The most times that an intent may start over.
  static let mostRestarts = 16
  /// The most replies to a question that are no value.
  static let mostRefusals = 16

  /// Runs an intent with what a dialogue has found out about its parameters.
  func perform(_ intent: any AppIntent, slots: [FilledSlot]) async throws -> RunOutcome {
    try await fill(intent, from: slots)
    var (current, opened) = (intent, [String]())
    var earlier: RunOutcome?
    while true {
      let result = try await perform(current)
      var outcome = RunOutcome(result, of: current, wording: wording)
      if let earlier { outcome.follow(earlier) }
      outcome.arguments = intent.argumentValues
      outcome.opened = opened
      guard let next = result.parts?.nextIntent, opened.count < Self.longestChain else {
        return outcome
      }
      opened.append(type(of: next).name)
      (current, earlier) = (next, outcome)
    }
  }

  /// Runs one intent, with as many starts as it asks for.
  func perform(_ intent: any AppIntent) async throws -> any IntentResult {
    for _ in 0..<Self.mostRestarts {
      do {
        return try await performOnce(intent)
      } catch let error as AppIntentError {
        if let result = try await goOn(with: intent, after: error) { return result }
        try await prepareRestart(of: intent, after: error)
      }
    }
    throw AppIntentError.Unrecoverable.unknown
  }

  private func performOnce(_ intent: any AppIntent) async throws -> any IntentResult {
    try await resolveMissing(of: intent)
    try await injectDependencies(into: intent)
    try Task.checkCancellation()
    let interaction = RunInteraction(performer: self, intent: intent)
    return try await IntentInteraction.$current.withValue(interaction) {
      try await IntentParameterScope.$current.withValue(intent) {
        try await Self.result(of: intent)
      }
    }
  }

  private static func result<Intent: AppIntent>(
    of intent: Intent
  ) async throws -> any IntentResult {
    try await intent.perform()
  }

  /// Gets what an intent lacks, if that is why it failed.
  ///
  /// - Throws: The error itself, if starting over does not mend it.
  private func prepareRestart(of intent: any AppIntent, after error: AppIntentError) async throws {
    let interaction = RunInteraction(performer: self, intent: intent)
    switch error.kind {
    case .restartPerform: break
    case .needsValue(let parameter, let dialog):
      try parameter.setAny(await interaction.requestValue(of: parameter, dialog: dialog))
    case .needsDisambiguation(let parameter, let values, let dialog):
      let index = try await interaction.requestDisambiguation(
        of: parameter, among: values, dialog: dialog)
      guard values.indices.contains(index) else { throw error }
      try parameter.setAny(values[index])
    case .needsForeground, .unrecoverable, .userActionRequired, .permissionRequired: throw error
    }
  }

  /// What comes of an intent that ended its run to go on in the app. `nil` after other errors.
  private func goOn(
    with intent: any AppIntent, after error: AppIntentError
  ) async throws -> (any IntentResult)? {
    guard case .needsForeground(let dialog, let alwaysConfirm, let continuation) = error.kind else {
      return nil
    }
    try await RunInteraction(performer: self, intent: intent)
      .continueInForeground(intent, dialog: dialog, alwaysConfirm: alwaysConfirm)
    await continuation?()
    return dialog.map(Self.result) ?? Self.result()
  }

  private static func result() -> any IntentResult {
    IntentResultContainer<Never, Never, Never, Never>.result()
  }

  private static func result(saying dialog: IntentDialog) -> any IntentResult {
    IntentResultContainer<Never, Never, Never, IntentDialog>.result(dialog: dialog)
  }
}

// MARK: Parameters

extension IntentPerformer {
  /// Gives parameters the values that a dialogue has found. What is not there any more is asked
  /// for again.
  private func fill(_ intent: any AppIntent, from slots: [FilledSlot]) async throws {
    for (name, parameter) in intent.parameters {
      guard let slot = slots.last(where: { $0.name == name }) else { continue }
      do {
        try parameter.setAny(await reader.value(of: slot, for: parameter))
      } catch SlotValueReader.Problem.gone {
        guard parameter.isRequired else { continue }
        let text = slot.localizedTitle ?? slot.value.displayText
        try parameter.setAny(
          await value(of: parameter, in: intent, reason: .unknown(text), prompt: nil))
      } catch SlotValueReader.Problem.unreadable where !parameter.isRequired {
        continue
      } catch SlotValueReader.Problem.unreadable {
        let text = slot.text ?? slot.value.displayText
        try parameter.setAny(
          await value(of: parameter, in: intent, reason: .unreadable(text), prompt: nil))
      }
    }
  }

  /// Asks for what an intent needs and was not told, in the order of its parameters.
  private func resolveMissing(of intent: any AppIntent) async throws {
    for (_, parameter) in intent.parameters where parameter.isRequired && !parameter.hasValue {
      try parameter.setAny(await value(of: parameter, in: intent, reason: .missing, prompt: nil))
    }
  }

  /// Asks for the value of a parameter, until there is one.
  ///
  /// - Parameter prompt: How to ask. `nil`: as the parameter's declaration says.
  func value(
    of parameter: any AnyIntentParameter, in intent: any AppIntent, reason: ValueRequest.Reason,
    prompt: IntentDialog?
  ) async throws -> any Sendable {
    var reason = reason
    for _ in 0..<Self.mostRefusals {
      let slot = try await slot(for: parameter, in: intent, reason: reason, prompt: prompt)
      do {
        return try await reader.value(of: slot, for: parameter)
      } catch SlotValueReader.Problem.gone {
        reason = .unknown(slot.text ?? slot.value.displayText)
      } catch SlotValueReader.Problem.unreadable {
        reason = .unreadable(slot.text ?? slot.value.displayText)
      }
    }
    throw CancellationError()
  }

  private func slot(
    for parameter: any AnyIntentParameter, in intent: any AppIntent, reason: ValueRequest.Reason,
    prompt: IntentDialog?
  ) async throws -> FilledSlot {
    let name = intent.parameters.first { $0.parameter === parameter }?.name ?? ""
    let request = ValueRequest(
      invocation: Invocation(intent: type(of: intent).name), parameter: name,
      reason: reason)
    let prompt = prompt ?? parameter.definition.requestValueDialog
    let answer = try await run.ask(
      IntentQuestion(inquiry: Inquiry(.askValue(request), prompt: prompt.map(wording.full))))
    guard case .value(let slot) = answer else { throw CancellationError() }
    return slot
  }
}
