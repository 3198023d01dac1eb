import EditDistance
import Testing

@testable import PhraseMatching

@Suite("Typing errors between words")
struct EditCountTests {
  /// All words of up to four letters of a small alphabet.
  private static let words: [ComparableWord] = {
    var all = [""]
    var last = all
    for _ in 0..<4 {
      last = last.flatMap { word in ["a", "b", "é"].map { word + $0 } }
      all += last
    }
    return all.map { ComparableWord(Array($0.utf8)) }
  }()

  @Test("are counted up to a budget, whatever is ruled out beforehand")
  func budget() {
    for left in Self.words where left.letters.count <= 3 {
      for right in Self.words {
        for budget in 0...2 {
          let edits = EditDistance.between(left.letters[...], right.letters[...], atMost: budget)
          #expect(left.edits(to: right, budget: budget) == edits)
        }
      }
    }
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
