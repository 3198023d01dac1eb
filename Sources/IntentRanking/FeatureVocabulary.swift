/// Features that have a length of their own in a vector, so that none of them drowns the others.
enum FeatureBlock: UInt8, CaseIterable, Sendable {
  /// Runs of characters: a long word has many.
  case runs
  /// Words, and pairs of words.
  case words
  /// What stands for names and values: it says most of all, whatever is said around it.
  case mentions

  init(_ kind: FeatureExtractor.Kind, startsWith byte: UInt8) {
    self =
      switch kind {
      case .run: .runs
      case .word where byte == UInt8(ascii: "{"): .mentions
      case .word, .pair: .words
      }
  }
}

/// The features that training has seen, each with its number and with how much it tells: the rarer,
/// the more.
///
/// Invariants: `hashes` are distinct and not 0; `weights` has one entry a feature; the table has a
/// power of two of places, at most half of which are taken.
struct FeatureVocabulary: Sendable, Equatable {
  /// The hashes, by number.
  let hashes: [UInt32]
  /// How much each tells (its inverse document frequency), by number.
  let weights: [Float]
  /// What each is of, by number.
  let blocks: [FeatureBlock]
  /// How much a feature would tell that training has not seen.
  let unknownWeight: Float
  private let table: [Place]
  private let mask: UInt32

  private struct Place: Equatable, Sendable {
    var hash: UInt32 = 0
    var feature: UInt32 = 0
  }

  init(hashes: [UInt32], weights: [Float], blocks: [FeatureBlock]) {
    self.hashes = hashes
    self.weights = weights
    self.blocks = blocks
    unknownWeight = weights.max() ?? 1
    var size = 16
    while size < hashes.count * 2 { size *= 2 }
    mask = UInt32(size - 1)
    var table = [Place](repeating: Place(), count: size)
    for (feature, hash) in hashes.enumerated() {
      var place = Int(hash & mask)
      while table[place].hash != 0 { place = (place + 1) & (size - 1) }
      table[place] = Place(hash: hash, feature: UInt32(feature))
    }
    self.table = table
  }

  var count: Int { hashes.count }

  /// The number of a feature. `nil` if training has not seen it.
  @inline(__always)
  func feature(_ hash: UInt32) -> UInt32? {
    table.withUnsafeBufferPointer { table in
      var place = hash & mask
      while true {
        let found = table[Int(place)]
        if found.hash == hash { return found.feature }
        if found.hash == 0 { return nil }
        place = (place + 1) & mask
      }
    }
  }

  /// Gathers the features of texts.
  ///
  /// - Parameter minimum: In how many texts a feature must occur.
  /// - Complexity: O(bytes of the texts).
  init(of texts: [[UInt8]], minimum: Int) {
    struct Seen {
      var count: Int32 = 0
      var last: Int32 = -1
      var block = FeatureBlock.runs
    }
    var places: [UInt32: Int] = [:]
    var order: [UInt32] = []
    var seen: [Seen] = []
    for (number, text) in texts.enumerated() {
      text.withUnsafeBufferPointer { text in
        FeatureExtractor.forEachFeature(of: text) { hash, kind, range in
          let place = places[hash] ?? seen.count
          if place == seen.count {
            places[hash] = place
            order.append(hash)
            seen.append(Seen(block: FeatureBlock(kind, startsWith: text[range.lowerBound])))
          }
          guard seen[place].last != Int32(number) else { return }
          seen[place].last = Int32(number)
          seen[place].count += 1
        }
      }
    }
    let kept = order.indices.filter { Int(seen[$0].count) >= minimum }
    let total = Double(texts.count + 1)
    self.init(
      hashes: kept.map { order[$0] },
      weights: kept.map { Float(PortableMath.log(total / Double(seen[$0].count + 1)) + 1) },
      blocks: kept.map { seen[$0].block })
  }
}
