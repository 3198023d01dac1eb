package import Foundation

/// How much a store keeps, and for how long.
///
/// What is beyond a limit of number or age is forgotten, oldest first, when something of its kind is
/// written and when the store is opened. What is beyond a limit of size is refused.
package struct StoreLimits: Sendable {
  /// How long a donation counts: some thirteen half-lives, after which 1/7,400 of it would be left.
  package var donationLifetime: TimeInterval = 90 * StoreLimits.day
  /// The most donations of one intent.
  package var donationsPerIntent = 200
  /// How long a dialogue waits for its reply. What is said a day later is hardly an answer.
  package var dialogueLifetime: TimeInterval = StoreLimits.day
  /// The most dialogues.
  package var dialogues = 1_000
  /// How long the record of a run is kept: longer than any dialogue that names it.
  package var runLifetime: TimeInterval = 30 * StoreLimits.day
  /// The most runs on record.
  package var runs = 1_000
  /// The longest name of an intent, parameter or session, in bytes of UTF-8.
  package var nameBytes = 1_024
  /// The largest set of arguments, or invocation, in bytes of JSON.
  package var argumentBytes = 65_536
  /// The largest state of a dialogue, in bytes.
  package var stateBytes = 1_048_576
  /// How long to wait for a file that another process is writing to, in seconds.
  package var busyTimeout: TimeInterval = 5

  private static let day: TimeInterval = 86_400

  /// Creates the standard limits.
  package init() {}
}

extension StoreLimits {
  /// - Throws: ``StoreError`` for a name that is longer than any that code or a client would use.
  func check(name: String, of what: String) throws {
    guard name.utf8.count <= nameBytes else {
      throw StoreError(.tooLarge, "the name of \(what) is longer than \(nameBytes) bytes")
    }
    guard !name.utf8.contains(0) else {
      throw StoreError(.unstorable, "the name of \(what) contains NUL")
    }
  }

  /// - Throws: ``StoreError`` for a date that no row can hold.
  func check(_ date: Date) throws {
    guard date.timeIntervalSinceReferenceDate.isFinite else {
      throw StoreError(.unstorable, "a date is not finite")
    }
  }
}
