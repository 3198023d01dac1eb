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
  /// - Parameters:
  ///   - limit: The most features wanted.
  ///   - sense: What a sense is called.
  /// - Complexity: O(features · log features).
  package func contributions(
    of text: [UInt8], to label: Int, limit: Int, sense: (Int) -> String = String.init
  ) -> [Contribution] {
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
        let text = String(
          decoding: bytes[range].drop { $0 == FeatureExtractor.senseMark }, as: UTF8.self)
        let shown =
          switch kind {
          case .run: "…\(text)…"
          case .sense: "≈" + (Int(text).map(sense) ?? text)
          case .meeting: "≈" + (Int(text).map(sense) ?? text) + " + …"
          case .word, .pair: text
          }
        found.append(Contribution(feature: shown, weight: weight))
      }
    }
    found.sort {
      abs($0.weight) == abs($1.weight) ? $0.feature < $1.feature : abs($0.weight) > abs($1.weight)
    }
    return Array(found.prefix(limit))
  }
}
