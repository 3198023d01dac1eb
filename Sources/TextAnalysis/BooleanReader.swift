/// Reads a text as yes or no, on or off, true or false.
///
/// *English: `on` → true, `Disabled` → false; German: `aus` → false. `blue` → nil.*
package struct BooleanReader: Sendable {
  private let values: [[UInt8]: Bool]
  private let tables: LanguageTables

  /// - Parameters:
  ///   - truth: An app's own word for true, which goes before the language's.
  ///   - falsehood: Its own word for false.
  package init(language: String, truth: String? = nil, falsehood: String? = nil) {
    tables = LanguageTables.tables(for: language)
    var values: [[UInt8]: Bool] = [:]
    for (word, value) in Self.words(for: language) { values[tables.normalize(word)] = value }
    for (word, value) in [(truth, true), (falsehood, false)] {
      if let word { values[tables.normalize(word)] = value }
    }
    self.values = values
  }

  /// The value that a whole text says, as typed or normalized. Nil if it says anything else.
  ///
  /// - Complexity: O(*n*) in the text's bytes.
  package func readBoolean(_ text: String) -> Bool? {
    text.utf8.count <= Self.maximumLength ? values[tables.normalize(text)] : nil
  }

  private static let maximumLength = 64

  /// The words of a language.
  package static func words(for language: String) -> [(word: String, value: Bool)] {
    let words = LanguageWords.words(for: language).booleans
    return words.truths.map { ($0, true) } + words.falsehoods.map { ($0, false) }
  }
}
