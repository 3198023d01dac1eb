/// Numbers the features of many texts in the order in which they are met, and keeps which of them each
/// text has: all in flat arrays, each text read once.
struct FeatureGathering {
  /// The hash, the block and the number of texts of each feature.
  private(set) var hashes: [UInt32] = []
  private(set) var blocks: [FeatureBlock] = []
  private(set) var counts: [UInt32] = []
  /// The features of all texts, one text after another, and how often each occurs in its text.
  private(set) var entries: [UInt32] = []
  private(set) var repeats: [UInt8] = []
  /// Where the features of each text start, and where the last ones end.
  private(set) var starts: [Int] = [0]
  /// Where each feature was met last, in `entries`.
  private var latest: [Int32] = []
  /// The numbers of features, each one more, by their hashes; 0 for a free place.
  private var table = [UInt32](repeating: 0, count: 1 << 12)

  /// - Complexity: O(bytes of the texts).
  init(_ texts: [[UInt8]]) {
    for text in texts {
      text.withUnsafeBufferPointer { text in
        FeatureExtractor.forEachFeature(of: text) { hash, kind, range in
          add(hash, FeatureBlock(kind, startsWith: text[range.lowerBound]))
        }
      }
      starts.append(entries.count)
    }
  }

  private mutating func add(_ hash: UInt32, _ block: FeatureBlock) {
    let feature = number(of: hash, block)
    let entry = Int(latest[feature])
    if entry >= starts[starts.count - 1] {
      if repeats[entry] < .max { repeats[entry] += 1 }
    } else {
      latest[feature] = Int32(truncatingIfNeeded: entries.count)
      counts[feature] += 1
      entries.append(UInt32(feature))
      repeats.append(1)
    }
  }

  private mutating func number(of hash: UInt32, _ block: FeatureBlock) -> Int {
    let mask = table.count - 1
    var place = Int(hash) & mask
    while table[place] != 0 {
      let feature = Int(table[place]) - 1
      if hashes[feature] == hash { return feature }
      place = (place + 1) & mask
    }
    hashes.append(hash)
    blocks.append(block)
    counts.append(0)
    latest.append(-1)
    table[place] = UInt32(hashes.count)
    if hashes.count * 2 > table.count { grow() }
    return hashes.count - 1
  }

  private mutating func grow() {
    var larger = [UInt32](repeating: 0, count: table.count * 2)
    let mask = larger.count - 1
    for (feature, hash) in hashes.enumerated() {
      var place = Int(hash) & mask
      while larger[place] != 0 { place = (place + 1) & mask }
      larger[place] = UInt32(feature + 1)
    }
    table = larger
  }

  /// The features, each with how much it tells.
  var vocabulary: FeatureVocabulary {
    let total = Double(starts.count)
    var known: [UInt32: Float] = [:]
    let weights = counts.map { count in
      if let weight = known[count] { return weight }
      let weight = Float(PortableMath.log(total / Double(count + 1)) + 1)
      known[count] = weight
      return weight
    }
    return FeatureVocabulary(hashes: hashes, weights: weights, blocks: blocks)
  }
}
