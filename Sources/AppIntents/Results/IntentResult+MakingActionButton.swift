// Results with a button that runs another intent, beside the activity that it belongs to.

extension IntentResult {
  /// A result with a button.
  public static func result(
    actionButtonIntent: some AppIntent, activityIdentifier: String? = nil
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
  }

  /// A result with a button and a dialog.
  public static func result(
    actionButtonIntent: some AppIntent, activityIdentifier: String? = nil, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(
      dialog: dialog, actionButtonIntent: actionButtonIntent,
      activityIdentifier: activityIdentifier)
  }

  /// A result with a value and a button.
  public static func result<Returned: _IntentValue>(
    value: Returned, actionButtonIntent: some AppIntent, activityIdentifier: String? = nil
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, Never, Never> {
    Self(
      value: value, actionButtonIntent: actionButtonIntent,
      activityIdentifier: activityIdentifier)
  }

  /// A result with a value, a button and a dialog.
  public static func result<Returned: _IntentValue>(
    value: Returned, actionButtonIntent: some AppIntent, activityIdentifier: String? = nil,
    dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, Never, IntentDialog> {
    Self(
      value: value, dialog: dialog, actionButtonIntent: actionButtonIntent,
      activityIdentifier: activityIdentifier)
  }
}
