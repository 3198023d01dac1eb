import RandomNumbers
import Testing

@testable import IntentRanking

@Suite struct ThesaurusTests {
  private func variations(_ text: String, of thesaurus: Thesaurus) -> Set<String> {
    var random = SeededGenerator(seed: 1)
    return Set(
      (0..<60).compactMap { _ in
        thesaurus.variation(of: Array(text.utf8), random: &random).map {
          String(decoding: $0, as: UTF8.self)
        }
      })
  }

  @Test func wordsAndTurnsOfSpeechAreReplaced() {
    let thesaurus = Thesaurus(lines: "mark|tick off\nseen|done with") { $0 }
    let expected: Set = [
      "tick off {Film} as seen", "mark {Film} as done with", "tick off {Film} as done with",
    ]
    #expect(variations("mark {Film} as seen", of: thesaurus) == expected)
    #expect(variations("tick off {Film}", of: thesaurus) == ["mark {Film}"])
  }

  @Test func theLongestTurnOfSpeechCounts() {
    let thesaurus = Thesaurus(lines: "pick|choose\npick up|fetch") { $0 }
    #expect(variations("pick up milk", of: thesaurus) == ["fetch milk"])
  }

  @Test func whatStandsForNamesStays() {
    let thesaurus = Thesaurus(lines: "film|movie") { $0 }
    #expect(variations("rate {film}", of: thesaurus) == [])
    #expect(variations("", of: thesaurus) == [])
  }

  @Test func withoutSpacesPartsAreReplaced() {
    let thesaurus = Thesaurus(lines: "見た|観た", isUnspaced: true) { $0 }
    #expect(variations("{Film} を見たよ", of: thesaurus) == ["{Film} を観たよ"])
  }

  @Test(arguments: BackgroundTalkTests.languages)
  func everyLanguageHasGroups(language: String) {
    let thesaurus = Thesaurus.thesaurus(in: language) { $0 }
    #expect(thesaurus.groupCount > 15)
    #expect(thesaurus.smallestGroup > 1)
  }
}
