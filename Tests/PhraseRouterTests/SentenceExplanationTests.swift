import PhraseRouter
import Testing

/// Every match of sentence templates that lost says by what.
@Suite("Explanations of sentence templates")
struct SentenceExplanationTests {
  /// The blocks of two intents, of which the first wins “go red now”, and what is said of the second.
  static let cases: [(SentenceBlock, SentenceBlock, String)] = [
    (
      SentenceBlock(intent: "A", sentences: ["{w}"], metadata: ["own": true]),
      SentenceBlock(intent: "B", sentences: ["go red now"]),
      "another match is of a block that goes before all others"
    ),
    (
      SentenceBlock(intent: "B", sentences: ["go {name} {w}"]),
      SentenceBlock(intent: "A", sentences: ["go red now"]), "its name is shorter, or missing"
    ),
    (
      SentenceBlock(intent: "B", sentences: ["go red now"]),
      SentenceBlock(intent: "A", sentences: ["go red {w}"]), "it has more wildcards"
    ),
    (
      SentenceBlock(intent: "B", sentences: ["go red now"]),
      SentenceBlock(intent: "A", sentences: ["go {c} now"]), "fewer of its own words matched"
    ),
    (
      SentenceBlock(intent: "B", sentences: ["go {c} {w}"]),
      SentenceBlock(intent: "A", sentences: ["go {w}"]), "its wildcards take more text"
    ),
    (
      SentenceBlock(intent: "A", sentences: ["go red now"]),
      SentenceBlock(intent: "B", sentences: ["go red now"]),
      "it fits as well, and its intent's name comes later"
    ),
    (
      SentenceBlock(intent: "A", sentences: ["go red now"]),
      SentenceBlock(intent: "A", sentences: ["go [red] now"]),
      "another template fits as well and stands first"
    ),
  ]

  @Test("Explanations name the reason why a match lost", arguments: cases)
  func reasons(winner: SentenceBlock, loser: SentenceBlock, reason: String) throws {
    var manifest = Manifest(
      app: Manifest.App(id: "t", name: ["en": "Test"]), languages: ["en"],
      intents: Set([winner.intent, loser.intent]).sorted().map { Manifest.Intent(name: $0) })
    let red = [ListValue(input: "red")]
    manifest.sentences["en"] = SentenceSet(
      edition: .v3_12, lists: ["c": .values(red), "name": .values(red), "w": .wildcard],
      blocks: [winner, loser], preferredSlot: "name", preferredMetadata: "own")
    let explanation = try Router(manifest: manifest).explain("go red now")
    let verdicts = Dictionary(
      explanation.candidates.map { ($0.template, $0.verdict) },
      uniquingKeysWith: { first, _ in first })
    #expect(explanation.candidates.first?.verdict == "chosen")
    #expect(explanation.candidates.first?.intent == winner.intent)
    #expect(explanation.candidates.first?.template == winner.sentences[0])
    if winner.sentences == loser.sentences {
      #expect(explanation.candidates.last?.verdict == reason)
    } else {
      #expect(verdicts[loser.sentences[0]] == reason)
    }
  }
}
