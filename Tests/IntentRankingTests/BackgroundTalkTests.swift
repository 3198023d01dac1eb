import Testing

@testable import IntentRanking

@Suite struct BackgroundTalkTests {
  static let languages = ["en", "de", "fr", "es", "ja", "ar"]

  @Test(arguments: languages) func coversMoreThanAHundredDomains(language: String) {
    let talk = BackgroundTalk.talk(in: language)
    #expect(talk.lineCount > 100)
    #expect(Set(talk.utterances(perLine: 2).map(\.line)).count == talk.lineCount)
  }

  @Test(arguments: languages) func nothingOfTheGrammarIsLeft(language: String) {
    let utterances = BackgroundTalk.talk(in: language).utterances(perLine: 30)
    #expect(utterances.count > 800)
    let signs: Set<Character> = ["(", ")", "[", "]", "<", ">", "|"]
    #expect(utterances.filter { $0.text.contains(where: signs.contains) }.map(\.text) == [])
    #expect(utterances.allSatisfy { !$0.text.isEmpty && !$0.text.contains("  ") })
  }

  @Test func equalCountsGiveEqualUtterances() {
    let talk = BackgroundTalk.talk(in: "en")
    #expect(talk.utterances(perLine: 5).map(\.text) == talk.utterances(perLine: 5).map(\.text))
  }

  @Test(arguments: [("pt", "en"), ("de-AT", "de"), ("ar-EG", "ar")])
  func otherLanguagesHaveAStandIn(language: String, standIn: String) {
    let texts = BackgroundTalk.talk(in: language).utterances(perLine: 1).map(\.text)
    #expect(texts == BackgroundTalk.talk(in: standIn).utterances(perLine: 1).map(\.text))
  }

  @Test func listsOfAllLinesExist() {
    let talk = BackgroundTalk(lists: ["day": "today|now"], lines: "call <who> <day>")
    let texts = Set(talk.utterances(perLine: 20).map(\.text))
    #expect(texts == ["call who today", "call who now"])
  }
}
