package import SwiftUI
import Synchronization

/// What the app tells its host outside a run: donations, reloads, changed names.
///
/// The runtime implements it and registers once for the whole process, since these calls may come
/// from any task, or from none.
package protocol IntentHostServices: Sendable {
  /// The person did in the app what the intent does.
  @discardableResult
  func donate(
    _ intent: any AppIntent, result: (any IntentResult)?
  ) async throws -> IntentDonationIdentifier

  /// The same without waiting.
  @discardableResult
  func donate(_ intent: any AppIntent, result: (any IntentResult)?) -> IntentDonationIdentifier

  /// Forgets donations; answers which.
  func deleteDonations(
    matching predicate: IntentDonationPredicate
  ) async throws -> [IntentDonationIdentifier]

  /// A card's data has changed.
  func reload(_ type: any SnippetIntent.Type)

  /// Names of parameter values have changed.
  func shortcutParametersChanged(in provider: any AppShortcutsProvider.Type)

  /// The app's list of intents that matter at present.
  func relevantIntentsChanged(_ intents: [RelevantIntent]) async throws

  /// An intent with the values of its parameters, for the control that performs it when it is
  /// pressed. `nil` where it cannot be performed.
  func encoded(_ intent: any AppIntent) -> EncodedIntent?

  /// Resolves an intent's parameters and performs it outside any dialogue.
  func run(_ intent: any AppIntent, donates: Bool) async throws -> any IntentResult
}

/// The host of this process.
package enum IntentHost {
  private static let registered = Mutex<(any IntentHostServices)?>(nil)
  /// A host of one task and its children, for tests that run side by side.
  @TaskLocal package static var scoped: (any IntentHostServices)?

  /// The host, if there is one.
  package static var current: (any IntentHostServices)? {
    scoped ?? registered.withLock { $0 }
  }

  /// Makes `host` the host of this process.
  package static func register(_ host: (any IntentHostServices)?) {
    registered.withLock { $0 = host }
  }
}
