import RandomNumbers
import Testing

@testable import NameIndex

@Suite struct GrowingTrieTests {
  /// Every payload of every key that stands at the start of a text, in the trie's order.
  private static func matches(_ trie: GrowingTrie, _ text: String) -> [[Int]] {
    var found: [[Int]] = []
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      trie.forEachPrefixMatch(in: bytes, from: 0) { found.append([$0, Int($1)]) }
    }
    return found
  }

  @Test func addsAndRemoves() {
    var trie = GrowingTrie()
    #expect(trie.isEmpty)
    for (payload, key) in ["toy story", "toy", "toy story", "tool", ""].enumerated() {
      trie.add(Array(key.utf8), payload: UInt32(payload))
    }
    #expect(Self.matches(trie, "toy story 2") == [[0, 4], [3, 1], [9, 0], [9, 2]])
    let before = trie
    #expect(trie.remove(Array("toy story".utf8), where: { $0 == 0 }) == [0])
    #expect(trie.remove(Array("toy".utf8), where: { _ in true }) == [1])
    #expect(trie.remove(Array("to".utf8), where: { _ in true }) == [])
    #expect(Self.matches(trie, "toy story 2") == [[0, 4], [9, 2]])
    // A copy that was made before keeps what it had.
    #expect(Self.matches(before, "toy story 2") == [[0, 4], [3, 1], [9, 0], [9, 2]])
  }

  /// Random changes, against a plain list of keys.
  @Test(arguments: 0..<40)
  func equalsAPlainList(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var trie = GrowingTrie()
    var plain: [(key: [UInt8], payload: UInt32)] = []
    func key() -> [UInt8] {
      (0..<Int.random(in: 0...5, using: &random)).map { _ in
        UInt8.random(in: 97...99, using: &random)
      }
    }
    for payload in 0..<UInt32(120) {
      let key = key()
      if Int.random(in: 0..<3, using: &random) == 0 {
        let removed = trie.remove(key) { $0 % 2 == 0 }
        #expect(removed == plain.filter { $0.key == key && $0.payload % 2 == 0 }.map(\.payload))
        plain.removeAll { $0.key == key && $0.payload % 2 == 0 }
      } else {
        trie.add(key, payload: payload)
        plain.append((key, payload))
      }
      let text = String(decoding: self.text(&random), as: UTF8.self)
      let expected = plain.filter { Array(text.utf8).starts(with: $0.key) }
        .sorted { ($0.key.count, $0.payload) < ($1.key.count, $1.payload) }
      #expect(Self.matches(trie, text) == expected.map { [$0.key.count, Int($0.payload)] })
    }
    for item in plain { _ = trie.remove(item.key) { _ in true } }
    #expect(trie.isEmpty)
  }

  private func text(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<6).map { _ in UInt8.random(in: 97...99, using: &random) }
  }
}
