import Testing

@testable import PhraseRouter

@Suite struct UtteranceMoodTests {
  @Test(arguments: [
    ("en", "did i rate {Film}", "", ["? did"]), ("en", "wait did i see {Film}", "", ["? did"]),
    ("en", "dont mark {Film}", "", ["!", "! dont", "? dont"]),
    ("en", "mark {Film}", "mark Cars?", ["?"]),
    ("en", "mark {Film}", "mark Cars ?! ", ["?"]), ("en", "mark {Film}", "mark Cars", []),
    ("en", "could you mark {Film}", "could you mark Cars?", []),
    ("de", "ich habe {Film} nicht gesehen", "", ["! nicht"]),
    ("ja", "{Film} はもう見たっけ", "", ["? っけ"]), ("ko", "{Film}", "Cars?", ["?"]),
  ])
  func signs(language: String, text: String, typed: String, expected: [String]) {
    let mood = UtteranceMood(language: language) { $0.filter { $0 != "'" } }
    #expect(mood.signs(of: Array(text.utf8), typed: typed) == Set(expected))
  }

  @Test(arguments: [
    ("en", "dont let me forget {Film}"), ("en", "i dont care"), ("de", "{Film} nicht vergessen"),
    ("fr", "pas moins de trois"), ("es", "que no se me olvide"), ("ja", "忘れないように"),
  ])
  func whatDeniesInFormOnlyHasNoSign(language: String, text: String) {
    let mood = UtteranceMood(language: language) { $0.filter { $0 != "'" } }
    #expect(mood.signs(of: Array(text.utf8)).allSatisfy { !$0.hasPrefix("!") })
  }

  @Test(arguments: [
    ([], [], true), (["! dont"], [], false), (["! dont"], ["! not"], true), (["?"], [], false),
    (["?"], ["! not"], false), (["?"], ["? which"], true), (["? did"], ["? which"], true),
    (["! dont", "?"], ["! not"], false),
  ])
  func whatOwnPhrasesAreIsAllowed(signs: [String], own: [String], isAllowed: Bool) {
    #expect(
      UtteranceMood.allows(Set(signs), by: Set(own), isHarmless: false) == isAllowed)
  }

  @Test(arguments: [(["?"], true), (["! havent"], true), (["!", "! dont"], false)])
  func whatOnlyShowsIsAskedForInAnyWay(signs: [String], isAllowed: Bool) {
    #expect(UtteranceMood.allows(Set(signs), by: [], isHarmless: true) == isAllowed)
  }

  @Test func marksSayWhetherATextAsksOrDenies() {
    let mood = UtteranceMood(language: "en") { $0 }
    #expect(mood.marks(of: []) == ["."])
    #expect(mood.marks(of: ["? did"]) == ["?"])
    #expect(mood.marks(of: ["! not", "?"]) == ["?", "!"])
  }
}
