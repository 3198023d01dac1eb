import RandomNumbers
import Testing

@testable import IntentRanking

@Suite struct RankerBytesTests {
  private let ranker = IntentRankerTests.ranker

  @Test func whatIsReadRanksAlike() throws {
    let read = try #require(IntentRanker(ranker.bytes()))
    #expect(read == ranker)
    var scratch = IntentRanker.Scratch()
    for example in IntentRankerTests.examples {
      let ours = ranker.rank(example.text, scratch: &scratch)
      #expect(read.rank(example.text, scratch: &scratch) == ours)
    }
  }

  @Test func theClassOfWhatMeansNothingIsKept() throws {
    let ranker = IntentRanker(
      learning: IntentRankerTests.examples, labels: IntentRankerTests.labels, meaningless: 2)
    let read = try #require(IntentRanker(ranker.bytes()))
    #expect(read == ranker && read != self.ranker)
  }

  @Test func whatIsCutOffIsRefused() {
    let bytes = ranker.bytes()
    for length in stride(from: 0, to: bytes.count, by: 97) {
      #expect(IntentRanker(Array(bytes.prefix(length))) == nil)
    }
    #expect(IntentRanker(bytes + [0]) == nil)
  }

  @Test func changedBytesNeverCrash() {
    var random = SeededGenerator(seed: 4)
    let bytes = ranker.bytes()
    var scratch = IntentRanker.Scratch()
    var readable = 0
    for trial in 0..<400 {
      var changed = bytes
      // The numbers at the beginning say how much follows.
      let place = trial < 200 ? random.below(64) : random.below(bytes.count)
      changed[place] = UInt8(truncatingIfNeeded: random.next())
      guard let read = IntentRanker(changed) else { continue }
      readable += 1
      _ = read.rank(Array("play some jazz at {number}".utf8), scratch: &scratch)
    }
    #expect(readable > 0 && readable < 400)
  }
}
