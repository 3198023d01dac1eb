/// The features of one text: their numbers in ascending order, and how much of each there is.
///
/// Words and pairs together have length 1, as have the runs of characters: a long word has many runs,
/// and would drown the others. Features that training has not seen count towards the length, too: of
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
    var unknown: (words: Float, runs: Float) = (0, 0)
    FeatureExtractor.forEachFeature(of: text) { hash, kind, _ in
      if let feature = vocabulary.feature(hash) {
        found.append(feature)
      } else if kind == .run {
        unknown.runs += 1
      } else {
        unknown.words += 1
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
    normalize(vocabulary, (unknown.words * weight, unknown.runs * weight))
  }

  /// What a feature counts that occurs several times: 1 + ln n.
  private static func damped(_ count: Int) -> Float {
    count == 1 ? 1 : Float(1 + PortableMath.log(Double(count)))
  }

  private mutating func normalize(
    _ vocabulary: borrowing FeatureVocabulary, _ unknown: (words: Float, runs: Float)
  ) {
    var (words, runs) = unknown
    for place in features.indices {
      let square = values[place] * values[place]
      if vocabulary.isWord[Int(features[place])] { words += square } else { runs += square }
    }
    let word = words > 0 ? 1 / words.squareRoot() : 0
    let run = runs > 0 ? 1 / runs.squareRoot() : 0
    for place in features.indices {
      values[place] *= vocabulary.isWord[Int(features[place])] ? word : run
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

  init(_ texts: [[UInt8]], _ vocabulary: FeatureVocabulary) {
    var vector = SparseVector()
    for text in texts {
      text.withUnsafeBufferPointer { vector.assign($0, vocabulary) }
      features += vector.features
      values += vector.values
      squares.append(vector.values.reduce(0) { $0 + $1 * $1 })
      starts.append(features.count)
    }
  }

  var count: Int { squares.count }
}
