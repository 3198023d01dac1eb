import Testing

@testable import NameIndex

@Suite("EditDistance")
struct EditDistanceTests {
  @Test(
    "counts insertions, deletions, substitutions and swaps",
    arguments: [
      ("story", "stroy", 1), ("story", "stoy", 1), ("story", "storey", 1), ("story", "stork", 1),
      ("ca", "abc", 3), ("", "abc", 3), ("abcd", "badc", 2), ("same", "same", 0),
    ])
  func examples(first: String, second: String, edits: Int) {
    #expect(distance(first.utf8.map(UInt32.init), second.utf8.map(UInt32.init), 9) == edits)
  }

  @Test("agrees with its definition on all words of up to four letters")
  func exhaustive() {
    let words = allStrings(upTo: 4, over: [0, 1, 2]).map { $0.map(UInt32.init) }
    for first in words {
      for second in words {
        let edits = naiveEditDistance(first, second)
        for limit in 0...2 where distance(first, second, limit) != (edits <= limit ? edits : nil) {
          Issue.record("\(first) to \(second) is \(edits)")
        }
      }
    }
  }

  @Test("words within two edits share a deletion key")
  func deletionKeys() {
    let alphabet: [UInt32] = [0, 1]
    let words = allStrings(upTo: 6, over: [0, 1]).map { $0.map(UInt32.init) }
    // A common start and end make words longer than the prefix that the keys are made of.
    for middle in words where middle.count > 3 {
      let word = [2, 3, 2] + middle + [3, 2]
      for one in neighbours(of: word, alphabet) {
        if !shareKey(word, one, 1) { Issue.record("\(word) and \(one)") }
        guard middle.count == 4 else { continue }
        for two in neighbours(of: one, alphabet)
        where naiveEditDistance(word, two) <= 2 && !shareKey(word, two, 2) {
          Issue.record("\(word) and \(two)")
        }
      }
    }
  }

  @Test(
    "a name's word allows edits by its letters",
    arguments: [(4, 0), (5, 1), (8, 1), (9, 2), (40, 2)])
  func budget(letters: Int, edits: Int) {
    #expect(EditDistance.budget(letters: letters, isUnspaced: false) == edits)
    #expect(EditDistance.budget(letters: letters, isUnspaced: true) == min(1, edits))
  }

  private func distance(_ first: [UInt32], _ second: [UInt32], _ limit: Int) -> Int? {
    var distance = EditDistance()
    return distance.within(limit, first[...], second[...])
  }

  private func shareKey(_ first: [UInt32], _ second: [UInt32], _ deletions: Int) -> Bool {
    var (keys, others): ([UInt64], [UInt64]) = ([], [])
    DeletionKeys.append(of: first[...], deletions: deletions, to: &keys)
    DeletionKeys.append(of: second[...], deletions: deletions, to: &others)
    return !Set(keys).isDisjoint(with: others)
  }

  /// What one edit makes of a word.
  private func neighbours(of word: [UInt32], _ alphabet: [UInt32]) -> [[UInt32]] {
    var all: [[UInt32]] = []
    for place in word.indices {
      let (before, after) = (Array(word[..<place]), Array(word[(place + 1)...]))
      all.append(before + after)
      for letter in alphabet {
        all.append(before + [letter] + after)
        all.append(before + [letter, word[place]] + after)
      }
      if let next = after.first { all.append(before + [next, word[place]] + after.dropFirst()) }
    }
    return all
  }
}
