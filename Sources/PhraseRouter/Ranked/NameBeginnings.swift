import AppManifest
import TextAnalysis

/// How names begin: what a mention can be is told by its first two words, before it is looked up.
///
/// Most words of an utterance begin no name, so that nearly nothing is looked up.
struct NameBeginnings: Sendable {
  private var hashes: Set<UInt64> = []

  /// - Complexity: O(text of the names).
  init(_ types: [Manifest.EntityType], language: String, analyzer: TextAnalyzer) {
    for entity in types.lazy.flatMap(\.entities) {
      add(analyzer.analyze(entity.title).bytes)
      if let title = entity.titles[language] { add(analyzer.analyze(title).bytes) }
      for synonym in entity.synonyms { add(analyzer.analyze(synonym).bytes) }
    }
  }

  mutating func add(_ name: [UInt8]) {
    let parts = name.split(separator: UInt8(ascii: " "), maxSplits: 2).prefix(2)
    guard let first = parts.first else { return }
    hashes.insert(Self.hash(name[first.startIndex..<(parts.last ?? first).endIndex]))
  }

  /// True if a name may begin with two words, or consist of one.
  func contains(_ words: ArraySlice<UInt8>) -> Bool { hashes.contains(Self.hash(words)) }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
