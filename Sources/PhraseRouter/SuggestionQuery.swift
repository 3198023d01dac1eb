import AppManifest
import Dialogue

/// Asks a source of suggestions as queries are asked: under a deadline, and left behind after it.
struct SuggestionQuery: StringQuery {
  let source: any SuggestionSource
  let request: ValueRequest

  func entities(matching text: String, language: String) async throws -> [Manifest.Entity] {
    Array(
      try await source.suggestions(
        for: request.parameter, of: request.invocation, language: language
      ).prefix(Self.mostSuggestions))
  }

  /// More are never shown.
  private static let mostSuggestions = 10
}

extension ValueRequest.Reason {
  /// False where what failed would have been asked, too.
  var allowsSuggestions: Bool {
    switch self {
    case .missing, .unknown, .unreadable, .outOfRange: true
    case .unavailable: false
    }
  }
}
