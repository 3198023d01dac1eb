import LanguageTags

extension FindLanguage {
  /// The table of a language, or of the one that stands in for it.
  static func table(for language: String) -> FindLanguage? {
    LanguageTag(language).value(in: tables)
  }

  // Adding a language is adding its table and naming it here.
  private static let tables: [String: FindLanguage] = [
    "en": .english, "de": .german, "fr": .french, "es": .spanish, "ja": .japanese,
    "ar": .arabic,
  ]
}
