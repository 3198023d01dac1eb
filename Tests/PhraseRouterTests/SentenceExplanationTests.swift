import AppManifest
import PhraseRouter
import Testing

/// Every match of sentence templates that lost says by what.
@Suite("Explanations of sentence templates")
struct SentenceExplanationTests {
  /// The blocks of two intents, of which the first wins “go red now”, and what is said of the second.
  static let cases: [(SentenceBlock, SentenceBlock, Explanation.MatchDifference)] = [
    (
      SentenceBlock(intent: "A", sentences: ["{w}"], metadata: ["own": true]),
      SentenceBlock(intent: "B", sentences: ["go red now"]),
      .preferredBlock
    ),
    (
      SentenceBlock(intent: "B", sentences: ["go {name} {w}"]),
      SentenceBlock(intent: "A", sentences: ["go red now"]), .preferredSlot("name")
    ),
    (
      SentenceBlock(intent: "B", sentences: ["go red now"]),
      SentenceBlock(intent: "A", sentences: ["go red {w}"]), .wildcards
    ),
    (
      SentenceBlock(intent: "B", sentences: ["go red now"]),
      SentenceBlock(intent: "A", sentences: ["go {c} now"]), .literals
    ),
    (
      SentenceBlock(intent: "B", sentences: ["go {c} {w}"]),
      SentenceBlock(intent: "A", sentences: ["go {w}"]), .wildcardLength
    ),
    (
      SentenceBlock(intent: "A", sentences: ["go red now"]),
      SentenceBlock(intent: "B", sentences: ["go red now"]),
      .intent
    ),
    (
      SentenceBlock(intent: "A", sentences: ["go red now"]),
      SentenceBlock(intent: "A", sentences: ["go [red] now"]),
      .order
    ),
  ]

  @Test("Explanations name the reason why a match lost", arguments: cases)
  func reasons(winner: SentenceBlock, loser: SentenceBlock, reason: Explanation.MatchDifference)
    throws
  {
    var manifest = Manifest(
      app: Manifest.App(id: "t", name: ["en": "Test"]), languages: ["en"],
      intents: Set([winner.intent, loser.intent]).sorted().map { Manifest.Intent(name: $0) })
    let red = [ListValue(input: "red")]
    manifest.sentences["en"] = SentenceSet(
      edition: .v3_12, lists: ["c": .values(red), "name": .values(red), "w": .wildcard],
      blocks: [winner, loser], preferredSlot: "name", preferredMetadata: "own")
    let explanation = try Router(manifest: manifest.validated()).explain("go red now")
    let verdicts = Dictionary(
      explanation.candidates.map { ($0.template, $0.verdict) },
      uniquingKeysWith: { first, _ in first })
    #expect(explanation.candidates.first?.verdict == .chosen)
    #expect(explanation.candidates.first?.intent == winner.intent)
    #expect(explanation.candidates.first?.template == winner.sentences[0])
    if winner.sentences == loser.sentences {
      #expect(explanation.candidates.last?.verdict == .sentence(reason))
    } else {
      #expect(verdicts[loser.sentences[0]] == .sentence(reason))
    }
  }
}
