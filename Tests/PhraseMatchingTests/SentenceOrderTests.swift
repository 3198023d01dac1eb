import AppManifest
import PhraseMatching
import Testing

@Suite("The order of sentences")
struct SentenceOrderTests {
  private static let lists: [String: ValueList] = [
    "w": .wildcard, "v": .wildcard, "c": .plain("red"),
  ]

  /// The sentences of a block, and the order in which they are tried.
  static let cases: [([String], [Int])] = [
    (["play {w}", "play {w} by {v}"], [1, 0]),
    (["a b c", "{c}", "play {w}"], [2, 0, 1]),
    (["play {w}", "play [it] {w}", "(play;{w})"], [2, 1, 0]),
    (["{w}", "a"], [0, 1]), (["a", "{w}"], [0, 1]),
    (["a <r>", "a {w} b"], [1, 0]), (["a {l}", "b {l}"], [0, 1]),
    (["x {w}", "y {w}"], [0, 1]),
  ]

  @Test("puts wildcards of the language first, those with more words before", arguments: cases)
  func order(sentences: [String], expected: [Int]) throws {
    for edition in SentenceSet.Edition.allCases {
      let block = SentenceBlock(intent: "T", sentences: sentences, lists: ["l": .wildcard])
      let compiled = try CompiledSentences(
        SentenceSet(edition: edition, lists: Self.lists, rules: ["r": "{w}"], blocks: [block]))
      #expect(compiled.program.sentences.map(\.text) == expected.map { sentences[$0] })
    }
  }

  @Test("keeps the places of faults")
  func faults() {
    let block = SentenceBlock(intent: "T", sentences: ["a {w}", "(", "a b {w}", "{x} {w} c d e"])
    let output = CompiledSentences.compile(SentenceSet(lists: Self.lists, blocks: [block]))
    #expect(
      Set(output.faults.map { "\($0.place)" })
        == Set([1, 3].map { "\(PhraseFault.Place.sentence(block: 0, sentence: $0))" }))
  }

  @Test("lets preferred blocks beat all others, however well those match")
  func preferredBlocks() throws {
    let own: [String: Value] = ["own": true]
    for edition in SentenceSet.Edition.allCases {
      let blocks = [
        SentenceBlock(intent: "Theirs", sentences: ["go red", "go {c}"], metadata: ["own": 0]),
        SentenceBlock(intent: "Mine", sentences: ["{w}", "go {w}"], metadata: own),
        SentenceBlock(intent: "Also mine", sentences: ["{w}"], metadata: own),
      ]
      for order in [blocks, blocks.reversed()] {
        var set = SentenceSet(
          edition: edition, lists: Self.lists, blocks: order, preferredSlot: "c")
        #expect(try CompiledSentences(set).best("go red")?.intent == "Theirs")
        set.preferredMetadata = "own"
        #expect(try CompiledSentences(set).best("go red")?.slotText == "w=red")
        #expect(try CompiledSentences(set).best("go red")?.intent == "Mine")
      }
    }
  }
}
