import RandomNumbers
import Testing

@testable import NameIndex

@Suite("NameTrie")
struct NameTrieTests {
  @Test("reports the keys at a place, shortest first, payloads in order")
  func example() {
    let trie = NameTrie(entries: [
      (key: Array("toy story".utf8), payload: 3), (key: Array("toy".utf8), payload: 7),
      (key: Array("toy story".utf8), payload: 9), (key: Array("cars".utf8), payload: 1),
    ])
    #expect(trie.matches("my toy story 2", at: 3) == [Found(6, [7]), Found(12, [3, 9])])
    #expect(trie.matches("my toy story 2", at: 4) == [])
    #expect(trie.matches("cars", at: 0) == [Found(4, [1])])
    #expect(trie.matches("cars", at: 4) == [])
  }

  @Test("an empty trie matches nothing, an empty key everywhere")
  func empty() {
    #expect(NameTrie(entries: []).matches("a", at: 0) == [])
    let trie = NameTrie(entries: [(key: [], payload: 5)])
    #expect(trie.matches("a", at: 1) == [Found(1, [5])])
  }

  @Test("agrees with a scan over the keys, for every pair of short keys")
  func exhaustivePairs() {
    let words = allStrings(upTo: 3, over: Array("ab".utf8))
    for first in words {
      for second in words {
        let entries = [(key: first, payload: UInt32(0)), (key: second, payload: UInt32(1))]
        expectAgreement(entries, texts: words)
      }
    }
  }

  @Test("agrees with a scan over the keys, for seeded sets of keys")
  func seededSets() {
    for seed in 0..<60 { seededSet(seed) }
  }

  private func seededSet(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let alphabet: [UInt8] = seed % 2 == 0 ? Array("ab ".utf8) : Array(0...255)
    let keys = (0..<random.below(100)).map { _ in random.string(of: alphabet, upTo: 9) }
    let entries = keys.enumerated().map { (key: $0.element, payload: UInt32($0.offset)) }
    let texts = (0..<20).map { _ in random.string(of: alphabet, upTo: 20) } + keys.prefix(10)
    expectAgreement(entries, texts: texts)
  }

  private func expectAgreement(_ entries: [(key: [UInt8], payload: UInt32)], texts: [[UInt8]]) {
    let trie = NameTrie(entries: entries)
    for text in texts {
      // One comparison a text: a macro call a place would take most of the test's time.
      let found = (0...text.count).map { trie.matches(text, at: $0) }
      let expected = (0...text.count).map { scan(entries, text, at: $0) }
      if found != expected { Issue.record("keys \(entries), text \(text): \(found)") }
    }
  }

  /// What the trie reports, by definition.
  private func scan(
    _ entries: [(key: [UInt8], payload: UInt32)], _ text: [UInt8], at start: Int
  ) -> [Found] {
    (start...text.count).compactMap { end in
      let payloads = entries.filter { $0.key == Array(text[start..<end]) }.map(\.payload)
      return payloads.isEmpty ? nil : Found(end, payloads)
    }
  }
}

/// A key found in a text: where it ends, and its payloads.
private struct Found: Equatable {
  var end: Int
  var payloads: [UInt32]

  init(_ end: Int, _ payloads: [UInt32]) {
    self.end = end
    self.payloads = payloads
  }
}

extension NameTrie {
  fileprivate func matches(_ text: String, at start: Int) -> [Found] {
    matches(Array(text.utf8), at: start)
  }

  fileprivate func matches(_ text: [UInt8], at start: Int) -> [Found] {
    var found: [PrefixMatch] = []
    text.withUnsafeBufferPointer { appendPrefixMatches(in: $0, from: start, to: &found) }
    return found.map { match in Found(match.end, match.payloads.map { payloads[$0] }) }
  }
}
