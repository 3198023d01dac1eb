/// Features that have a length of their own in a vector, so that none of them drowns the others.
enum FeatureBlock: UInt8, CaseIterable, Sendable {
  /// Runs of characters: a long word has many.
  case runs
  /// Words, and pairs of words.
  case words
  /// What stands for names and values: it says most of all, whatever is said around it.
  case mentions
  /// What the words say, whichever they are.
  case senses

  init(_ kind: FeatureExtractor.Kind, startsWith byte: UInt8) {
    self =
      switch kind {
      case .run: .runs
      case .sense, .meeting: .senses
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
  /// False if a feature has two numbers.
  let isDistinct: Bool
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
    var isDistinct = true
    for (feature, hash) in hashes.enumerated() {
      var place = Int(hash & mask)
      while table[place].hash != 0 {
        if table[place].hash == hash { isDistinct = false }
        place = (place + 1) & (size - 1)
      }
      table[place] = Place(hash: hash, feature: UInt32(feature))
    }
    self.table = table
    self.isDistinct = isDistinct
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
}
