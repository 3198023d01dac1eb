import Testing

@testable import PhraseRouter

@Suite struct UtteranceMoodTests {
  @Test(arguments: [
    ("en", "did i rate {Film}", "", ["? did"]), ("en", "wait did i see {Film}", "", ["? did"]),
    ("en", "dont mark {Film}", "", ["! dont", "? dont"]),
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
    ([], [], true), (["! dont"], [], false), (["! dont"], ["! dont", "! not"], true),
    (["?"], [], false), (["?"], ["! not"], false), (["?"], ["? which"], true),
    (["? did"], ["? which"], false),
  ])
  func whatOwnPhrasesSayIsAllowed(signs: [String], own: [String], isAllowed: Bool) {
    #expect(UtteranceMood.allows(Set(signs), by: Set(own)) == isAllowed)
  }
}
