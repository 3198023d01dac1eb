/// How text is normalized before it is matched.
package struct TextProfile: Hashable, Sendable {
  /// The BCP 47 tag whose case rules, elisions and word rules apply.
  package var language: String
  /// The set of normalization rules.
  package var rules: Rules
  /// True when accents and vowel marks do not tell words apart (``Rules/natural`` only).
  package var foldsDiacritics: Bool
  /// True when white space carries no meaning (the sentence-template rules only).
  package var ignoresWhitespace: Bool

  package init(
    language: String, rules: Rules = .natural, foldsDiacritics: Bool = true,
    ignoresWhitespace: Bool = false
  ) {
    self.language = language
    self.rules = rules
    self.foldsDiacritics = foldsDiacritics
    self.ignoresWhitespace = ignoresWhitespace
  }

  /// A set of normalization rules.
  package enum Rules: Hashable, Sendable {
    /// For typed text: full case folding, compatibility forms, punctuation set aside.
    case natural
    /// For sentence templates as hassil 3.0 reads them.
    case sentenceTemplates3_0
    /// For sentence templates as hassil 3.12 reads them.
    case sentenceTemplates3_12
  }
}
