import Foundation

extension LanguageTag {
  /// The script, or the one that the language is most likely written in, in its region.
  ///
  /// *`zh-TW` → `Hant`, `zh` → `Hans`, `sr-ME` → `Latn`; of a language that ICU does not know: `nil`*
  package var likelyScript: String? {
    if let script { return script }
    guard (2...3).contains(language.utf8.count) else { return nil }
    let tag = [language, region].compactMap(\.self).joined(separator: "-")
    return Locale.Language(identifier: tag).script?.identifier
  }

  /// Language, script and region, as ICU and POSIX join them: `zh_Hant_TW`.
  ///
  /// Extensions and variants are left out: they could choose other rules than the language's.
  package var locale: String {
    [language, script, region].compactMap(\.self).joined(separator: "_")
  }

  /// True for languages that write spaces between their words.
  package var separatesWords: Bool { !Self.unspaced.contains(language) }

  private static let unspaced: Set<String> = ["ja", "zh", "yue", "th", "lo", "km", "my"]
}
