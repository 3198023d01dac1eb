package import SwiftUI

/// What `perform()` returns: a value, a dialog, something to look at, an intent to run next, or
/// any of these together, made by `.result(…)`.
public protocol IntentResult<Value>: Sendable {
  /// The value for the next action.
  associatedtype Value: _IntentValue = Never
  /// What there is to look at.
  associatedtype Snippet = Never
  /// What there is to say.
  associatedtype Dialog = Never
  /// The value for the next action.
  var value: Value? { get }
}

/// A result with a value for the next action.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with something to say.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result that another intent carries on from.
public protocol OpensIntent: IntentResult {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result with a snippet intent, which draws a view whenever one is needed.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// The view of a result.
public struct _SnippetViewContainer: Sendable {
  package let view: any View

  package init(_ view: some View) {
    self.view = view
  }
}

/// The snippet intent of a result.
public struct _SnippetIntentContainer: Sendable {
  package let intent: any SnippetIntent

  package init(_ intent: some SnippetIntent) {
    self.intent = intent
  }
}

/// What every `.result(…)` makes.
///
/// A function declared `-> some IntentResult` may still carry a dialog or a view: the runtime
/// reads the container, not the declared type.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent, Snippet, Dialog>:
  IntentResult
where Snippet: Sendable, Dialog: Sendable {
  /// The value for the next action.
  public let value: Value?
  package let nextIntent: (any AppIntent)?
  package let snippet: Snippet?
  package let dialogValue: Dialog?
  package let actionButtonIntent: (any AppIntent)?
  /// The activity that an action button started.
  public let activityIdentifier: String?

  init(
    value: Value? = nil, opens nextIntent: (any AppIntent)? = nil, snippet: Snippet? = nil,
    dialog: Dialog? = nil, actionButtonIntent: (any AppIntent)? = nil,
    activityIdentifier: String? = nil
  ) {
    self.value = value
    self.nextIntent = nextIntent
    self.snippet = snippet
    dialogValue = dialog
    self.actionButtonIntent = actionButtonIntent
    self.activityIdentifier = activityIdentifier
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

/// What the runtime reads from a result, whatever its declared type.
package protocol AnyIntentResult: Sendable {
  var anyValue: (any Sendable)? { get }
  var dialog: IntentDialog? { get }
  var snippetView: _SnippetViewContainer? { get }
  var snippetIntent: _SnippetIntentContainer? { get }
  var nextIntent: (any AppIntent)? { get }
  var actionButtonIntent: (any AppIntent)? { get }
  var activityIdentifier: String? { get }
}

extension IntentResultContainer: AnyIntentResult {
  package var anyValue: (any Sendable)? { value.map { $0 as any Sendable } }
  package var dialog: IntentDialog? { dialogValue as? IntentDialog }
  package var snippetView: _SnippetViewContainer? { snippet as? _SnippetViewContainer }
  package var snippetIntent: _SnippetIntentContainer? { snippet as? _SnippetIntentContainer }
}

extension IntentResult {
  /// The parts of the result, whatever its declared type.
  package var parts: (any AnyIntentResult)? { self as? any AnyIntentResult }
}

extension Never: IntentResult {
  /// Never read.
  public var value: Never? { nil }
}
