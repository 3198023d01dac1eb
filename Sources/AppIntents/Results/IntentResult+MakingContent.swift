public import SwiftUI

// Results with a view that is written as a trailing closure.

extension IntentResult {
  /// A result with a view, written as a closure.
  public static func result<Shown: View>(@ViewBuilder content: () -> Shown) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(snippet: _SnippetViewContainer(content()))
  }

  /// A result with a dialog and a view, written as a closure.
  public static func result<Shown: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Shown
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(snippet: _SnippetViewContainer(content()), dialog: dialog)
  }

  /// A result with an intent that runs next and a view, written as a closure.
  public static func result<Opened: AppIntent, Shown: View>(
    opensIntent: Opened, @ViewBuilder content: () -> Shown
  ) -> Self
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
    Self(opens: opensIntent, snippet: _SnippetViewContainer(content()))
  }

  /// A result with an intent that runs next, a dialog and a view, written as a closure.
  public static func result<Opened: AppIntent, Shown: View>(
    opensIntent: Opened, dialog: IntentDialog, @ViewBuilder content: () -> Shown
  ) -> Self
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
    Self(opens: opensIntent, snippet: _SnippetViewContainer(content()), dialog: dialog)
  }

  /// A result with a value and a view, written as a closure.
  public static func result<Returned: _IntentValue, Shown: View>(
    value: Returned, @ViewBuilder content: () -> Shown
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetViewContainer, Never> {
    Self(value: value, snippet: _SnippetViewContainer(content()))
  }

  /// A result with a value, a dialog and a view, written as a closure.
  public static func result<Returned: _IntentValue, Shown: View>(
    value: Returned, dialog: IntentDialog, @ViewBuilder content: () -> Shown
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, snippet: _SnippetViewContainer(content()), dialog: dialog)
  }

  /// A result with a value, an intent that runs next and a view, written as a closure.
  public static func result<Returned: _IntentValue, Opened: AppIntent, Shown: View>(
    value: Returned, opensIntent: Opened, @ViewBuilder content: () -> Shown
  ) -> Self
  where Self == IntentResultContainer<Returned, Opened, _SnippetViewContainer, Never> {
    Self(value: value, opens: opensIntent, snippet: _SnippetViewContainer(content()))
  }

  /// A result with a value, an intent that runs next, a dialog and a view, written as a closure.
  public static func result<Returned: _IntentValue, Opened: AppIntent, Shown: View>(
    value: Returned, opensIntent: Opened, dialog: IntentDialog, @ViewBuilder content: () -> Shown
  ) -> Self
  where Self == IntentResultContainer<Returned, Opened, _SnippetViewContainer, IntentDialog> {
    Self(
      value: value, opens: opensIntent, snippet: _SnippetViewContainer(content()), dialog: dialog)
  }
}
