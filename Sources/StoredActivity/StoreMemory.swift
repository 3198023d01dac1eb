package import AppManifest
package import Foundation
package import IntentRuntime

/// A runtime's memory in an SQLite store.
///
/// What was done is in the file before the turn that did it is shown, and survives the end of the
/// process. A conversation that cannot be saved goes on unsaved.
package struct StoreMemory: ActivityMemory {
  private let store: RuntimeStore
  private let clock: @Sendable () -> Date
  private let owner = ProcessOwner.current

  /// Remembers in a store.
  package init(_ store: RuntimeStore, clock: @escaping @Sendable () -> Date = { Date() }) {
    self.store = store
    self.clock = clock
  }

  // MARK: What was done

  package func donate(_ activity: RememberedActivity) throws {
    let now = clock()
    _ = try store.donate(donation(activity, .app, now), now: now)
  }

  /// The end of a run, what it did, and the end of its dialogue are one commit: a process that is
  /// killed leaves all of it or nothing.
  package func finish(_ activity: RememberedActivity, of conversation: String) {
    let now = clock()
    try? store.write { transaction in
      guard try transaction.finishRun(activity.id, now: now) else { return }
      _ = try transaction.donate(donation(activity, .run, now), now: now)
      _ = try transaction.endDialogue(session: owner.session(conversation))
    }
  }

  package func markUndone(_ run: UUID) { _ = try? store.markUndone(run, now: clock()) }

  private func donation(
    _ activity: RememberedActivity, _ source: Donation.Source, _ now: Date
  ) -> Donation {
    Donation(
      id: activity.id, intent: activity.intent, arguments: activity.arguments, date: now,
      source: source)
  }

  package func forget(_ filter: ActivityFilter) throws -> [UUID] {
    switch filter {
    case .activity(let id): try store.deleteDonations(matching: .ids([id]))
    case .entity(let id): try store.deleteDonations(matching: .entity(id, intent: nil))
    case .intent(let intent, nil): try store.deleteDonations(matching: .intent(intent))
    case .intent(let intent, let entity?):
      try store.deleteDonations(matching: .entity(entity, intent: intent))
    }
  }

  package func scores(ofIntents intents: [String]) throws -> [Double] {
    try store.ranking(ofIntents: intents, now: clock())
  }

  package func scores(
    of values: [Value], for parameter: String, of intent: String
  ) throws -> [Double] {
    try store.ranking(of: values, for: parameter, of: intent, now: clock())
  }

  package func likeliest(_ count: Int) throws -> [(intent: String, arguments: [String: Value])] {
    try store.suggestions(limit: count, now: clock()).map { ($0.intent, $0.arguments) }
  }

  // MARK: Conversations

  package func save(_ dialogue: RememberedDialogue, of conversation: String) {
    let now = clock()
    let mark = dialogue.running.map { run in
      PerformingMark(
        runID: run.id, intent: run.intent,
        invocation: String(decoding: run.invocation, as: UTF8.self), started: now)
    }
    try? store.write { transaction in
      if let mark { _ = try transaction.beginRun(mark.runID, intent: mark.intent, now: now) }
      try transaction.saveDialogue(
        session: owner.session(conversation), state: dialogue.state, performing: mark, now: now)
    }
  }

  /// Where this process left a conversation, or else where one left it that has ended: it is this
  /// process's from then on.
  package func dialogue(of conversation: String) -> RememberedDialogue? {
    let own = owner.session(conversation)
    try? store.write { try $0.takeOver(conversation, as: own) }
    guard let saved = try? store.loadDialogue(session: own, now: clock()) else { return nil }
    let running = saved.performing.map { mark in
      RememberedRun(
        id: mark.runID, intent: mark.intent, invocation: Data(mark.invocation.utf8))
    }
    return RememberedDialogue(state: saved.state, running: running)
  }

  package func end(_ conversation: String) {
    _ = try? store.endDialogue(session: owner.session(conversation))
  }
}

extension StoreTransaction {
  /// Gives a process the latest part of a conversation whose own process has ended, and forgets the
  /// others of them. One that has a part of its own keeps it.
  fileprivate func takeOver(_ conversation: String, as own: String) throws {
    let sessions = try sessions(of: conversation)
    guard !sessions.contains(own) else { return }
    let orphans = sessions.filter { !(ProcessOwner(session: $0)?.isAlive ?? false) }
    for orphan in orphans.dropFirst() { try endDialogue(session: orphan) }
    if let latest = orphans.first { try renameDialogue(session: latest, to: own) }
  }

  /// The names of a conversation's parts, the latest first.
  private func sessions(of conversation: String) throws -> [String] {
    let prefix = ProcessOwner.prefix(of: conversation)
    return try dialogueSessions().filter { $0 == conversation || $0.hasPrefix(prefix) }
  }
}
