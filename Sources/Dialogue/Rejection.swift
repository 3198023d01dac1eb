/// Why an utterance means nothing here.
///
/// It is an answer, not an error: most of what people say to an assistant is meant for another app.
///
/// ```swift
/// if case .reject(let rejection) = router.route("what is the weather like") {
///   print(rejection.reason)  // → noMatch
/// }
/// ```
///
/// ``nearest`` is filled by `Router.explain(_:language:context:)` only: it costs more than the
/// rejection.
public struct Rejection: Equatable, Sendable, Codable {
  /// Why.
  public var reason: Reason
  /// The phrases that come nearest, if they were asked for.
  public var nearest: [String]

  /// Creates a rejection from its parts.
  public init(reason: Reason, nearest: [String] = []) {
    self.reason = reason
    self.nearest = nearest
  }

  /// Why an utterance means nothing here.
  public enum Reason: String, Equatable, Sendable, Codable {
    /// Nothing was typed that could be matched.
    case empty
    /// No phrase fits.
    case noMatch
    /// The utterance equals a phrase that bypasses the app.
    case negativePhrase
    /// The utterance is longer than the limits allow.
    case tooLong
    /// Finding out what the utterance means takes more steps than the limits allow.
    case tooMuchWork
    /// The app does not speak the language.
    case unknownLanguage
  }
}
