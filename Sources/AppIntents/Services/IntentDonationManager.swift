/// Keeps what the person does in the app, for suggestions and for the order of equal choices.
///
/// Donate only what the person did in the app itself; runs through the router are recorded by it.
/// A donation never changes what an utterance means.
public struct IntentDonationManager: Sendable {
  /// The manager.
  public static let shared = IntentDonationManager()

  /// Records that the person did what the intent does.
  ///
  /// - Throws: why it could not be stored.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    try await record(intent, nil)
  }

  /// Records that the person did what the intent does, and what came of it.
  ///
  /// - Throws: why it could not be stored.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    try await record(intent, result)
  }

  /// Records that the person did what the intent does, without waiting.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    IntentHost.current?.donate(intent, result: nil) ?? IntentDonationIdentifier()
  }

  /// Records what the person did and what came of it, without waiting.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) -> IntentDonationIdentifier {
    IntentHost.current?.donate(intent, result: result) ?? IntentDonationIdentifier()
  }

  /// Forgets donations, for example when what they were about is deleted.
  ///
  /// - Returns: the donations that are gone.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    try await IntentHost.current?.deleteDonations(matching: predicate.predicate) ?? []
  }

  private func record(
    _ intent: any AppIntent, _ result: (any IntentResult)?
  ) async throws -> IntentDonationIdentifier {
    guard let host = IntentHost.current else { return IntentDonationIdentifier() }
    return try await host.donate(intent, result: result)
  }
}

/// The name of a donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  package let value: UUID

  package init(value: UUID = UUID()) {
    self.value = value
  }
}

/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  package let predicate: IntentDonationPredicate

  /// The donation with a name.
  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
    Self(predicate: .donation(identifier))
  }

  /// Donations that are about an entity.
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self {
    Self(predicate: .entity(identifier))
  }

  /// Donations of an intent, all or only those that are about an entity.
  public static func intentType<Intent: AppIntent>(
    _ type: Intent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> Self {
    Self(predicate: .intent(type, entityIdentifier))
  }
}

/// Which donations are meant, as data.
package enum IntentDonationPredicate: Sendable {
  case donation(IntentDonationIdentifier)
  case entity(EntityIdentifier)
  case intent(any AppIntent.Type, EntityIdentifier?)
}

extension AppIntent {
  /// Records that the person has just done this in the app.
  ///
  /// - Throws: why it could not be stored.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self)
  }

  /// Records what the person has just done and what came of it.
  ///
  /// - Throws: why it could not be stored.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self, result: result)
  }

  /// Records that the person has just done this in the app, without waiting.
  @discardableResult
  public func donate() -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self)
  }

  /// Records what the person has just done and what came of it, without waiting.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self, result: result)
  }
}
