import AppManifest
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
}
