import EditDistance
import Testing

@testable import NameIndex

@Suite("Edits that names allow")
struct EditBudgetTests {
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
        where EditDistance.between(word[...], two[...], atMost: 2) != nil && !shareKey(word, two, 2)
        {
          Issue.record("\(word) and \(two)")
        }
      }
    }
  }

  @Test(
    "a name's word allows edits by its letters",
    arguments: [(4, 0), (5, 1), (8, 1), (9, 2), (40, 2)])
  func budget(letters: Int, edits: Int) {
    #expect(WordTraits.budget(letters: letters, isUnspaced: false) == edits)
    #expect(WordTraits.budget(letters: letters, isUnspaced: true) == min(1, edits))
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
