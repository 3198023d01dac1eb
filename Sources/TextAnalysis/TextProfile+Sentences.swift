package import AppManifest

extension TextProfile {
  /// How utterances for some sentence templates are normalized.
  package init(language: String, sentences set: SentenceSet) {
    self.init(
      language: language,
      rules: set.edition == .v3_0 ? .sentenceTemplates3_0 : .sentenceTemplates3_12,
      ignoresWhitespace: set.ignoresWhitespace)
  }
}
