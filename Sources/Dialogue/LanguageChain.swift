import AppManifest
import LanguageTags

/// The languages in which text is looked for: a language and what stands in for it, then the app's
/// default language.
///
/// *`pt-BR` in an app whose default is `es` → `pt-BR`, `pt`, `es`.*
struct LanguageChain: Sendable {
  private let own: LanguageTag
  private let fallback: LanguageTag

  init(_ language: String, default fallback: String) {
    own = LanguageTag(language)
    self.fallback = LanguageTag(fallback)
  }

  /// The text in the first of the languages that has one; failing that, any, so that a person
  /// sees a word in another language rather than none.
  ///
  /// - Returns: `nil` where there is no text at all.
  func pick(_ text: LocalizedText) -> String? {
    own.value(in: text) ?? fallback.value(in: text) ?? text.min { $0.key < $1.key }?.value
  }

  /// The text in the language itself, or in what stands in for it.
  func pickOwn(_ text: LocalizedText) -> String? { own.value(in: text) }

  /// The words in the language itself, or in what stands in for it.
  func pickOwn(_ words: [String: [String]]) -> [String] { own.value(in: words) ?? [] }
}
