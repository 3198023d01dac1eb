public import SwiftUI

extension AppIntent {
  /// Asks whether to go on; returns on yes.
  ///
  /// - Throws: on no and on cancelling, which ends `perform()` unless it is caught.
  public func requestConfirmation() async throws {
    try await confirm(ConfirmationRequest())
  }

  /// Asks whether to go on, in the app's words.
  ///
  /// - Parameter conditions: when to ask; empty asks always.
  /// - Throws: on no and on cancelling.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    try await confirm(
      ConfirmationRequest(conditions: conditions, actionName: actionName, dialog: dialog))
  }

  /// Asks whether to go on, beside a view that is written as a closure.
  ///
  /// - Throws: on no and on cancelling.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {
    try await confirm(
      ConfirmationRequest(
        conditions: conditions, actionName: actionName, dialog: dialog,
        showsDialogAsPrompt: showDialogAsPrompt, view: _SnippetViewContainer(content())))
  }

  /// Asks whether to go on, beside a view.
  ///
  /// - Throws: on no and on cancelling.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, view: Content
  ) async throws {
    try await confirm(
      ConfirmationRequest(
        conditions: conditions, actionName: actionName, dialog: dialog,
        showsDialogAsPrompt: showDialogAsPrompt, view: _SnippetViewContainer(view)))
  }

  /// Asks whether to go on, beside a card whose controls act.
  ///
  /// - Throws: on no and on cancelling.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    snippetIntent: some SnippetIntent
  ) async throws {
    try await confirm(
      ConfirmationRequest(
        conditions: conditions, actionName: actionName, dialog: dialog,
        showsDialogAsPrompt: showDialogAsPrompt,
        snippetIntent: _SnippetIntentContainer(snippetIntent)))
  }

  /// The first form of asking with a dialog and a view.
  ///
  /// - Throws: on no and on cancelling.
  public func requestConfirmation<Shown: IntentResult>(
    result: Shown, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    let parts = result.parts
    try await confirm(
      ConfirmationRequest(
        actionName: confirmationActionName, dialog: parts?.dialog,
        showsDialogAsPrompt: showPrompt, view: parts?.snippetView,
        snippetIntent: parts?.snippetIntent))
  }

  /// An even earlier spelling of asking with a dialog and a view.
  ///
  /// - Throws: on no and on cancelling.
  @available(*, deprecated, message: "Use requestConfirmation(actionName:dialog:).")
  public func requestConfirmation<Shown: IntentResult>(
    output: Shown, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
  }

  private func confirm(_ request: ConfirmationRequest) async throws {
    try await IntentInteraction.required.requestConfirmation(of: self, request)
  }
}

extension AppIntent {
  /// Lets the person pick one of several ways to go on.
  ///
  /// - Throws: on cancelling, which includes picking an option of that style.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await choose(ChoiceRequest(options: options, dialog: dialog))
  }

  /// Lets the person pick one of several ways to go on, beside a view.
  ///
  /// - Throws: on cancelling.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    try await choose(
      ChoiceRequest(options: options, dialog: dialog, view: _SnippetViewContainer(view)))
  }

  /// Lets the person pick one of several ways to go on, beside a view written as a closure.
  ///
  /// - Throws: on cancelling.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await choose(
      ChoiceRequest(options: options, dialog: dialog, view: _SnippetViewContainer(content())))
  }

  private func choose(_ request: ChoiceRequest) async throws -> IntentChoiceOption {
    let index = try await IntentInteraction.required.requestChoice(of: self, request)
    guard request.options.indices.contains(index) else { throw ParameterTypeMismatch() }
    return request.options[index]
  }
}
