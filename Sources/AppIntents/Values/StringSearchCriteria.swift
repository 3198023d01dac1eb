/// What an intent searches for.
public protocol SearchCriteria: _IntentValue {
  /// The parts of the app that can be searched.
  associatedtype SearchScopes
}

/// Free text to search for.
///
/// *find me that pixar movie about the fish* → the term `fish`
public struct StringSearchCriteria: SearchCriteria, Hashable, Codable {
  /// The parts of the app that can be searched.
  public typealias SearchScopes = [StringSearchScope]

  /// The text.
  public let term: String

  /// A search for a text.
  public init(term: String) {
    self.term = term
  }
}

/// What kind of thing a search is for.
public enum StringSearchScope: Hashable, Codable, Sendable {
  /// Anything.
  case general
  /// Films.
  case movies
  /// Television.
  case tv
  /// Videos of any kind.
  case freeformVideo
}
