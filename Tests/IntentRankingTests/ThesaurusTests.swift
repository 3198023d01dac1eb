import Testing

@testable import IntentRanking

@Suite struct ThesaurusTests {
  /// The senses that a text is given, by their numbers.
  private func senses(_ text: String, of thesaurus: Thesaurus) -> [String] {
    let said = thesaurus.addingSenses(to: Array(text.utf8))
    #expect(said.starts(with: Array(text.utf8)))
    return said.dropFirst(text.utf8.count).split(separator: UInt8(ascii: " ")).map { sense in
      #expect(sense.first == FeatureExtractor.senseMark)
      return String(decoding: sense.dropFirst(), as: UTF8.self)
    }
  }

  private static let words = Thesaurus(
    lines: "mark*|tick off|log\nseen|done with\npick|choose\npick up|fetch\nlog|book"
  ) { $0 }

  @Test(arguments: [
    ("mark {Film} as seen", ["0", "1"]), ("marked", ["0"]), ("tick off {Film}", ["0"]),
    ("tick {Film} off", []), ("we are done with it", ["1"]), ("remark", []), ("", []),
    ("seen and done with", ["1"]), ("log it", ["0", "4"]),
  ])
  func wordsAndTurnsOfSpeechHaveSenses(text: String, expected: [String]) {
    #expect(senses(text, of: Self.words) == expected)
  }

  @Test(arguments: [("pick up milk", ["3"]), ("pick milk up", ["2"]), ("pick", ["2"])])
  func theLongestTurnOfSpeechCounts(text: String, expected: [String]) {
    #expect(senses(text, of: Self.words) == expected)
  }

  @Test func whatStandsForNamesHasNone() {
    #expect(senses("choose {log}", of: Self.words) == ["2"])
  }

  @Test func partsOfWordsAreFoundWhereTheyAreWrittenTogether() {
    let thesaurus = Thesaurus(lines: "見た|観た\n見たこと|済み", findsParts: true) { $0 }
    #expect(senses("{Film} を観たよ", of: thesaurus) == ["0"])
    #expect(senses("見たことにして", of: thesaurus) == ["1"])
  }

  @Test func marksStandBeforeSenses() {
    let said = Self.words.addingSenses(to: Array("seen".utf8), marks: ["?"])
    #expect(said == Array("seen ".utf8) + [0xFE] + Array("? ".utf8) + [0xFE] + Array("1".utf8))
  }

  @Test(arguments: BackgroundTalkTests.languages)
  func everyLanguageHasSenses(language: String) {
    let thesaurus = Thesaurus.thesaurus(in: language) { $0 }
    #expect(thesaurus.senseCount > 40)
    #expect(thesaurus.smallestSense > 1)
  }
}
