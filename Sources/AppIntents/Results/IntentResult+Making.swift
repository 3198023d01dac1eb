// Every combination of the parts of a result, in the one order that app sources use: value,
// intent to open, dialog, and one thing to look at. The parts that are missing are `Never` in the
// type, so that a function that promises a dialog cannot return a result without one. That is why the
// forms repeat, here and in the files IntentResult+Making*.swift: each has a type of its own.

extension IntentResult {
  /// A result with nothing to say or show.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }

  /// A result with a dialog.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  /// A result with an intent that runs next.
  public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, Never> {
    Self(opens: opensIntent)
  }

  /// A result with an intent that runs next and a dialog.
  public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
    Self(opens: opensIntent, dialog: dialog)
  }

  /// A result with a value.
  public static func result<Returned: _IntentValue>(value: Returned) -> Self
  where Self == IntentResultContainer<Returned, Never, Never, Never> {
    Self(value: value)
  }

  /// A result with a value and a dialog.
  public static func result<Returned: _IntentValue>(value: Returned, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Returned, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// A result with a value and an intent that runs next.
  public static func result<Returned: _IntentValue, Opened: AppIntent>(
    value: Returned, opensIntent: Opened
  ) -> Self
  where Self == IntentResultContainer<Returned, Opened, Never, Never> {
    Self(value: value, opens: opensIntent)
  }

  /// A result with a value, an intent that runs next and a dialog.
  public static func result<Returned: _IntentValue, Opened: AppIntent>(
    value: Returned, opensIntent: Opened, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Returned, Opened, Never, IntentDialog> {
    Self(value: value, opens: opensIntent, dialog: dialog)
  }
}
