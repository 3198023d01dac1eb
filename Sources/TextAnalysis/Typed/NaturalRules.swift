import LanguageTags

/// What the rules for typed text make of a profile's language.
struct NaturalRules: Hashable {
  /// I and İ are two letters, as in Turkish and Azeri.
  let dotsI: Bool
  /// An apostrophe ends a word (French, Italian, Catalan, Occitan) instead of standing inside one.
  let elides: Bool
  let foldsDiacritics: Bool

  init(_ profile: TextProfile) {
    let language = LanguageTag(profile.language).language
    dotsI = ["tr", "az"].contains(language)
    elides = ["fr", "it", "ca", "oc"].contains(language)
    foldsDiacritics = profile.foldsDiacritics
  }
}
