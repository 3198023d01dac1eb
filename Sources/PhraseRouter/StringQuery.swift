public import AppManifest
public import Dialogue

/// Answers which of an app's entities a typed name may mean.
///
/// A query may take its time: a session waits for all queries of a turn together no longer than
/// the turn's deadline, then cancels them and goes on without them. One that does not react to
/// being cancelled is left behind.
///
/// *"toy story" → Toy Story, Toy Story 2, Toy Story 3, Toy Story 4, best first.*
///
/// ```swift
/// struct Contacts: StringQuery {
///   let people: [Manifest.Entity]
///
///   func entities(matching text: String, language: String) -> [Manifest.Entity] {
///     people.filter { $0.title.lowercased().hasPrefix(text.lowercased()) }
///   }
/// }
/// ```
///
/// One entity is taken, several are asked about, none is said to be unknown. A query that throws is
/// told as *could not be looked up*, and nothing of the error is shown. Of a long answer the first
/// ``RouterOptions/maximumOptions`` are kept. A text is asked for once a turn, however many slots
/// it may fill; a session has at most eight queries running at a time, each on a thread of its own.
/// What stands in the text is up to strangers, so never put it into SQL or a path as it is.
public protocol StringQuery: Sendable {
  /// The entities that a text may mean, best first.
  ///
  /// - Parameters:
  ///   - text: What was typed for the slot, and nothing around it.
  ///   - language: The language of the conversation.
  func entities(matching text: String, language: String) async throws -> [Manifest.Entity]
}

/// Offers values for parameters that are asked for.
///
/// It is asked only when its answer is about to be shown, and like a ``StringQuery`` no longer than
/// the turn's deadline: then the question is asked without it.
///
/// ```swift
/// struct Recent: SuggestionSource {
///   let people: [Manifest.Entity]
///
///   func suggestions(
///     for parameter: String, of known: Invocation, language: String
///   ) -> [Manifest.Entity] {
///     parameter == "person" ? people : []
///   }
/// }
/// ```
///
/// It is not asked where a question has options of its own, or where a query has just failed, which
/// it would as well.
public protocol SuggestionSource: Sendable {
  /// The values to offer, best first; at most ten are shown. An enum's own cases and *yes* and
  /// *no* are offered without asking.
  ///
  /// - Parameters:
  ///   - parameter: The parameter that is asked for.
  ///   - known: The action, with what is known of it.
  ///   - language: The language of the conversation.
  func suggestions(
    for parameter: String, of known: Invocation, language: String
  ) async throws -> [Manifest.Entity]
}
