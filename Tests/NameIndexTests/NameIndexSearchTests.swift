import RandomNumbers
import Testing

@testable import NameIndex

@Suite("NameIndex")
struct NameIndexSearchTests {
  private static let films = Films([
    "toy story", "toy story 2", "toy story 3", "the lord of the rings", "spider man homecoming",
    "spiderman", "wall e", "the living room", "rocky iv", "rocky part i", "lilo and stitch",
    "the lion king", "lion", "it", "the the", "cars", "incredibles", "story of my life",
    "the amazing spiderman", "おおかみこどもの雨と雪", "雨", "12345",
  ])

  @Test(
    "finds",
    arguments: [
      Row("toy story", ["toy story", "toy story 2", "toy story 3"], .exact),
      Row("toy st", [], .prefix),
      Row("toy sto", ["toy story", "toy story 2", "toy story 3"], .prefix),
      Row("story toy", ["toy story", "toy story 2", "toy story 3"], .words),
      Row("toy stroy", ["toy story", "toy story 2", "toy story 3"], .fuzzy, cost: 1),
      Row("my story", ["story of my life"], .words),
      Row("lion king", ["the lion king"], .exact, variations: 1),
      Row("the lion", ["lion", "the lion king"], .exact, variations: 1),
      Row("livingroom", ["the living room"], .exact, variations: 2),
      Row("walle", ["wall e"], .exact, variations: 1),
      Row("spider man", ["spiderman", "spider man homecoming", "the amazing spiderman"], .exact),
      Row("rocky 4", ["rocky iv"], .exact, variations: 1),
      Row("rocky part 1", ["rocky part i"], .exact, variations: 1),
      Row("rocky 1", [], .exact),
      Row("lilo & stitch", ["lilo and stitch"], .exact, variations: 1),
      Row("lotr", ["the lord of the rings"], .initials),
      Row("tlotr", ["the lord of the rings"], .initials),
      Row("incredables", ["incredibles"], .fuzzy, cost: 1),
      Row("incredabels", ["incredibles"], .fuzzy, cost: 2),
      Row("incredabelz", [], .fuzzy),
      Row("kars", [], .fuzzy),
      Row("12346", [], .fuzzy),
      Row("lord rings", ["the lord of the rings"], .words),
      Row("lord for rings", ["the lord of the rings"], .fuzzy, variations: 1),
      Row("the", ["the the"], .exact, variations: 1),
      Row("of the", [], .exact),
      Row("the the", ["the the"], .exact),
      Row("雨", ["雨"], .exact),
      Row("こども", ["おおかみこどもの雨と雪"], .words, variations: 1),
      Row("おおかみ", ["おおかみこどもの雨と雪"], .prefix, variations: 1),
      Row("おおかみこどもの雨と雲", ["おおかみこどもの雨と雪"], .fuzzy, cost: 1),
      Row("", [], .exact),
      Row("   ", [], .exact),
    ])
  func finds(row: Row) {
    let hits = Self.films.search(row.text)
    #expect(hits.map(Self.films.title) == row.titles)
    guard let first = hits.first else { return }
    #expect(first.fit == row.fit)
    if let cost = row.cost { #expect(first.cost == cost) }
    if let variations = row.variations { #expect(first.variations == variations) }
  }

  @Test("an exact name finds all its bearers, titles first")
  func exact() {
    var builder = NameIndexBuilder(language: "en")
    for entity in (0..<300).reversed() {
      builder.add(
        name: "dune".utf8, entity: EntityID(rawValue: UInt32(entity)), isTitle: entity % 3 == 0)
    }
    builder.add(name: "dune".utf8, entity: EntityID(rawValue: 3), isTitle: false)
    let index = builder.build()
    let (titled, others) = ((0..<300).filter { $0 % 3 == 0 }, (0..<300).filter { $0 % 3 != 0 })
    #expect(index.exact(Array("dune".utf8)).map { Int($0.rawValue) } == titled + others)
    #expect(index.exact(Array("dun".utf8)) == [])
    #expect((index.nameCount, index.entityCount) == (2, 300))
    var scratch = SearchScratch()
    let result = index.search(Array("dune".utf8), limit: 10, scratch: &scratch)
    #expect(result.hits.count == 10)
    #expect(result.total >= 200)
  }

  @Test("stops at the fit it is told to")
  func options() {
    #expect(Self.films.search("story toy", SearchOptions(worstFit: .prefix)) == [])
    let best = SearchOptions(bestFitOnly: true)
    #expect(Self.films.search("toy story", best).map(Self.films.title) == ["toy story"])
    #expect(Self.films.search("lion", best).map(Self.films.title) == ["lion"])
  }

  @Test(
    "offers the nearest names when nothing fits",
    arguments: [
      ("toy stori and friends", "toy story"), ("teh lion kng", "the lion king"),
      ("incredabelz", "incredibles"), ("spidermann comes home", "spiderman"),
    ])
  func nearest(text: String, title: String) {
    var scratch = SearchScratch()
    let hits = Self.films.index.nearest(Array(text.utf8), limit: 3, scratch: &scratch)
    #expect(hits.first.map(Self.films.title) == title)
    #expect(hits.allSatisfy { $0.fit == .nearest })
  }

  @Test("an empty catalogue has nothing to find")
  func emptyCatalogue() {
    let index = NameIndexBuilder(language: "").build()
    var scratch = SearchScratch()
    #expect(index.exact(Array("a".utf8)) == [])
    #expect(index.search(Array("abc def".utf8), limit: 5, scratch: &scratch).hits == [])
    #expect(index.nearest(Array("abc def".utf8), limit: 5, scratch: &scratch) == [])
  }

  @Test("refuses names without words and names that are too long")
  func refusals() {
    var builder = NameIndexBuilder(language: "en")
    let longest = [UInt8](repeating: 97, count: NameIndexBuilder.maximumNameLength)
    let names = [[], [space], longest, longest + [97]]
    let added = names.map { builder.add(name: $0, entity: EntityID(rawValue: 0), isTitle: true) }
    #expect(added == [false, false, true, false])
    let index = builder.build()
    #expect(index.exact(longest) == [EntityID(rawValue: 0)])
    #expect(index.text(of: NameID(rawValue: 0)) == longest)
  }

  @Test("takes any bytes at all", arguments: 0..<20)
  func hostileBytes(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let alphabet: [UInt8] = [0, 0x20, 0x61, 0x80, 0xBF, 0xC3, 0xE3, 0x81, 0xF0, 0xFF]
    var builder = NameIndexBuilder(language: "ja")
    let names = (0..<40).map { _ in random.string(of: alphabet, upTo: 30) }
    for (entity, name) in names.enumerated() {
      builder.add(name: name, entity: EntityID(rawValue: UInt32(entity)), isTitle: true)
    }
    let index = builder.build()
    var scratch = SearchScratch()
    for name in names + (0..<40).map({ _ in random.string(of: alphabet, upTo: 60) }) {
      let hits = index.search(name, limit: 4, scratch: &scratch).hits
      let exact = index.exact(name)
      #expect(exact.isEmpty || hits.first?.entity == exact.first)
      _ = index.nearest(name, limit: 4, scratch: &scratch)
    }
  }

  @Test("answers texts that are made to be slow")
  func hostileTexts() {
    var builder = NameIndexBuilder(language: "en")
    let long = String(repeating: "ab cd ", count: 600)
    for entity in 0..<1500 {
      // Alike in their first letters, hence all in the same deletion neighbourhood; some very long.
      let name = "aaaaaaaaaa\(entity) common word \(entity % 7) \(entity % 50 == 0 ? long : "")"
      builder.add(name: name.utf8, entity: EntityID(rawValue: UInt32(entity)), isTitle: true)
    }
    let index = builder.build()
    var scratch = SearchScratch()
    let words = Array(repeating: "aaaaaaaaaaa", count: SearchLimits.words).joined(separator: " ")
    for text in [words, words + " aaaaaaaaaa", "ab cd aa", String(repeating: "a", count: 4000)] {
      _ = index.search(Array(text.utf8), limit: 10, scratch: &scratch)
      _ = index.nearest(Array(text.utf8), limit: 10, scratch: &scratch)
    }
    let hits = index.search(Array("common wrod".utf8), limit: 10, scratch: &scratch).hits
    #expect(hits.isEmpty, "a word of four letters allows no edit")
    let found = index.search(Array("commno word 3".utf8), limit: 10, scratch: &scratch).hits
    #expect(found.count == 10)
  }
}

/// A text, the titles it should find, and how the first should fit.
struct Row: Sendable, CustomTestStringConvertible {
  var text: String
  var titles: [String]
  var fit: NameFit
  var cost: UInt8?
  var variations: UInt8?

  init(
    _ text: String, _ titles: [String], _ fit: NameFit, cost: UInt8? = nil, variations: UInt8? = nil
  ) {
    (self.text, self.titles, self.fit) = (text, titles, fit)
    (self.cost, self.variations) = (cost, variations)
  }

  var testDescription: String { text }
}

/// An index whose entities have a title each.
private struct Films {
  let titles: [String]
  let index: NameIndex

  init(_ titles: [String]) {
    self.titles = titles
    var builder = NameIndexBuilder(language: "en")
    for (entity, title) in titles.enumerated() {
      builder.add(name: title.utf8, entity: EntityID(rawValue: UInt32(entity)), isTitle: true)
    }
    index = builder.build()
  }

  func search(_ text: String, _ options: SearchOptions = SearchOptions()) -> [NameHit] {
    var scratch = SearchScratch()
    return index.search(Array(text.utf8), limit: 10, options: options, scratch: &scratch).hits
  }

  func title(_ hit: NameHit) -> String { titles[Int(hit.entity.rawValue)] }
}
