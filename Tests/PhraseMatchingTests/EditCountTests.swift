import Testing

@testable import PhraseMatching

@Suite("Typing errors between words")
struct EditCountTests {
  private typealias Letters = [Unicode.Scalar]

  /// All words of up to four letters of a small alphabet.
  private static let words: [Letters] = {
    var all: [Letters] = [[]]
    var last = all
    for _ in 0..<4 {
      last = last.flatMap { word in ["a", "b", "é"].map { word + [$0] } }
      all += last
    }
    return all
  }()

  /// The fewest errors over all ways to line two words up: letters stand against each other, or one
  /// stands alone, or two stand against the same two swapped.
  private static func fewest(
    _ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>
  )
    -> Int
  {
    guard let first = left.first, let other = right.first else { return left.count + right.count }
    var least = fewest(left.dropFirst(), right.dropFirst()) + (first == other ? 0 : 1)
    least = min(least, fewest(left.dropFirst(), right) + 1)
    least = min(least, fewest(left, right.dropFirst()) + 1)
    if left.count > 1, right.count > 1, left.prefix(2).elementsEqual(right.prefix(2).reversed()) {
      least = min(least, fewest(left.dropFirst(2), right.dropFirst(2)) + 1)
    }
    return least
  }

  @Test("are the fewest over all ways to line the words up")
  func distance() {
    for left in Self.words where left.count <= 3 {
      for right in Self.words {
        let expected = Self.fewest(left[...], right[...])
        #expect(ComparableWord.distance(left, right) == expected, "\(left) \(right)")
        #expect(ComparableWord.distance(right, left) == expected, "\(right) \(left)")
      }
    }
  }

  @Test("are counted up to a budget, and not beyond it")
  func budget() {
    let words = Self.words.map { letters in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: letters)
      return ComparableWord(Array(String(text).utf8))
    }
    for left in words where left.letters.count <= 3 {
      for right in words {
        let distance = ComparableWord.distance(left.letters, right.letters)
        for budget in 0...2 {
          #expect(left.edits(to: right, budget: budget) == (distance <= budget ? distance : nil))
        }
      }
    }
  }

  @Test(
    "are forgiven by the letters of the phrase's word",
    arguments: [
      (0, 0), (1, 0), (4, 0), (5, 1), (8, 1), (9, 2), (100, 2),
    ])
  func forgiven(letters: Int, budget: Int) {
    #expect(ToleranceCosts.editBudget(letters: letters) == budget)
  }

  @Test("in words without spaces are counted by the character")
  func tokens() {
    func texts(_ text: String) -> [String] {
      Tokens.texts(of: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(texts("mark toy  story ") == ["mark", "toy", "story"])
    #expect(texts("電気をtv on") == ["電", "気", "を", "tv", "on"])
    #expect(texts("เปิดไฟ").count == 6)
    #expect(texts("𠀋a") == ["𠀋", "a"])
    #expect(texts("") == [] && texts(" ") == [])
  }
}
