import AppManifest
import Testing

@Suite struct DeclaredNameTests {
  @Test(arguments: [
    ("minimumRating", "minimum rating"), ("film", "film"), ("HTTPServer2", "http server 2"),
    ("snake_case", "snake case"), ("URL", "url"), ("x1", "x 1"), ("", ""),
    ("FilmTracker", "film tracker"),
  ])
  func namesAreSplitIntoWords(name: String, words: String) {
    #expect(name.wordsOfName.joined(separator: " ") == words)
  }
}
