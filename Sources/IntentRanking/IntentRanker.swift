/// Says which of several classes a text is likeliest of, and how likely.
///
/// It is learned from examples, and a linear function of the features that ``FeatureExtractor`` takes
/// out of the text: fast, and easy to explain.
///
/// *Learned from film phrases: `i have seen {Film}` → `MarkFilmAsWatched` 0.93, `RateFilm` 0.04, …*
///
/// A ranker is immutable and can be shared between threads. Equal examples give equal bytes.
package struct IntentRanker: Sendable, Equatable {
  /// The classes, by number.
  package let labels: [String]
  package let calibration: Calibration
  let vocabulary: FeatureVocabulary
  let matrix: WeightMatrix
  let background: Background?

  /// The class of what means nothing, if there is one. Whether a text is of it is one question, and
  /// of which of the others it is, if it is not, another: what tells an app's talk from all other
  /// talk does not tell its actions apart.
  struct Background: Sendable, Equatable {
    var label: Int
    /// How a margin becomes a probability: the logistic of slope × margin + offset.
    var slope: Float
    var offset: Float

    func probability(_ margin: Float) -> Float {
      Float(PortableMath.logistic(Double(slope * margin + offset)))
    }
  }

  init(
    labels: [String], vocabulary: FeatureVocabulary, matrix: WeightMatrix, calibration: Calibration,
    background: Background? = nil
  ) {
    self.background = background
    self.labels = labels
    self.vocabulary = vocabulary
    self.matrix = matrix
    self.calibration = calibration
  }

  /// A class, and how likely it is.
  package struct Guess: Sendable, Equatable {
    package var label: Int
    package var probability: Float
  }

  /// Space that ranking uses again and again.
  package struct Scratch: Sendable {
    var vector = SparseVector()
    var shares: [Float] = []

    package init() {}
  }

  /// The likeliest classes, the likeliest first.
  ///
  /// - Parameters:
  ///   - text: Normalized, see ``FeatureExtractor``.
  ///   - limit: The most classes wanted.
  /// - Returns: None for a text of which no feature is known.
  /// - Complexity: O(bytes + features × classes).
  package func rank(_ text: [UInt8], limit: Int = 3, scratch: inout Scratch) -> [Guess] {
    text.withUnsafeBufferPointer { scratch.vector.assign($0, vocabulary) }
    guard !scratch.vector.features.isEmpty, limit > 0 else { return [] }
    matrix.margins(of: scratch.vector, into: &scratch.shares)
    guard let background else {
      calibration.shares(&scratch.shares)
      return calibrated(best(of: scratch.shares, limit: limit))
    }
    let nothing = background.probability(scratch.shares[background.label])
    scratch.shares[background.label] = -.infinity
    calibration.shares(&scratch.shares)
    var guesses = calibrated(best(of: scratch.shares, limit: limit))
    guesses.removeAll { $0.label == background.label }
    for place in guesses.indices { guesses[place].probability *= 1 - nothing }
    let place = guesses.firstIndex { $0.probability < nothing } ?? guesses.count
    guesses.insert(Guess(label: background.label, probability: nothing), at: place)
    return Array(guesses.prefix(limit))
  }

  /// The greatest shares, the greatest first.
  private func best(of shares: [Float], limit: Int) -> [Guess] {
    var guesses: [Guess] = []
    for (label, share) in shares.enumerated() {
      if guesses.count == limit, guesses[limit - 1].probability >= share { continue }
      let place = guesses.firstIndex { $0.probability < share } ?? guesses.count
      guesses.insert(Guess(label: label, probability: share), at: place)
      if guesses.count > limit { guesses.removeLast() }
    }
    return guesses
  }

  /// The first by the curve; the others share what it leaves, as they did.
  private func calibrated(_ guesses: [Guess]) -> [Guess] {
    guard let first = guesses.first else { return [] }
    var guesses = guesses
    let probability = calibration.probability(first.probability)
    let rest = first.probability < 1 ? (1 - probability) / (1 - first.probability) : 0
    guesses[0].probability = probability
    for place in guesses.indices.dropFirst() {
      guesses[place].probability = min(probability, guesses[place].probability * rest)
    }
    return guesses
  }
}
