/// An error with a text for the person, or one that asks the person for something.
public struct AppIntentError: Error, Sendable {
  /// What the runtime does about the error.
  package enum Kind: Sendable {
    case unrecoverable(Unrecoverable)
    case userActionRequired(UserActionRequired)
    case permissionRequired(PermissionRequired)
    case restartPerform
    /// Ask for a value, then run `perform()` again from the start.
    case needsValue(any AnyIntentParameter, dialog: IntentDialog?)
    /// Offer values, then run `perform()` again from the start.
    case needsDisambiguation(
      any AnyIntentParameter, values: [any Sendable], dialog: IntentDialog?)
    /// End the run; ask to bring the app forward, and go on there with the continuation.
    case needsForeground(
      dialog: IntentDialog?, alwaysConfirm: Bool,
      continuation: (@MainActor @Sendable () -> Void)? = nil)
  }

  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// Runs `perform()` again from the start.
  public static let restartPerform = AppIntentError(.restartPerform)

  /// Errors that nothing can be done about.
  public enum Unrecoverable: Error, Hashable, Sendable, CaseIterable {
    case entityNotFound
    case featureCurrentlyRestricted
    case networkFailure
    case notAllowed
    case partialFailure
    case unknown
    case unsupportedOnDevice
  }

  /// Errors that the person can do something about in the app.
  public enum UserActionRequired: Error, Hashable, Sendable, CaseIterable {
    case accountSetup
    case confirmation
    case signin
  }

  /// Errors that a permission would take away.
  public enum PermissionRequired: Error, Hashable, Sendable {
    case bluetooth
    case contacts
    case localNetwork
    case location(precise: Bool)
    case photos
    case siri
  }
}

extension AppIntentError: Equatable {
  /// Whether two errors are of the same kind; requests for values are equal when they are for the
  /// same parameter.
  public static func == (lhs: AppIntentError, rhs: AppIntentError) -> Bool {
    switch (lhs.kind, rhs.kind) {
    case (.unrecoverable(let one), .unrecoverable(let other)): one == other
    case (.userActionRequired(let one), .userActionRequired(let other)): one == other
    case (.permissionRequired(let one), .permissionRequired(let other)): one == other
    case (.restartPerform, .restartPerform): true
    case (.needsValue(let one, _), .needsValue(let other, _)): one === other
    case (.needsDisambiguation(let one, _, _), .needsDisambiguation(let other, _, _)):
      one === other
    case (.needsForeground, .needsForeground): true
    default: false
    }
  }
}

extension AppIntentError: CustomLocalizedStringResourceConvertible {
  /// What the person is told.
  public var localizedStringResource: LocalizedStringResource {
    switch kind {
    case .unrecoverable(let error): error.localizedStringResource
    case .userActionRequired(let error): error.localizedStringResource
    case .permissionRequired(let error): error.localizedStringResource
    case .restartPerform: "Something changed, so that didn’t finish."
    case .needsValue: "Something is missing."
    case .needsDisambiguation: "It isn’t clear which one is meant."
    case .needsForeground: "Go on in the app."
    }
  }
}

extension AppIntentError.Unrecoverable: CustomLocalizedStringResourceConvertible {
  /// What the person is told.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .entityNotFound: "That couldn’t be found."
    case .featureCurrentlyRestricted: "That isn’t available right now."
    case .networkFailure: "The network can’t be reached."
    case .notAllowed: "That isn’t allowed."
    case .partialFailure: "Only a part of that could be done."
    case .unknown: "Something went wrong."
    case .unsupportedOnDevice: "This device can’t do that."
    }
  }
}

extension AppIntentError.UserActionRequired: CustomLocalizedStringResourceConvertible {
  /// What the person is told.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .accountSetup: "Set up an account in the app first."
    case .confirmation: "Confirm that in the app first."
    case .signin: "Sign in to the app first."
    }
  }
}

extension AppIntentError.PermissionRequired: CustomLocalizedStringResourceConvertible {
  /// What the person is told.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .bluetooth: "The app needs access to Bluetooth for that."
    case .contacts: "The app needs access to contacts for that."
    case .localNetwork: "The app needs access to the local network for that."
    case .location(precise: true): "The app needs the exact location for that."
    case .location(precise: false): "The app needs the location for that."
    case .photos: "The app needs access to photos for that."
    case .siri: "The app needs access to the assistant for that."
    }
  }
}
