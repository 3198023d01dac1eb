import AppManifest
import LabOracles
import PhraseMatching
import Testing

/// Small cases of what comparing with the naive matcher has found.
@Suite("Ways to match")
struct WaysTests {
  @Test("that differ only in what is not reported are one")
  func unreported() throws {
    let sentences = try CompiledSentences(
      "go {c:@z} [{d}]", lists: ["c": .plain("red", "[very] red", "red"), "d": .plain("x")],
      edition: .v3_12)
    #expect(sentences.all("go red").count == 1)
    #expect(sentences.all("go red x").map(\.slots) == [["d": "x"]])
  }

  @Test(
    "need text for a wildcard that is more than a - as a space",
    arguments: [
      ("t {w} ([ab] | [c])", "t_-", nil), ("t {w}", "t_-", nil), ("t {w} x", "t_- x", nil),
      ("t {w}", "t -", "-"), ("t {w}", "t_-a", "a"), ("t {w} x", "t_-a x", "a"),
    ])
  func brokenJoiners(template: String, utterance: String, expected: String?) throws {
    for edition in SentenceSet.Edition.allCases {
      let sentences = try CompiledSentences(template, lists: ["w": .wildcard], edition: edition)
      #expect(sentences.best(utterance)?.slots["w"] == expected)
    }
  }

  @Test("begin values behind a - that has become a space", arguments: ["red", "[very] red"])
  func spacesBeforeValues(value: String) throws {
    let set = SentenceSet(
      lists: ["c": .plain(value)],
      blocks: [SentenceBlock(intent: "Test", sentences: ["t {c}"])])
    let sentences = try CompiledSentences(set)
    var analyzed = sentences.analyzer.analyze("t_-red")
    let match = try #require(sentences.matcher.bestMatch(in: &analyzed, context: [:]))
    #expect(match.captures.map(\.span) == [3..<6])
    let naive = try NaiveSentences(set, language: "en").tries("t_-red", context: [:])
    #expect(naive.compactMap(\.ways?.first?.slots.first?.span) == [3..<6])
  }
}
