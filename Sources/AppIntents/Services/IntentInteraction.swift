/// What a run of an intent can ask of its host.
///
/// The runtime implements it and binds it around `perform()`, queries and option providers, so
/// that `requestValue` and its like reach the dialogue that this very run belongs to.
package protocol IntentInteractionHandler: Sendable {
  /// Where and when the run takes place.
  var systemContext: IntentSystemContext { get }
  /// Where an undoable intent registers how it is undone.
  @MainActor var undoManager: UndoManager? { get }
  /// What an intent that reports progress counts on.
  var progress: Progress { get }

  /// Asks for a value; the answer has the parameter's value type.
  func requestValue(
    of parameter: any AnyIntentParameter, dialog: IntentDialog?
  ) async throws -> any Sendable

  /// Lets the person pick one of `values`; the answer is its place.
  func requestDisambiguation(
    of parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?
  ) async throws -> Int

  /// Asks whether `value` is meant.
  func requestConfirmation(
    of parameter: any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?,
    view: _SnippetViewContainer?
  ) async throws -> Bool

  /// Asks whether to go on; returns on yes and throws on no.
  func requestConfirmation(
    of intent: any AppIntent, _ request: ConfirmationRequest
  ) async throws

  /// Lets the person pick one of the options; the answer is its place.
  func requestChoice(
    of intent: any AppIntent, _ request: ChoiceRequest
  ) async throws -> Int

  /// Asks to bring the app forward, and waits until it is there.
  func continueInForeground(
    _ intent: any AppIntent, dialog: IntentDialog?, alwaysConfirm: Bool
  ) async throws

  /// Resolves an intent's parameters and performs it, as `intent()` asks for.
  func run(_ intent: any AppIntent, donates: Bool) async throws -> any IntentResult
}

/// A question whether to go on.
package struct ConfirmationRequest: Sendable {
  package var conditions: ConfirmationConditions = []
  package var actionName: ConfirmationActionName = .continue
  package var dialog: IntentDialog?
  package var showsDialogAsPrompt = true
  package var view: _SnippetViewContainer?
  package var snippetIntent: _SnippetIntentContainer?
}

/// A question with answers to choose from.
package struct ChoiceRequest: Sendable {
  package var options: [IntentChoiceOption]
  package var dialog: IntentDialog?
  package var view: _SnippetViewContainer?
}

/// Where the current run finds its host.
package enum IntentInteraction {
  @TaskLocal package static var current: (any IntentInteractionHandler)?

  /// The handler, or an error that says that there is none.
  static var required: any IntentInteractionHandler {
    get throws {
      guard let current else { throw IntentInteractionUnavailable() }
      return current
    }
  }
}

/// An intent asked for something while nothing runs it that could ask a person.
public struct IntentInteractionUnavailable: Error, CustomLocalizedStringResourceConvertible {
  /// What the person is told.
  public var localizedStringResource: LocalizedStringResource {
    "That needs an answer, and nobody can be asked right now."
  }
}
