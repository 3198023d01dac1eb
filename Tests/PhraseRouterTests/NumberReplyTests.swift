import PhraseRouter
import Testing

/// Numbers in reply to a question for one, with what people say around them.
@Suite("Replies with a number")
struct NumberReplyTests {
  private static let rating = Manifest.Parameter(
    name: "p", title: ["en": "rating"], type: .number, minimum: -100, maximum: 2000)

  @Test(
    "Replies with a number may have filler and a word for what is counted",
    arguments: [
      ("en", "4 stars", 4), ("en", "four stars", 4), ("en", "five stars please", 5),
      ("en", "I'd say 4", 4), ("en", "i'd say 4.5 stars", 4.5), ("en", "about 5", 5),
      ("en", "5 please", 5), ("en", "a rating of 3", 3), ("en", "twenty five points", 25),
      ("en", "one hundred and five points, please", 105), ("en", "-5 points", -5),
      ("en", "one star", 1), ("en", "let's say two", 2), ("en", "ok, 3 then", 3),
      ("de", "4 Sterne", 4), ("de", "vier Sterne bitte", 4), ("de", "ich würde sagen 4", 4),
      ("de", "so um die 20", 20), ("de", "2,5 Sterne", 2.5), ("de", "einen Stern", 1),
      ("de", "vielleicht eine 3", 3),
      ("fr", "4 étoiles", 4), ("fr", "quatre étoiles s'il te plaît", 4), ("fr", "je dirais 3", 3),
      ("fr", "à peu près 10", 10), ("fr", "disons deux", 2),
      ("es", "4 estrellas", 4), ("es", "cuatro estrellas, por favor", 4), ("es", "yo diría 3", 3),
      ("es", "unas 10", 10), ("es", "le doy un 3", 3),
      ("ja", "星4つ", 4), ("ja", "星を4つ", 4), ("ja", "3つ星でお願いします", 3), ("ja", "4点", 4),
      ("ja", "4点です", 4), ("ja", "四つ星でお願いします", 4),
      ("ja", "だいたい5くらい", 5),
      ("ar", "4 نجوم", 4), ("ar", "أربع نجوم من فضلك", 4), ("ar", "حوالي 10", 10),
      ("ar", "نجمة واحدة", 1), ("ar", "٣ نجوم", 3),
    ])
  func taken(language: String, text: String, value: Double) async throws {
    let turn = try await TypedValueTests.reply(text, to: Self.rating, language: language)
    #expect(turn.decision?.slots.first?.value.double == value, "\(text): \(turn.message)")
  }

  @Test(
    "Replies with a number are none where other words make something else of it",
    arguments: [
      ("en", "31 february"), ("en", "february 31"), ("en", "3 march"), ("en", "4 or 5"),
      ("en", "I have 3 cats and a dog"), ("en", "toy story 4"), ("en", "not 5"),
      ("en", "between 3 and 5"), ("de", "31. Februar"), ("de", "31 Februar"), ("de", "nicht 5"),
      ("fr", "31 février"), ("es", "31 de febrero"), ("es", "menos de 5"), ("ja", "2月31日"),
      ("ar", "31 فبراير"), ("ar", "4 أو 5"),
    ])
  func refused(language: String, text: String) async throws {
    let turn = try await TypedValueTests.reply(text, to: Self.rating, language: language)
    #expect(turn.isOpen, "\(text): \(turn.message)")
  }
}
