import RandomNumbers
import Testing

@testable import NameIndex

/// The index against ``NaiveNameSearch``: the same hits, in the same order.
@Suite("NameIndex agrees with a scan of all names")
struct NameIndexAgreementTests {
  @Test("on every text of up to three words of a tiny language")
  func exhaustive() {
    let words = allStrings(upTo: 2, over: Array("ab".utf8)).dropFirst()
      .map { String(decoding: $0, as: UTF8.self) }
    let pairs = words.flatMap { first in words.map { "\(first) \($0)" } }
    let catalogue = Catalogue(language: "en", names: words + pairs, titlesEvery: 3)
    for text in words + pairs + pairs.map({ "\($0) a" }) { catalogue.expectAgreement(on: text) }
  }

  @Test("on seeded catalogues and texts, English", arguments: 0..<10)
  func english(seed: Int) {
    let little = ["the", "a", "and", "&", "of", "ii", "2", "i", "1", "part", "x", "10", "12345"]
    expectAgreement(seed: seed, language: "en", alphabet: Array("abc"), little: little)
  }

  @Test("on seeded catalogues and texts, German", arguments: 40..<44)
  func german(seed: Int) {
    let little = ["der", "die", "und", "the", "teil", "iv", "4", "von"]
    expectAgreement(seed: seed, language: "de-AT", alphabet: Array("äb"), little: little)
  }

  @Test("on seeded catalogues and texts, Japanese", arguments: 50..<55)
  func japanese(seed: Int) {
    let little = ["の", "2", "ii", "東京"]
    expectAgreement(seed: seed, language: "ja", alphabet: Array("東京a"), little: little)
  }

  private func expectAgreement(
    seed: Int, language: String, alphabet: [Character], little: [String]
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    let vocabulary =
      (0..<12).map { _ in
        String((0...random.below(11)).map { _ in alphabet[random.below(alphabet.count)] })
      } + little
    let names = (0..<30).map { _ in
      (0...random.below(4)).map { _ in vocabulary[random.below(vocabulary.count)] }
        .joined(separator: " ")
    }
    let catalogue = Catalogue(language: language, names: names, titlesEvery: 2)
    for name in names {
      for _ in 0..<4 {
        catalogue.expectAgreement(on: random.mutated(name, alphabet: alphabet))
      }
    }
  }
}

/// Names in both forms.
private struct Catalogue {
  let naive: NaiveNameSearch
  let index: NameIndex

  /// - Parameter titlesEvery: of so many names one is a title, the others are synonyms.
  init(language: String, names: [String], titlesEvery stride: Int) {
    let entries = names.enumerated().map { index, name in
      // Entities share names and have several.
      (name: name, entity: UInt32(index * 7 % 11), isTitle: index % stride == 0)
    }
    naive = NaiveNameSearch(language: language, entries)
    var builder = NameIndexBuilder(language: language)
    for entry in entries {
      builder.add(
        name: entry.name.utf8, entity: EntityID(rawValue: entry.entity), isTitle: entry.isTitle)
    }
    index = builder.build()
  }

  func expectAgreement(on text: String) {
    let all = naive.search(text)
    var scratch = SearchScratch()
    for limit in [1, 3, 20] {
      let result = index.search(Array(text.utf8), limit: limit, scratch: &scratch)
      guard result.hits == Array(all.prefix(limit)), min(all.count, limit + 1) <= result.total,
        result.total <= all.count
      else {
        Issue.record("\(text), \(limit): \(describe(result.hits)) but \(describe(all))")
        return
      }
    }
    let exact = index.exact(Array(text.utf8)).map(\.rawValue)
    if exact != naive.exact(text) { Issue.record("exactly \(text): \(exact)") }
  }

  private func describe(_ hits: [NameHit]) -> String {
    let lines = hits.map { hit in
      let text = String(decoding: index.text(of: hit.name), as: UTF8.self)
      return "\(hit.entity.rawValue) \(text) \(hit.fit) \(hit.cost) \(hit.variations)"
    }
    return "[\(lines.joined(separator: "; "))]"
  }
}

extension SeededGenerator {
  /// A text near a name: cut, shuffled, joined, split, with edits, or as it is.
  fileprivate mutating func mutated(_ name: String, alphabet: [Character]) -> String {
    var words = name.split(separator: " ").map(Array.init)
    for _ in 0..<below(4) {
      let place = below(words.count)
      switch below(8) {
      case 0: words.shuffle(using: &self)
      case 1 where words.count > 1: words.remove(at: place)
      case 2 where words.count > 1 && place > 0: words[place - 1] += words.remove(at: place)
      case 3 where words[place].count > 1:
        let cut = 1 + below(words[place].count - 1)
        words.insert(Array(words[place][cut...]), at: place + 1)
        words[place].removeLast(words[place].count - cut)
      case 4: words.insert(["t", "h", "e"], at: 0)
      case 5 where words[words.count - 1].count > 1: words[words.count - 1].removeLast()
      default: edit(&words[place], alphabet)
      }
    }
    return words.map { String($0) }.joined(separator: " ")
  }

  /// Inserts, deletes, substitutes or swaps a letter.
  private mutating func edit(_ word: inout [Character], _ alphabet: [Character]) {
    let place = below(word.count)
    switch below(4) {
    case 0: word.insert(alphabet[below(alphabet.count)], at: place)
    case 1 where word.count > 1: word.remove(at: place)
    case 2 where place > 0: word.swapAt(place, place - 1)
    default: word[place] = alphabet[below(alphabet.count)]
    }
  }
}
