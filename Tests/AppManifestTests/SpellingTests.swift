import AppManifest
import Testing

@Suite("Spelling")
struct SpellingTests {
  static let cases: [(String, [String], String?)] = [
    ("flm", ["film", "firm"], "film"), ("fiml", ["film"], "film"), ("FILM", ["film"], "film"),
    ("film", ["stars"], nil), ("x", ["y"], nil), ("", ["a"], nil),
    ("phrase", ["title", "phrases"], "phrases"), ("tilte", ["title"], "title"),
    (String(repeating: "a", count: 65), [String(repeating: "a", count: 64)], nil),
  ]

  @Test("guesses what was meant", arguments: cases)
  func nearest(typed: String, names: [String], expected: String?) {
    #expect(Spelling.nearest(to: typed, in: names) == expected)
  }

  static let quotes: [(String, String)] = [
    ("a", "\"a\""), ("\u{1B}[31m", "\"\\u{1B}[31m\""), ("a\u{202E}b", "\"a\\u{202E}b\""),
    (String(repeating: "é", count: 61), "\"" + String(repeating: "é", count: 60) + "…\""),
  ]

  @Test("shows names without letting them drive a terminal", arguments: quotes)
  func quoted(text: String, expected: String) {
    #expect(text.quotedForMessage == expected)
  }
}
