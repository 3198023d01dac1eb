// Results with a card that its own intent draws.

extension IntentResult {
  /// A result with a card that its own intent draws.
  public static func result<Shown: SnippetIntent>(snippetIntent: Shown) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    Self(snippet: _SnippetIntentContainer(snippetIntent))
  }

  /// A result with a dialog and a card that its own intent draws.
  public static func result<Shown: SnippetIntent>(
    dialog: IntentDialog, snippetIntent: Shown
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    Self(snippet: _SnippetIntentContainer(snippetIntent), dialog: dialog)
  }

  /// A result with an intent that runs next and a card that its own intent draws.
  public static func result<Opened: AppIntent, Shown: SnippetIntent>(
    opensIntent: Opened, snippetIntent: Shown
  ) -> Self
  where Self == IntentResultContainer<Never, Opened, _SnippetIntentContainer, Never> {
    Self(opens: opensIntent, snippet: _SnippetIntentContainer(snippetIntent))
  }

  /// A result with an intent that runs next, a dialog and a card that its own intent draws.
  public static func result<Opened: AppIntent, Shown: SnippetIntent>(
    opensIntent: Opened, dialog: IntentDialog, snippetIntent: Shown
  ) -> Self
  where Self == IntentResultContainer<Never, Opened, _SnippetIntentContainer, IntentDialog> {
    Self(opens: opensIntent, snippet: _SnippetIntentContainer(snippetIntent), dialog: dialog)
  }

  /// A result with a value and a card that its own intent draws.
  public static func result<Returned: _IntentValue, Shown: SnippetIntent>(
    value: Returned, snippetIntent: Shown
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetIntentContainer, Never> {
    Self(value: value, snippet: _SnippetIntentContainer(snippetIntent))
  }

  /// A result with a value, a dialog and a card that its own intent draws.
  public static func result<Returned: _IntentValue, Shown: SnippetIntent>(
    value: Returned, dialog: IntentDialog, snippetIntent: Shown
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetIntentContainer, IntentDialog> {
    Self(value: value, snippet: _SnippetIntentContainer(snippetIntent), dialog: dialog)
  }

  /// A result with a value, an intent that runs next and a card that its own intent draws.
  public static func result<Returned: _IntentValue, Opened: AppIntent, Shown: SnippetIntent>(
    value: Returned, opensIntent: Opened, snippetIntent: Shown
  ) -> Self
  where Self == IntentResultContainer<Returned, Opened, _SnippetIntentContainer, Never> {
    Self(value: value, opens: opensIntent, snippet: _SnippetIntentContainer(snippetIntent))
  }

  /// A result with a value, an intent that runs next, a dialog and a card that its own intent draws.
  public static func result<Returned: _IntentValue, Opened: AppIntent, Shown: SnippetIntent>(
    value: Returned, opensIntent: Opened, dialog: IntentDialog, snippetIntent: Shown
  ) -> Self
  where Self == IntentResultContainer<Returned, Opened, _SnippetIntentContainer, IntentDialog> {
    Self(
      value: value, opens: opensIntent, snippet: _SnippetIntentContainer(snippetIntent),
      dialog: dialog)
  }
}
