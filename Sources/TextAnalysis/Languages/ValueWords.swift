/// The words that a language says numbers and days in, for whoever looks for misspelt ones.
package enum ValueWords {
  /// Every word of a language's numbers up to a hundred, months, weekdays and ways to say days and
  /// times, normalized, each once.
  ///
  /// - Complexity: O(words of the language), once built.
  package static func all(language: String) -> Set<[UInt8]> {
    let tables = LanguageTables.tables(for: language)
    let texts = Array(tables.numbers.small.keys) + tables.dates.texts
    return Set(texts.flatMap { $0.split(separator: 0x20).map(Array.init) })
  }
}

extension DateLexicon {
  /// All texts of the lexicon: names, ordinals, and what stands between them.
  fileprivate var texts: [[UInt8]] {
    let patterns = dates.map(\.pattern) + times.map(\.pattern)
    let literals = patterns.flatMap(\.elements).compactMap { element -> [UInt8]? in
      guard case .literal(let text) = element else { return nil }
      return text
    }
    return (months + weekdays + ordinals).map(\.text) + literals
      + frames.flatMap { [$0.before, $0.after] }
  }
}
