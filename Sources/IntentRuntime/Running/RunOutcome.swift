public import AppIntents
public import SwiftUI

/// What has come of running an intent, in the form in which a person gets it.
public struct RunOutcome: Sendable {
  /// The intent that ran last: the one that was asked for, or the one that it opened.
  public var intent: String
  /// The values that the intent that was asked for ran with, by parameter.
  public var arguments: [String: any Sendable] = [:]
  /// The intents that were handed on to, in order.
  public var opened: [String] = []
  /// The value for a next action.
  public var value: (any Sendable)?
  /// What to say where nothing is shown beside it.
  public var dialog: String?
  /// What to say beside something that is shown.
  public var supportingDialog: String?
  /// Something to look at.
  public var view: (any View)?
  /// An intent that draws something to look at.
  public var snippetIntent: (any SnippetIntent)?

  /// Creates an outcome with nothing to say.
  public init(intent: String) { self.intent = intent }
}

extension RunOutcome {
  /// What a result says and shows.
  init(_ result: any IntentResult, of intent: any AppIntent, wording: Wording) {
    self.init(intent: type(of: intent).name)
    guard let parts = result.parts else { return }
    value = parts.anyValue
    dialog = parts.dialog.map(wording.full)
    supportingDialog = parts.dialog.map(wording.supporting)
    view = parts.snippetView?.view
    snippetIntent = parts.snippetIntent?.intent
  }
}
