import LanguageTags

/// The words of a language that deny, ask or request, for what judges utterances by other means than
/// templates.
package struct MoodWords: Sendable {
  /// Words that turn what is said into its contrary.
  package let negations: [String]
  /// The first words of what questions begin with.
  package let questionOpeners: [String]
  /// The first words of requests that look like questions.
  package let requestOpeners: [String]

  /// - Parameter language: None are known of a language without data.
  package init(language: String) {
    let data = LanguageTag(language).value(in: ToleranceLanguage.data) ?? .empty
    func firstWords(_ phrases: [String]) -> [String] {
      phrases.compactMap { $0.split(separator: " ").first.map(String.init) }
    }
    negations = data.negations.split(whereSeparator: \.isWhitespace).map(String.init)
    questionOpeners = firstWords(data.questionStarts)
    requestOpeners = firstWords(data.requests)
  }
}
