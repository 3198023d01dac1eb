extension IntentRanker {
  /// A feature of a text, and how much it speaks for a class (or against it, below 0).
  package struct Contribution: Sendable, Equatable {
    /// The words or the characters; of runs with a hyphen where a word goes on.
    package var feature: String
    package var weight: Float
  }

  /// The features of a text that weigh most for and against a class, the heaviest first.
  ///
  /// *`luca was okay {number} stars` for `RateFilm` → `{number} stars` 0.31, `stars` 0.22, …*
  ///
  /// - Parameter limit: The most features wanted. Runs of characters of which a longer one weighs more
  ///   are left out.
  /// - Complexity: O(features · log features).
  package func contributions(of text: [UInt8], to label: Int, limit: Int) -> [Contribution] {
    var vector = SparseVector()
    text.withUnsafeBufferPointer { vector.assign($0, vocabulary) }
    var weights: [UInt32: Float] = [:]
    for (feature, value) in zip(vector.features, vector.values) {
      weights[feature] = value * matrix.weight(of: Int(feature), for: label)
    }
    var found: [Contribution] = []
    text.withUnsafeBufferPointer { bytes in
      FeatureExtractor.forEachFeature(of: bytes) { hash, kind, range in
        guard let feature = vocabulary.feature(hash),
          let weight = weights.removeValue(forKey: feature), weight != 0
        else { return }
        let text = String(decoding: bytes[range], as: UTF8.self)
        found.append(Contribution(feature: kind == .run ? "…\(text)…" : text, weight: weight))
      }
    }
    found.sort {
      abs($0.weight) == abs($1.weight) ? $0.feature < $1.feature : abs($0.weight) > abs($1.weight)
    }
    return Array(found.prefix(limit))
  }
}
