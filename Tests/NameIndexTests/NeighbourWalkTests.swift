import BoundedWork
import EditDistance
import RandomNumbers
import Testing

@testable import NameIndex

/// Words that begin alike, by the thousand.
@Suite("Neighbours among words that begin alike")
struct NeighbourWalkTests {
  private static func letters(_ word: String) -> [UInt32] { word.unicodeScalars.map(\.value) }

  @Test(
    "A walk finds what comparing with every word finds",
    arguments: [("ab", 9), ("abc", 12), ("aéß東", 7), ("0123456789", 6), ("a", 40)], 0...2)
  func agreement(form: (alphabet: String, longest: Int), limit: Int) {
    var random = SeededGenerator(seed: UInt64(form.longest * 3 + limit))
    let alphabet = Array(form.alphabet)
    func word() -> String {
      "pre" + String((0..<random.below(form.longest + 1)).map { _ in random.pick(alphabet) })
    }
    let names = Set((0..<400).map { _ in word() }).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    var pool = BytePool()
    for name in names { pool.append(name.utf8) }
    var walk = NeighbourWalk()
    for _ in 0..<60 {
      var changed = Array(word())
      for _ in 0..<random.below(3) {
        changed.insert(random.pick(alphabet), at: random.below(changed.count + 1))
        changed.remove(at: random.below(changed.count))
      }
      let typed = Self.letters(String(changed))
      var found: [String: Int] = [:]
      var work = WorkBudget.unlimited
      walk.forEachWord(of: pool, near: typed, limit: limit, &work) { found[names[$0]] = $1 }
      let expected = names.compactMap { name in
        EditDistance.between(typed, Self.letters(name)[...], limit).map { (name, $0) }
      }
      #expect(found == Dictionary(expected) { $1 })
    }
  }

  private static func index(_ names: [String]) -> NameIndex {
    var builder = NameIndexBuilder(language: "en")
    for (number, name) in names.enumerated() {
      builder.add(name: name.utf8, entity: EntityID(rawValue: UInt32(number)), isTitle: true)
    }
    return builder.build()
  }

  private static func serial(_ number: Int) -> String {
    let digits = String(number)
    return "part" + String(repeating: "0", count: 26 - digits.count) + digits
  }

  @Test("A mistyped serial number is found among thousands")
  func serials() {
    let index = Self.index((0..<30_000).map(Self.serial))
    var scratch = SearchScratch()
    for number in [0, 7, 4711, 29_999] {
      var typed = Array(Self.serial(number))
      typed.swapAt(2, 3)
      scratch.forget(work: WorkBudget(steps: 100_000))
      let hits = index.search(Array(String(typed).utf8), limit: 3, scratch: &scratch).hits
      #expect(hits.first?.entity == EntityID(rawValue: UInt32(number)))
      #expect(!scratch.work.isSpent)
    }
  }

  @Test("What a word is near to is worked out once, however often it is looked up")
  func memory() {
    let index = Self.index((0..<20_000).map(Self.serial))
    var scratch = SearchScratch()
    let typed = Array(Self.serial(123).dropLast().utf8) + [0x78]
    scratch.forget(work: .unlimited)
    let first = index.search(typed, limit: 5, scratch: &scratch)
    let once = scratch.work.spent
    #expect(index.search(typed, limit: 5, scratch: &scratch) == first)
    #expect(scratch.work.spent - once < once / 4)
    // Another index has neighbours of its own.
    let other = Self.index(["part", "quite another"])
    #expect(other.search(typed, limit: 5, scratch: &scratch).hits.isEmpty)
  }

  @Test(
    "A search whose steps are spent ends with what it has found", arguments: [0, 1, 100, 10_000])
  func spent(steps: Int) {
    var random = SeededGenerator(seed: 4)
    let names = (0..<5_000).map { _ in String((0..<30).map { _ in random.pick(Array("ab")) }) }
    let index = Self.index(names)
    var scratch = SearchScratch()
    for typed in names.prefix(20) {
      scratch.forget(work: WorkBudget(steps: steps))
      let text = Array((String(typed.dropFirst(2)) + " " + typed.dropLast()).utf8)
      _ = index.search(text, limit: 10, scratch: &scratch)
      _ = index.nearest(text, limit: 10, scratch: &scratch)
      // What was begun is finished: the check of a name, the measuring of a word.
      #expect(scratch.work.spent < steps + 40_000)
    }
  }
}

extension EditDistance {
  fileprivate static func between(_ a: [UInt32], _ b: ArraySlice<UInt32>, _ limit: Int) -> Int? {
    between(a[...], b, atMost: limit)
  }
}
