public import SwiftUI

// Results with a view; see IntentResult+Making.swift for the order of the parts.

extension IntentResult {
  /// A result with a view.
  public static func result<Shown: View>(view: Shown) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(snippet: _SnippetViewContainer(view))
  }

  /// A result with a dialog and a view.
  public static func result<Shown: View>(dialog: IntentDialog, view: Shown) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(snippet: _SnippetViewContainer(view), dialog: dialog)
  }

  /// A result with an intent that runs next and a view.
  public static func result<Opened: AppIntent, Shown: View>(
    opensIntent: Opened, view: Shown
  ) -> Self
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
    Self(opens: opensIntent, snippet: _SnippetViewContainer(view))
  }

  /// A result with an intent that runs next, a dialog and a view.
  public static func result<Opened: AppIntent, Shown: View>(
    opensIntent: Opened, dialog: IntentDialog, view: Shown
  ) -> Self
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
    Self(opens: opensIntent, snippet: _SnippetViewContainer(view), dialog: dialog)
  }

  /// A result with a value and a view.
  public static func result<Returned: _IntentValue, Shown: View>(
    value: Returned, view: Shown
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetViewContainer, Never> {
    Self(value: value, snippet: _SnippetViewContainer(view))
  }

  /// A result with a value, a dialog and a view.
  public static func result<Returned: _IntentValue, Shown: View>(
    value: Returned, dialog: IntentDialog, view: Shown
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, snippet: _SnippetViewContainer(view), dialog: dialog)
  }

  /// A result with a value, an intent that runs next and a view.
  public static func result<Returned: _IntentValue, Opened: AppIntent, Shown: View>(
    value: Returned, opensIntent: Opened, view: Shown
  ) -> Self
  where Self == IntentResultContainer<Returned, Opened, _SnippetViewContainer, Never> {
    Self(value: value, opens: opensIntent, snippet: _SnippetViewContainer(view))
  }

  /// A result with a value, an intent that runs next, a dialog and a view.
  public static func result<Returned: _IntentValue, Opened: AppIntent, Shown: View>(
    value: Returned, opensIntent: Opened, dialog: IntentDialog, view: Shown
  ) -> Self
  where Self == IntentResultContainer<Returned, Opened, _SnippetViewContainer, IntentDialog> {
    Self(value: value, opens: opensIntent, snippet: _SnippetViewContainer(view), dialog: dialog)
  }
}
