public import AppIntents
import AppManifest

extension AppHost: IntentHostServices {
  /// Makes this app the one whose donations, reloads and changed names the process takes.
  public func activate() { IntentHost.register(self) }

  @discardableResult
  package func donate(
    _ intent: any AppIntent, result: (any IntentResult)?
  ) async throws -> IntentDonationIdentifier {
    let identifier = IntentDonationIdentifier()
    try memory?.donate(RememberedActivity(of: intent, id: identifier.value))
    return identifier
  }

  @discardableResult
  package func donate(
    _ intent: any AppIntent, result: (any IntentResult)?
  ) -> IntentDonationIdentifier {
    let identifier = IntentDonationIdentifier()
    try? memory?.donate(RememberedActivity(of: intent, id: identifier.value))
    return identifier
  }

  package func deleteDonations(
    matching predicate: IntentDonationPredicate
  ) async throws -> [IntentDonationIdentifier] {
    let filter: ActivityFilter =
      switch predicate {
      case .donation(let identifier): .activity(identifier.value)
      case .entity(let entity): .entity(entity.identifier)
      case .intent(let type, let entity): .intent(type.name, entity: entity?.identifier)
      }
    return try memory?.forget(filter).map { IntentDonationIdentifier(value: $0) } ?? []
  }

  /// Remembers an intent that was run by another, as far as there is memory for it.
  @Sendable func remember(_ intent: any AppIntent) {
    try? memory?.donate(RememberedActivity(of: intent, id: UUID()))
  }

  /// A conversation in text shows no cards that could change.
  package func reload(_ type: any SnippetIntent.Type) {}

  package func shortcutParametersChanged(in provider: any AppShortcutsProvider.Type) {
    // A change that cannot be read leaves the names as they were.
    Task { try? await updateNames() }
  }

  /// Nothing here shows intents before anything is typed.
  package func relevantIntentsChanged(_ intents: [RelevantIntent]) async throws {}

  /// Runs an intent without a person who could answer: what it asks is not answered.
  package func run(_ intent: any AppIntent, donates: Bool) async throws -> any IntentResult {
    let run = IntentRun()
    await run.cancel()
    let language = manifest.defaultLanguage
    let performer = IntentPerformer(
      run: run, wording: Wording(language: language, localization: localization),
      reader: SlotValueReader { _ in throw AppIntentError.Unrecoverable.notAllowed },
      confidence: 1, undoManager: UndoManager(), donate: remember)
    let result = try await performer.perform(intent)
    if donates { _ = try await donate(intent, result: result) }
    return result
  }
}

extension AppHost {
  /// What the person is likeliest to want next, from what was done before.
  ///
  /// *after marking films as watched on most evenings* → “Mark film as watched”
  ///
  /// - Parameter count: The most suggestions wanted.
  public func suggestions(
    _ count: Int = 3, language: String? = nil
  ) -> [String] {
    let wording = Wording(
      language: language ?? manifest.defaultLanguage, localization: localization)
    return likeliest(count).compactMap { activity in
      intents[activity.intent].map { wording.text($0.title) }
    }
  }

  private func likeliest(_ count: Int) -> [(intent: String, arguments: [String: Value])] {
    // Intents that the app has no longer are passed over.
    let known = (try? memory?.likeliest(count * 4)) ?? []
    return Array(known.filter { intents[$0.intent] != nil }.prefix(count))
  }
}
