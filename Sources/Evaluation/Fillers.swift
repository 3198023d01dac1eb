import LanguageTags

/// Words that people put before or after what they mean, by language. Mutations draw from them.
///
/// They are written here, apart from the router's own, so that the one is a test of the other.
enum Fillers {
  /// Words, and where they stand.
  struct Filler: Sendable {
    var text: String
    var isLeading: Bool
  }

  /// The fillers of a language, or of the one that stands in for it.
  static func fillers(of language: String) -> [Filler] {
    guard let words = LanguageTag(language).value(in: table) else { return [] }
    return words.leading.map { Filler(text: $0, isLeading: true) }
      + words.trailing.map { Filler(text: $0, isLeading: false) }
  }

  private static let table: [String: (leading: [String], trailing: [String])] = [
    "en": (["please", "can you", "hey", "could you please", "ok"], ["please", "thanks"]),
    "de": (["bitte", "kannst du", "hey", "also"], ["bitte", "danke"]),
    "fr": (["s'il te plaît", "peux-tu", "dis", "alors"], ["s'il te plaît", "merci"]),
    "es": (["por favor", "puedes", "oye", "bueno"], ["por favor", "gracias"]),
    "ja": (["ねえ", "すみません", "えっと"], ["お願い", "お願いします"]),
    "ar": (["من فضلك", "لو سمحت", "هل يمكنك"], ["من فضلك", "شكرا"]),
    "ko": (["저기", "제발"], ["부탁해"]),
    "ru": (["пожалуйста", "слушай"], ["пожалуйста", "спасибо"]),
    "hi": (["कृपया", "सुनो"], ["कृपया"]),
    "th": (["ช่วย"], ["หน่อย"]),
    "zh": (["请", "喂"], ["谢谢"]),
  ]
}
