/// The weights of all classes, a byte each, with one scale a feature.
///
/// Invariant: `weights` holds `count` rows of `width` bytes, `scales` one number a row.
struct WeightMatrix: Sendable, Equatable {
  /// The number of classes.
  let width: Int
  let weights: [Int8]
  let scales: [Float]
  let offsets: [Float]

  init(width: Int, weights: [Int8], scales: [Float], offsets: [Float]) {
    self.width = width
    self.weights = weights
    self.scales = scales
    self.offsets = offsets
  }

  /// Packs the planes of all classes.
  init(_ planes: [MarginTrainer.Plane], featureCount: Int) {
    let width = planes.count
    var weights = [Int8](repeating: 0, count: featureCount * width)
    var scales = [Float](repeating: 0, count: featureCount)
    for feature in 0..<featureCount {
      let greatest = planes.reduce(Float(0)) { max($0, abs($1.weights[feature])) }
      guard greatest > 0 else { continue }
      scales[feature] = greatest / 127
      for (place, plane) in planes.enumerated() {
        weights[feature * width + place] = Int8(
          (plane.weights[feature] / scales[feature]).rounded())
      }
    }
    self.init(width: width, weights: weights, scales: scales, offsets: planes.map(\.offset))
  }

  /// How far a text lies on the side of each class.
  ///
  /// - Complexity: O(features of the text × classes).
  func margins(of vector: SparseVector, into margins: inout [Float]) {
    margins.removeAll(keepingCapacity: true)
    margins += offsets
    let width = width
    margins.withUnsafeMutableBufferPointer { margins in
      weights.withUnsafeBufferPointer { weights in
        for place in vector.features.indices {
          let feature = Int(vector.features[place])
          let value = vector.values[place] * scales[feature]
          guard value != 0, let row = weights.baseAddress?.advanced(by: feature * width) else {
            continue
          }
          for column in 0..<width { margins[column] += value * Float(row[column]) }
        }
      }
    }
  }

  /// What a feature adds to a class's margin, for a feature of value 1.
  func weight(of feature: Int, for column: Int) -> Float {
    Float(weights[feature * width + column]) * scales[feature]
  }
}
