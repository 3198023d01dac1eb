import Testing

@testable import IntentRanking

@Suite struct BackgroundTalkTests {
  static let languages = ["en", "de", "fr", "es", "ja", "ar"]

  @Test(arguments: languages) func coversMoreThanAHundredDomains(language: String) throws {
    let talk = try #require(BackgroundTalk.talk(in: language))
    #expect(talk.lineCount > 100)
    #expect(Set(talk.utterances(perLine: 2).map(\.line)).count == talk.lineCount)
  }

  @Test(arguments: languages) func nothingOfTheGrammarIsLeft(language: String) throws {
    let utterances = try #require(BackgroundTalk.talk(in: language)).utterances(perLine: 30)
    #expect(utterances.count > 800)
    let signs: Set<Character> = ["(", ")", "[", "]", "<", ">", "|"]
    #expect(utterances.filter { $0.text.contains(where: signs.contains) }.map(\.text) == [])
    #expect(utterances.allSatisfy { !$0.text.isEmpty && !$0.text.contains("  ") })
  }

  @Test func equalCountsGiveEqualUtterances() throws {
    let talk = try #require(BackgroundTalk.talk(in: "en"))
    #expect(talk.utterances(perLine: 5).map(\.text) == talk.utterances(perLine: 5).map(\.text))
  }

  @Test(arguments: [("de-AT", "de"), ("ar-EG", "ar"), ("en-GB", "en")])
  func regionsSpeakTheirLanguage(tag: String, language: String) throws {
    let texts = try #require(BackgroundTalk.talk(in: tag)).utterances(perLine: 1).map(\.text)
    let expected = try #require(BackgroundTalk.talk(in: language)).utterances(perLine: 1)
    #expect(texts == expected.map(\.text))
  }

  @Test(arguments: ["pt", "ko", ""]) func otherLanguagesHaveNone(language: String) {
    #expect(BackgroundTalk.talk(in: language)?.lineCount == nil)
  }

  @Test(arguments: languages) func daysCanStandForThemselves(language: String) throws {
    let talk = try #require(BackgroundTalk.talk(in: language))
    let marked = talk.utterances(perLine: 8, day: "{date}").filter { $0.text.contains("{date}") }
    #expect(marked.count > 10)
    #expect(talk.utterances(perLine: 8).allSatisfy { !$0.text.contains("{date}") })
  }

  @Test func listsOfAllLinesExist() {
    let talk = BackgroundTalk(lists: ["day": "today|now"], lines: "call <who> <day>")
    let texts = Set(talk.utterances(perLine: 20).map(\.text))
    #expect(texts == ["call who today", "call who now"])
  }
}
