/// The features of one text: their numbers in ascending order, and how much of each there is.
///
/// The features of each ``FeatureBlock`` together have length 1. Features that training has not seen count towards the length, too: of
/// a text with much that is unknown, what is known says little.
struct SparseVector: Sendable {
  private(set) var features: [UInt32] = []
  private(set) var values: [Float] = []
  private var counted: [UInt32] = []

  /// Replaces the contents by the features of a text that training has seen.
  ///
  /// - Complexity: O(bytes + features · log features).
  mutating func assign(
    _ text: UnsafeBufferPointer<UInt8>, _ vocabulary: borrowing FeatureVocabulary
  ) {
    counted.removeAll(keepingCapacity: true)
    features.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    var found = counted
    counted = []
    var unknown = Squares()
    FeatureExtractor.forEachFeature(of: text) { hash, kind, range in
      if let feature = vocabulary.feature(hash) {
        found.append(feature)
      } else {
        unknown[FeatureBlock(kind, startsWith: text[range.lowerBound])] += 1
      }
    }
    found.sort()
    counted = found
    var place = 0
    while place < counted.count {
      var next = place + 1
      while next < counted.count, counted[next] == counted[place] { next += 1 }
      features.append(counted[place])
      values.append(vocabulary.weights[Int(counted[place])] * Self.damped(next - place))
      place = next
    }
    let weight = vocabulary.unknownWeight * vocabulary.unknownWeight
    for block in FeatureBlock.allCases { unknown[block] *= weight }
    normalize(vocabulary, unknown)
  }

  /// What a feature counts that occurs several times: 1 + ln n.
  fileprivate static func damped(_ count: Int) -> Float {
    count == 1 ? 1 : Float(1 + PortableMath.log(Double(count)))
  }

  private mutating func normalize(
    _ vocabulary: borrowing FeatureVocabulary, _ unknown: Squares
  ) {
    var lengths = unknown
    for place in features.indices {
      lengths[vocabulary.blocks[Int(features[place])]] += values[place] * values[place]
    }
    lengths.invert()
    for place in features.indices {
      values[place] *= lengths[vocabulary.blocks[Int(features[place])]]
    }
  }
}

/// The sums of squares of each block.
private struct Squares {
  private var sums: (Float, Float, Float, Float) = (0, 0, 0, 0)

  subscript(block: FeatureBlock) -> Float {
    get {
      switch block {
      case .runs: sums.0
      case .words: sums.1
      case .mentions: sums.2
      case .senses: sums.3
      }
    }
    set {
      switch block {
      case .runs: sums.0 = newValue
      case .words: sums.1 = newValue
      case .mentions: sums.2 = newValue
      case .senses: sums.3 = newValue
      }
    }
  }

  /// Makes of each sum what brings its block to length 1.
  mutating func invert() {
    for block in FeatureBlock.allCases {
      self[block] = self[block] > 0 ? 1 / self[block].squareRoot() : 0
    }
  }
}

/// The features of many texts, one after another.
struct SparseRows: Sendable {
  private(set) var starts: [Int] = [0]
  private(set) var features: [UInt32] = []
  private(set) var values: [Float] = []
  /// The square of each row's length.
  private(set) var squares: [Float] = []

  /// - Complexity: O(entries).
  init(_ gathering: FeatureGathering, _ vocabulary: FeatureVocabulary) {
    starts = gathering.starts
    features = gathering.entries
    values = zip(features, gathering.repeats).map { feature, count in
      let weight = vocabulary.weights[Int(feature)]
      return count == 1 ? weight : weight * SparseVector.damped(Int(count))
    }
    for row in 0..<starts.count - 1 { normalize(row, vocabulary) }
  }

  private mutating func normalize(_ row: Int, _ vocabulary: FeatureVocabulary) {
    let range = starts[row]..<starts[row + 1]
    var lengths = Squares()
    for entry in range {
      lengths[vocabulary.blocks[Int(features[entry])]] += values[entry] * values[entry]
    }
    lengths.invert()
    var square: Float = 0
    for entry in range {
      values[entry] *= lengths[vocabulary.blocks[Int(features[entry])]]
      square += values[entry] * values[entry]
    }
    squares.append(square)
  }

  var count: Int { squares.count }
}
