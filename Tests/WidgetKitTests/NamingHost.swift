import AppIntents
import SwiftUI

/// A host that encodes an intent as the name of its type, and does nothing else.
struct NamingHost: IntentHostServices {
  struct Refusal: Error {}

  func encoded(_ intent: any AppIntent) -> EncodedIntent? {
    EncodedIntent(rawValue: "\(type(of: intent))")
  }

  func donate(
    _ intent: any AppIntent, result: (any IntentResult)?
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  func donate(_ intent: any AppIntent, result: (any IntentResult)?) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  func deleteDonations(
    matching predicate: IntentDonationPredicate
  ) async throws -> [IntentDonationIdentifier] { [] }

  func reload(_ type: any SnippetIntent.Type) {}
  func shortcutParametersChanged(in provider: any AppShortcutsProvider.Type) {}
  func relevantIntentsChanged(_ intents: [RelevantIntent]) async throws {}

  func run(_ intent: any AppIntent, donates: Bool) async throws -> any IntentResult {
    throw Refusal()
  }
}
