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

extension RunOutcome {
  /// Adds what the intent that handed on to this one has said, and what it has come to where this
  /// one has come to nothing.
  mutating func follow(_ earlier: RunOutcome) {
    dialog = Self.said(earlier.dialog, dialog)
    supportingDialog = Self.said(earlier.supportingDialog, supportingDialog)
    value = value ?? earlier.value
    view = view ?? earlier.view
    snippetIntent = snippetIntent ?? earlier.snippetIntent
  }

  /// One text under the other; what is said once already is not said again.
  private static func said(_ first: String?, _ second: String?) -> String? {
    guard let first, !first.isEmpty else { return second }
    guard let second, !second.isEmpty else { return first }
    return first == second || first.hasSuffix("\n" + second) ? first : first + "\n" + second
  }
}
