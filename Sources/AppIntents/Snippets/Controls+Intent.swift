public import SwiftUI

// The initializers repeat themselves because views are written against them, as Apple documents them:
// a label may be a view, a key, a computed text or a title with a picture, each with and without a
// role.

extension ControlAction {
  /// Performs an intent, as far as this process has something that performs intents.
  static func performing(_ intent: some AppIntent) -> ControlAction {
    .intent { IntentHost.current?.encoded(intent) }
  }
}

extension Button {
  /// A button that runs an intent; the only kind that acts on a card.
  public nonisolated init<Intent: AppIntent>(
    intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: .performing(intent), label: label())
  }

  /// A button with a role that runs an intent.
  public nonisolated init<Intent: AppIntent>(
    role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: .performing(intent), label: label())
  }
}

extension Button where Label == Text {
  /// A button with a localized title that runs an intent.
  public nonisolated init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, intent: Intent) {
    self.init(role: nil, action: .performing(intent), label: Text(titleKey))
  }

  /// A button with a computed title that runs an intent.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, intent: Intent
  ) {
    self.init(role: nil, action: .performing(intent), label: Text(title))
  }

  /// A button with a localized title and a role that runs an intent.
  public nonisolated init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, intent: Intent
  ) {
    self.init(role: role, action: .performing(intent), label: Text(titleKey))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a title and a symbol that runs an intent.
  public nonisolated init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, intent: Intent
  ) {
    let label = SwiftUI.Label(titleKey, systemImage: systemImage)
    self.init(role: nil, action: .performing(intent), label: label)
  }

  /// A button with a title and a picture of the app that runs an intent.
  public nonisolated init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, image: String, intent: Intent
  ) {
    let label = SwiftUI.Label(titleKey, image: image)
    self.init(role: nil, action: .performing(intent), label: label)
  }
}

extension Toggle {
  /// A switch that runs an intent; it shows `isOn` until the card is drawn again.
  public nonisolated init<Intent: AppIntent>(
    isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: isOn, action: .performing(intent), label: label())
  }
}

extension Toggle where Label == Text {
  /// A switch with a localized title that runs an intent.
  public nonisolated init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, action: .performing(intent), label: Text(titleKey))
  }
}
