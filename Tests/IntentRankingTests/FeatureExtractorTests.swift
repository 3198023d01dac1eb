import RandomNumbers
import Testing

@testable import IntentRanking

@Suite struct FeatureExtractorTests {
  private func features(_ text: String) -> [(kind: FeatureExtractor.Kind, text: String)] {
    var found: [(FeatureExtractor.Kind, String)] = []
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      FeatureExtractor.forEachFeature(of: bytes) { _, kind, range in
        found.append((kind, String(decoding: bytes[range], as: UTF8.self)))
      }
    }
    return found
  }

  private func texts(_ kind: FeatureExtractor.Kind, of text: String) -> [String] {
    features(text).filter { $0.kind == kind }.map(\.text)
  }

  @Test(arguments: [
    ("rate up", ["rate", "up"]), ("  rate   up ", ["rate", "up"]), ("", []), (" ", []),
    ("rate {Film}", ["rate", "{Film}"]), ("見た", ["見た"]),
  ])
  func words(text: String, expected: [String]) {
    #expect(texts(.word, of: text) == expected)
  }

  @Test func pairsReachBeyondBothEdges() {
    #expect(texts(.pair, of: "rate it now") == ["rate", "rate it", "it now", "now"])
    #expect(texts(.pair, of: "") == [])
  }

  @Test func runsStayWithinWords() {
    // With a mark at both edges, `ab` has four places: two runs of three, one of four.
    #expect(texts(.run, of: "ab") == ["ab", "ab", "ab"])
    #expect(texts(.run, of: "ab cd").allSatisfy { !$0.contains(" ") })
  }

  @Test func runsCountCharactersNotBytes() {
    #expect(texts(.run, of: "éà").count == texts(.run, of: "ab").count)
    #expect(texts(.run, of: "見た").contains("見た"))
    #expect(texts(.run, of: "見た").allSatisfy { !$0.unicodeScalars.contains("\u{FFFD}") })
  }

  @Test func whatStandsForNamesHasNoRuns() {
    #expect(texts(.run, of: "{Film}") == [])
  }

  @Test func sensesMeetNamesAndEachOther() {
    let text = "rate {Film}".utf8 + [0x20, 0xFE, 0x31, 0x20, 0xFE, 0x32]
    var kinds: [FeatureExtractor.Kind] = []
    Array(text).withUnsafeBufferPointer { text in
      FeatureExtractor.forEachFeature(of: text) { _, kind, _ in
        if kind == .sense || kind == .meeting { kinds.append(kind) }
      }
    }
    // The first meets the name; the second the name and the first.
    #expect(kinds == [.sense, .meeting, .sense, .meeting, .meeting])
    #expect(texts(.pair, of: "rate {Film}").last == "{Film}")
  }

  @Test func kindsDiffer() {
    var hashes: Set<UInt32> = []
    var count = 0
    Array("at at2 2at".utf8).withUnsafeBufferPointer { text in
      FeatureExtractor.forEachFeature(of: text) { hash, _, _ in
        count += 1
        hashes.insert(hash)
      }
    }
    #expect(hashes.count > 3 * count / 4 && !hashes.contains(0))
  }

  @Test func anyBytesAreRead() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let bytes = (0..<random.below(24)).map { _ in
        random.oneIn(4) ? UInt8(ascii: " ") : UInt8(truncatingIfNeeded: random.next())
      }
      bytes.withUnsafeBufferPointer { text in
        FeatureExtractor.forEachFeature(of: text) { _, _, range in
          #expect(range.lowerBound >= 0 && range.upperBound <= text.count)
        }
      }
    }
  }
}
