import LanguageTags

/// What a dialogue says and understands in one language, as data.
///
/// A language is one value of this type in a file of its own, listed in ``all``; nothing else
/// in the module knows any language.
struct DialogueLanguage: Sendable {
  /// The BCP 47 tag.
  var code: String
  /// What the dialogue understands as replies.
  var words: ReplyWords
  /// The phrases that replies are composed of.
  var parts: ReplyParts
  /// What it says.
  var messages: Messages

  /// Every language that dialogues are held in. The first stands in for those that are missing.
  static let all: [DialogueLanguage] = [
    .english, .german, .french, .spanish, .japanese, .arabic,
  ]

  /// The language of a tag, or what stands in for it; English if there is none.
  static func best(for tag: String) -> DialogueLanguage {
    LanguageTag(tag).best(in: all, tag: \.code) ?? .english
  }
}
