import AppManifest

/// The languages in which text is looked for, most wanted first.
///
/// *`pt-BR` in an app whose default is `es` → `pt-BR`, `pt`, `es`.*
struct LanguageChain: Sendable {
  /// The language and its parents.
  let own: [String]
  /// The app's default language and its parents.
  private let fallbacks: [String]

  init(_ language: String, default fallback: String) {
    own = Self.parents(of: language)
    fallbacks = Self.parents(of: fallback)
  }

  /// A tag, then the same without its last part, and so on.
  static func parents(of tag: String) -> [String] {
    var tags = [tag]
    while let dash = tags[tags.count - 1].lastIndex(where: { $0 == "-" || $0 == "_" }) {
      tags.append(String(tags[tags.count - 1][..<dash]))
    }
    return tags
  }

  /// The text in the first of the languages that has one; failing that, any, so that a person
  /// sees a word in another language rather than none.
  ///
  /// - Returns: `nil` where there is no text at all.
  func pick(_ text: LocalizedText) -> String? {
    for tag in own + fallbacks {
      if let found = text[tag] { return found }
    }
    return text.min { $0.key < $1.key }?.value
  }

  /// The text in the language itself or a parent of it.
  func pickOwn(_ text: LocalizedText) -> String? {
    own.lazy.compactMap { text[$0] }.first
  }

  /// The words in the language itself or a parent of it.
  func pickOwn(_ words: [String: [String]]) -> [String] {
    own.lazy.compactMap { words[$0] }.first ?? []
  }
}
