import PhraseRouter
import RandomNumbers
import Testing

/// Every slot tells exactly which characters were typed for it.
@Suite("Typed slots")
struct TypedSlotTests {
  static let rows: [(language: String, utterance: String, slot: String, text: String)] = [
    ("en", "mark ratatouille as watched", "film", "ratatouille"),
    ("en", "mark  RatatouillE   as watched", "film", "RatatouillE"),
    ("en", "🎬 mark ratatouille as watched", "film", "ratatouille"),
    ("en", "👩‍👩‍👧‍👦🎬: mark ratatouille as watched", "film", "ratatouille"),
    ("en", "mark 🎬 ratatouille as watched", "film", "ratatouille"),
    ("en", "ｍａｒｋ　ｒａｔａｔｏｕｉｌｌｅ　ａｓ　ｗａｔｃｈｅｄ", "film", "ｒａｔａｔｏｕｉｌｌｅ"),
    ("en", "mark rata\u{200B}touille as watched", "film", "rata\u{200B}touille"),
    ("en", "rate ratatouille five stars", "rating", "five"),
    ("en", "rate ratatouille ５ stars", "rating", "５"),
    ("en", "show me films by pedro almodóvar", "director", "pedro almodóvar"),
    ("en", "show me films by pedro almodo\u{301}var", "director", "pedro almodo\u{301}var"),
    ("fr", "J’ai déjà vu Ratatouille", "film", "Ratatouille"),
    ("fr", "j'ai de\u{301}ja\u{300} vu ratatouille", "film", "ratatouille"),
    ("de", "Ich habe „Ratatouille“ schon gesehen", "film", "Ratatouille"),
    ("ja", "レミーのおいしいレストランを見た", "film", "レミーのおいしいレストラン"),
    ("ja", "フィルムトラッカーでレミーのおいしいレストランを見た", "film", "レミーのおいしいレストラン"),
    ("ar", "شاهدت فيلم خلطبيطة بالصلصة", "film", "خلطبيطة بالصلصة"),
    ("ar", "شَاهَدْتُ فيلم خلطبيطة بالصلصة", "film", "خلطبيطة بالصلصة"),
  ]

  @Test("Slots hold the typed text and its range in code points", arguments: rows)
  func ranges(language: String, utterance: String, slot: String, text: String) throws {
    let decision = try FilmTracker.route(utterance, language: language)
    let found = try #require(
      decision.slots.first { $0.name == slot }, "\(utterance): \(decision.summary)")
    #expect(found.text.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    let range = try #require(found.range)
    let scalars = Array(utterance.unicodeScalars)
    try #require(range.upperBound <= scalars.count)
    #expect(Array(scalars[range]) == Array(text.unicodeScalars))
  }

  @Test("Slots that nobody typed have neither text nor range")
  func untyped() throws {
    let decision = try FilmTracker.route("browse comedy films")
    let rating = try #require(decision.slots.first { $0.name == "minimumRating" })
    #expect(rating.text == nil)
    #expect(rating.range == nil)
    #expect(rating.value == 3)
    let later = try FilmTracker.route("save ratatouille for later")
    let list = try #require(later.slots.first { $0.name == "list" })
    #expect(list.text == nil)
    #expect(list.range == nil)
  }

  @Test("Slots lie inside the utterance whatever is typed around a phrase")
  func anything() throws {
    var generator = SeededGenerator(seed: 11)
    let noise = Array("a é e\u{301} 🎬 ｘ ß İ ﷺ ، 映 \u{200B}\u{202E} !…’-").map(String.init)
    for _ in 0..<300 {
      func pieces() -> String {
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          noise.randomElement(using: &generator) ?? ""
        }.joined()
      }
      let utterance = pieces() + "mark \(pieces())ratatouille\(pieces()) as watched" + pieces()
      let scalars = Array(utterance.unicodeScalars)
      for slot in try FilmTracker.route(utterance).slots {
        guard let range = slot.range else { continue }
        try #require(0 <= range.lowerBound && range.upperBound <= scalars.count, "\(utterance)")
        #expect(Array(scalars[range]) == Array((slot.text ?? "").unicodeScalars), "\(utterance)")
      }
    }
  }
}
