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

  init(
    labels: [String], vocabulary: FeatureVocabulary, matrix: WeightMatrix, calibration: Calibration
  ) {
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
    calibration.shares(&scratch.shares)
    var guesses: [Guess] = []
    for (label, share) in scratch.shares.enumerated() {
      if guesses.count == limit, guesses[limit - 1].probability >= share { continue }
      let place = guesses.firstIndex { $0.probability < share } ?? guesses.count
      guesses.insert(Guess(label: label, probability: share), at: place)
      if guesses.count > limit { guesses.removeLast() }
    }
    return calibrated(guesses)
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
