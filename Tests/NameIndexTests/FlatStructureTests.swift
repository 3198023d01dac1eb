import RandomNumbers
import Testing

@testable import NameIndex

@Suite("RangeMinima")
struct RangeMinimaTests {
  @Test("reads any ranges in ascending order, each number once")
  func ranges() {
    for count in [0, 1, 15, 16, 17, 255, 256, 257, 300, 5000] {
      var random = SeededGenerator(seed: UInt64(count))
      let values = (0..<count).map { _ in UInt32(random.below(max(1, count / 2))) }
      let minima = RangeMinima(values)
      var ascent = RangeMinima.Ascent()
      for _ in 0..<30 {
        let ranges = (0..<2).map { _ in range(within: count, &random) }
        ascent.reset()
        for range in ranges { ascent.add(range, of: minima) }
        var read: [UInt32] = []
        while let value = ascent.next(in: minima) { read.append(value) }
        let expected = Set(ranges.flatMap { values[$0] }).sorted()
        if read != expected { Issue.record("\(count) numbers, \(ranges)") }
      }
    }
  }

  private func range(within count: Int, _ random: inout SeededGenerator) -> Range<Int> {
    let (one, other) = (random.below(count + 1), random.below(count + 1))
    return min(one, other)..<max(one, other)
  }
}

@Suite("HashBuckets and TaggedTable")
struct HashedValuesTests {
  @Test("buckets give back what was filed, in order")
  func buckets() {
    // Few different keys, so that buckets hold several, and keys several values.
    let filed = (0..<500).map { (hash: hash(UInt32($0 % 37)), value: UInt32($0)) }
    for expected in [0, 10, 500, 5000] {
      let buckets = HashBuckets(expected: expected, valueCount: 500) { file in
        for entry in filed { file(entry.hash, entry.value) }
      }
      for key in 0..<40 {
        let hash = hash(UInt32(key))
        let found = buckets.range(hash).compactMap { buckets.value(at: $0, hash: hash) }
        let expected = filed.filter { $0.hash == hash }.map(\.value)
        #expect(found.filter { $0 % 37 == UInt32(key) } == expected)
      }
    }
  }

  @Test("a full table finds every value, also those of equal keys", arguments: [1, 2, 100, 1000])
  func table(count: Int) {
    var table = TaggedTable(capacity: count)
    for value in 0..<count { table.insert(UInt32(value), hash: hash(UInt32(value / 2))) }
    for value in 0..<count {
      var probe = table.probe(hash(UInt32(value / 2)))
      var found: [UInt32] = []
      while let candidate = table.next(&probe) { found.append(candidate) }
      #expect(found.contains(UInt32(value)))
    }
    var probe = table.probe(hash(9_999_999))
    while let candidate = table.next(&probe) { #expect(candidate < count) }
  }

  private func hash(_ key: UInt32) -> UInt64 {
    var hash = ByteHash()
    hash.add(key)
    return hash.value
  }
}

@Suite("NameNumeral")
struct NameNumeralTests {
  @Test("reads what it writes, and nothing else of seven letters or fewer")
  func roundTrip() {
    var values: [String: Int] = [:]
    for value in 1...39 {
      values[String(decoding: NameNumeral.roman(value), as: UTF8.self)] = value
    }
    #expect(values.count == 39)
    for word in allStrings(upTo: 7, over: Array("ivx".utf8)) {
      let read = word.withUnsafeBufferPointer(NameNumeral.value(ofRoman:))
      if read != values[String(decoding: word, as: UTF8.self)] { Issue.record("\(word)") }
    }
  }

  @Test(
    "reads digits from 1 to 39",
    arguments: [("1", 1), ("39", 39), ("40", nil), ("04", nil), ("0", nil), ("", nil), ("a", nil)])
  func digits(text: String, value: Int?) {
    #expect(Array(text.utf8).withUnsafeBufferPointer(NameNumeral.value(ofDigits:)) == value)
  }
}
