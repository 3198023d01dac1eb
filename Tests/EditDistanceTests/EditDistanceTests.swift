import Testing

@testable import EditDistance

@Suite("Edit distance")
struct EditDistanceTests {
  @Test(
    "counts insertions, deletions, substitutions and swaps of code points",
    arguments: [
      ("story", "stroy", 1), ("story", "stoy", 1), ("story", "storey", 1), ("story", "stork", 1),
      ("ca", "abc", 3), ("", "abc", 3), ("abcd", "badc", 2), ("same", "same", 0), ("", "", 0),
      ("é", "e", 1), ("e\u{301}", "e", 1), ("\u{10FFFF}a", "a\u{10FFFF}", 1),
    ])
  func examples(first: String, second: String, edits: Int) {
    for limit in edits...edits + 9 {
      #expect(distance(letters(first), letters(second), limit) == edits)
    }
    for limit in 0..<edits { #expect(distance(letters(first), letters(second), limit) == nil) }
  }

  @Test("agrees with its definition on all words of up to four letters, at every limit")
  func exhaustive() {
    let words = Self.words(upTo: 4, over: [0, 1, 2])
    for first in words {
      for second in words {
        let edits = plainEditDistance(first, second)
        for limit in 0...5 where distance(first, second, limit) != (edits <= limit ? edits : nil) {
          Issue.record("\(first) to \(second) is \(edits), at most \(limit)")
        }
      }
    }
  }

  @Test(
    "agrees with its definition on long words at every limit",
    arguments: 1...8 as ClosedRange<UInt64>)
  func generated(seed: UInt64) {
    var random = Xorshift(state: seed)
    for _ in 0..<60 {
      let first = random.word(upTo: 30)
      let second = random.below(2) == 0 ? random.word(upTo: 30) : random.edited(first)
      let edits = plainEditDistance(first, second)
      for limit in [0, 1, 2, edits - 1, edits, edits + 1, 64] where limit >= 0 {
        let expected = edits <= limit ? edits : nil
        if distance(first, second, limit) != expected || distance(second, first, limit) != expected
        {
          Issue.record("\(first) to \(second) is \(edits), at most \(limit)")
        }
      }
    }
  }

  @Test("refuses a negative limit, and takes slices by what they hold")
  func edges() {
    let word: [UInt32] = [9, 1, 2, 3, 9]
    #expect(EditDistance.between([], [], atMost: -1) == nil)
    #expect(EditDistance.between(word[1..<4], word[1..<4], atMost: 0) == 0)
    #expect(EditDistance.between(word[1..<4], word[0..<4], atMost: 3) == 1)
    #expect(EditDistance.between(word[1..<1], word[2..<4], atMost: .max - 1) == 2)
  }

  @Test(
    "a word allows edits by its letters",
    arguments: [(0, 0), (1, 0), (4, 0), (5, 1), (8, 1), (9, 2), (100, 2)])
  func budget(letters: Int, edits: Int) {
    #expect(EditDistance.budget(letters: letters) == edits)
  }

  private func letters(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  private func distance(_ first: [UInt32], _ second: [UInt32], _ limit: Int) -> Int? {
    EditDistance.between(first[...], second[...], atMost: limit)
  }

  private static func words(upTo length: Int, over alphabet: [UInt32]) -> [[UInt32]] {
    var all: [[UInt32]] = [[]]
    var last = all
    for _ in 0..<length {
      last = last.flatMap { word in alphabet.map { word + [$0] } }
      all += last
    }
    return all
  }
}

/// The edit distance as it is defined: by recursion over the words' ends.
private func plainEditDistance(_ first: [UInt32], _ second: [UInt32]) -> Int {
  var known = [[Int?]](
    repeating: Array(repeating: nil, count: second.count + 1), count: first.count + 1)
  func distance(_ i: Int, _ j: Int) -> Int {
    if i == 0 || j == 0 { return i + j }
    if let distance = known[i][j] { return distance }
    var least = distance(i - 1, j - 1) + (first[i - 1] == second[j - 1] ? 0 : 1)
    least = min(least, distance(i - 1, j) + 1, distance(i, j - 1) + 1)
    if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
      least = min(least, distance(i - 2, j - 2) + 1)
    }
    known[i][j] = least
    return least
  }
  return distance(first.count, second.count)
}

/// A seeded generator of words.
private struct Xorshift {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func word(upTo length: Int) -> [UInt32] {
    (0..<below(length + 1)).map { _ in UInt32(below(4)) }
  }

  /// A word with a few edits.
  mutating func edited(_ word: [UInt32]) -> [UInt32] {
    var word = word
    for _ in 0..<below(5) {
      let place = below(word.count + 1)
      switch below(3) {
      case 0: word.insert(UInt32(below(4)), at: place)
      case 1 where place < word.count: word.remove(at: place)
      default: if place + 1 < word.count { word.swapAt(place, place + 1) }
      }
    }
    return word
  }
}
