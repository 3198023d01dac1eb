import Testing

@testable import ActionPhrases

/// Wordings are written out with what their parts stand for.
@Suite struct WordingTests {
  private let parts: [String: String] = [
    "noun": "film|films", "app": "in <name>", "name": "${applicationName}",
  ]

  @Test(arguments: [
    ("show <noun>", "show (film|films)"),
    ("show <noun> [<app>]", "show (film|films) [(in (${applicationName}))]"),
    ("show <noun> [sorted by <key>]", "show (film|films) "),
    ("(by <key>|all) <noun>", "(all) (film|films)"),
    ("[by <key>|all] <noun>", "[all] (film|films)"),
    ("a \\(b\\) <noun>", "a \\(b\\) (film|films)"),
  ])
  func writesOut(wording: String, expected: String) {
    #expect(Wording.text(wording) { parts[$0] } == expected)
  }

  @Test(arguments: ["by <key>", "(by <key>|of <key>) x", "x <app2>", "(a", "a <b"])
  func withoutAPartThereIsNothing(wording: String) {
    #expect(Wording.text(wording) { parts[$0] } == nil)
  }

  @Test func circlesEnd() {
    #expect(Wording.text("<a>") { _ in "x <a>" } == nil)
  }
}
