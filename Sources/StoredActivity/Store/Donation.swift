package import AppManifest
package import Foundation

/// A record that the person did something: which intent, with which arguments, when.
///
/// Donations raise what is suggested and order options that are equally good. They never change
/// what an utterance means.
package struct Donation: Equatable, Sendable {
  /// Where a donation comes from.
  package enum Source: String, Sendable, CaseIterable {
    /// The app donated it: the person did it in the app's own interface.
    case app
    /// The runtime recorded it after it ran the intent.
    case run
  }

  /// Chosen by the caller, once: written again under the same identifier, a donation counts once.
  package var id: UUID
  /// The intent's name.
  package var intent: String
  /// The arguments by the names of their parameters. An entity stands as its identifier, or as an
  /// object whose `id` it is.
  package var arguments: [String: Value]
  package var date: Date
  package var source: Source

  /// Creates a donation from its parts.
  package init(
    id: UUID = UUID(), intent: String, arguments: [String: Value] = [:], date: Date = Date(),
    source: Source = .run
  ) {
    self.id = id
    self.intent = intent
    self.arguments = arguments
    self.date = date
    self.source = source
  }
}

/// Which donations are meant.
package enum DonationFilter: Equatable, Sendable {
  case all
  /// Those of an intent.
  case intent(String)
  /// Those of these identifiers.
  case ids(Set<UUID>)
  /// Those that have an entity of this identifier among their arguments, alone, in an array, or
  /// inside another value; of one intent, or of all. A text that equals the identifier counts too:
  /// what should be forgotten is rather forgotten once too often.
  case entity(String, intent: String? = nil)
}
