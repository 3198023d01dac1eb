import AppIntents
import Dialogue

/// What an intent can ask for while it runs, answered by the conversation that it runs in.
struct RunInteraction: IntentInteractionHandler {
  let performer: IntentPerformer
  let intent: any AppIntent
  let systemContext = IntentSystemContext(preciseTimestamp: Date())
  let progress = Progress(totalUnitCount: 0)

  @MainActor var undoManager: UndoManager? { performer.undoManager }

  private var run: IntentRun { performer.run }
  private var wording: Wording { performer.wording }
  /// The intent by name, with nothing known of it: what is asked while it runs is no parameter of
  /// another command.
  private var invocation: Invocation {
    Invocation(intent: type(of: intent).name)
  }

  func requestValue(
    of parameter: any AnyIntentParameter, dialog: IntentDialog?
  ) async throws -> any Sendable {
    try await performer.value(of: parameter, in: intent, reason: .missing, prompt: dialog)
  }

  func requestDisambiguation(
    of parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?
  ) async throws -> Int {
    let prompt = dialog ?? parameter.definition.requestDisambiguationDialog
    return try await choice(
      among: values.map {
        Choice(title: wording.title(of: $0), subtitle: wording.subtitle(of: $0))
      },
      prompt: prompt)
  }

  func requestConfirmation(
    of parameter: any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?,
    view: _SnippetViewContainer?
  ) async throws -> Bool {
    let prompt = dialog.map(wording.full) ?? wording.words.asks(about: wording.title(of: value))
    let answer = try await run.ask(
      IntentQuestion(inquiry: Inquiry(.confirm(invocation), prompt: prompt)))
    return answer == .agreed
  }

  func requestConfirmation(of intent: any AppIntent, _ request: ConfirmationRequest) async throws {
    if request.conditions.contains(.lowConfidenceSource) && performer.confidence >= 1 { return }
    let labels = labels(of: request.actionName)
    let answer = try await run.ask(
      IntentQuestion(
        inquiry: Inquiry(.confirm(invocation), prompt: request.dialog.map(wording.full)),
        acceptLabels: labels.accept, denyLabels: labels.deny))
    guard answer == .agreed else { throw CancellationError() }
  }

  func requestChoice(of intent: any AppIntent, _ request: ChoiceRequest) async throws -> Int {
    let index = try await choice(
      among: request.options.map { Choice(title: wording.text($0.title)) },
      prompt: request.dialog)
    if request.options[index].style == .cancel { throw CancellationError() }
    return index
  }

  /// A conversation is where the person is: there is no other place to go on in.
  func continueInForeground(
    _ intent: any AppIntent, dialog: IntentDialog?, alwaysConfirm: Bool
  ) async throws {}

  func run(_ intent: any AppIntent, donates: Bool) async throws -> any IntentResult {
    let result = try await performer.perform(intent)
    if donates { performer.donate(intent) }
    return result
  }
}

// MARK: Choices

extension RunInteraction {
  private struct Choice {
    var title: String
    var subtitle: String?
  }

  /// Lets the person pick one of several; answers its place.
  ///
  /// - Throws: `CancellationError` where it is none of them, or there are none.
  private func choice(among choices: [Choice], prompt: IntentDialog?) async throws -> Int {
    guard !choices.isEmpty else { throw CancellationError() }
    let hits = choices.enumerated().map { index, choice in
      EntityHit(id: String(index), title: choice.title, subtitle: choice.subtitle)
    }
    // The slot is none that the intent declares: the options are all there is.
    let question = EntityChoice(
      invocation: invocation, slot: FilledSlot(name: "", value: ""), options: hits)
    let answer = try await run.ask(
      IntentQuestion(
        inquiry: Inquiry(.chooseEntity(question), prompt: prompt.map(wording.full))))
    guard case .value(let slot) = answer, let index = slot.entityID.flatMap({ Int($0) }),
      choices.indices.contains(index)
    else { throw CancellationError() }
    return index
  }
}

extension RunInteraction {
  /// What going on and not going on are called besides yes and no.
  private func labels(of action: ConfirmationActionName) -> (accept: [String], deny: [String]) {
    switch action.name {
    case .known(let name):
      (ConfirmationWords.words(for: name, language: wording.language), [])
    case .custom(let labels):
      (
        ([labels.accept] + labels.acceptAlternatives).map(wording.text),
        ([labels.deny] + labels.denyAlternatives).map(wording.text)
      )
    }
  }
}
