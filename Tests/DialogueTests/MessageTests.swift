import Testing

@testable import Dialogue

/// What dialogues say: every message of every language, as it reads.
struct MessageTests {
  @Test(arguments: SharedWords.languages)
  func placeholdersHaveExamples(_ language: String) throws {
    let samples = try #require(MessageSample.all(in: language))
    #expect(samples.count > 60)
    for sample in samples {
      #expect(!sample.text.isEmpty || sample.name == "sentenceSeparator")
      #expect(!sample.text.contains { "{}".contains($0) }, "\(sample)")
    }
  }

  /// A language without a table has no samples; dialogues in it speak English.
  @Test func otherLanguagesHaveNone() { #expect(MessageSample.all(in: "xx") == nil) }

  /// Quotation marks, and the space before a colon, as the language has them.
  @Test(arguments: [
    ("en", "“", "„«「"), ("de", "„", "«「"), ("fr", "«", "“„「"), ("es", "«", "“„「"),
    ("ja", "「", "“„«"),
    ("ar", "«", "“„「"),
  ])
  func quotesAreTheLanguagesOwn(_ language: String, _ own: Character, _ foreign: String) throws {
    let samples = try #require(MessageSample.all(in: language))
    #expect(samples.contains { $0.text.contains(own) })
    for sample in samples {
      #expect(!sample.text.contains { foreign.contains($0) || $0 == "\"" }, "\(sample)")
    }
  }

  @Test(arguments: [
    ("en", "2026-11-21", "Saturday, November 21, 2026"),
    ("en", "2026-11-21T18:05", "Saturday, November 21, 2026 at 18:05"),
    ("de", "2026-11-21T18:05", "Samstag, 21. November 2026 um 18:05 Uhr"),
    ("fr", "2028-02-29", "mardi 29 février 2028"),
    ("es", "2026-01-01", "jueves, 1 de enero de 2026"),
    ("ja", "2026-12-24", "2026年12月24日（木）"), ("ar", "2026-11-21", "السبت 21 نوفمبر 2026"),
  ])
  func datesAreSaidInWords(_ language: String, _ date: String, _ expected: String) {
    #expect(DialogueLanguage.best(for: language).messages.dates.text(iso: date) == expected)
  }

  @Test(arguments: ["", "soon", "2026-02-30", "2026-13-01"])
  func whatIsNoDateStaysAsItIs(_ text: String) {
    #expect(DialogueLanguage.english.messages.dates.text(iso: text) == nil)
  }

  @Test(arguments: [
    ("film", "a film"), ("artist", "an artist"), ("user", "a user"), ("hour", "a hour"),
    ("European city", "a european city"),
  ])
  func englishTypesHaveTheirArticle(_ title: String, _ expected: String) {
    var parameter = TestRouter.film("en").guide.tables["rate"].parameter("film")
    parameter?.title = title
    let message = TestRouter.film("en").guide.writer.unknown("x", for: parameter)
    #expect(message.lowercased() == "i don’t know \(expected.lowercased()) called “x”.")
  }

  /// Bounds that the app's question tells are not told again.
  @Test func boundsAreSaidOnce() {
    let writer = TestRouter.film("en").guide.writer
    let stars = TestRouter.film("en").guide.tables["rate"].parameter("stars")
    #expect(writer.tells("How many stars, from 1 to 5?", rangeOf: stars))
    #expect(!writer.tells("How many stars?", rangeOf: stars))
    #expect(!writer.tells("How many stars, from 1 to 15?", rangeOf: stars))
  }
}
