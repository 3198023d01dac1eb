import RandomNumbers
import Testing

@testable import TextAnalysis

/// The trie finds what trying every word finds.
struct WordTrieTests {
  @Test("The longest word at a place is the one that trying them all finds", arguments: 0..<50)
  func agreesWithTryingAll(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func word(_ length: Int) -> [UInt8] { (0..<length).map { _ in UInt8(97 + random.below(3)) } }
    let words = (0..<random.below(40)).map { _ in word(1 + random.below(6)) }
    let trie = WordTrie(words)
    for _ in 0..<40 {
      let text = word(random.below(12))
      let start = random.below(text.count + 1)
      let end = start + random.below(text.count - start + 1)
      let longest = words.filter { text[start..<end].starts(with: $0) }.map(\.count).max()
      #expect(trie.longestWord(in: text, from: start, before: end) == longest.map { start + $0 })
    }
  }

  @Test func noWordsAndNoTextFindNothing() {
    #expect(WordTrie([]).longestWord(in: [1, 2], from: 0, before: 2) == nil)
    #expect(WordTrie([[1]]).longestWord(in: [], from: 0, before: 0) == nil)
    #expect(WordTrie([[1]]).longestWord(in: [1], from: 1, before: 1) == nil)
  }
}
