extension FindLanguage {
  /// The table of a language, by its tag or that of the language without its region.
  static func table(for language: String) -> FindLanguage? {
    tables[language] ?? tables[String(language.prefix { $0 != "-" })]
  }

  // Adding a language is adding its table and naming it here.
  private static let tables: [String: FindLanguage] = [
    "en": .english, "de": .german, "fr": .french, "es": .spanish, "ja": .japanese,
    "ar": .arabic,
  ]
}
