import Dispatch
import Synchronization

/// A text of which the class is known.
package struct RankerExample: Sendable, Equatable {
  /// Normalized, see ``FeatureExtractor``.
  package var text: [UInt8]
  /// The number of its class.
  package var label: Int
  /// Examples of one group are held back together: those that were drawn from one template say
  /// nothing about what the ranker makes of words it has not seen. `nil`: it stands alone.
  package var group: Int?

  package init(text: [UInt8], label: Int, group: Int? = nil) {
    self.text = text
    self.label = label
    self.group = group
  }
}

extension IntentRanker {
  /// Learns from examples.
  ///
  /// - Parameters:
  ///   - examples: What is learned. An empty text says nothing, and is passed over.
  ///   - labels: The classes, by number.
  /// - Complexity: O(rounds × classes × features of the examples), on all processors.
  package init(
    learning examples: [RankerExample], labels: [String],
    settings: RankerSettings = RankerSettings()
  ) {
    let examples = examples.filter { !$0.text.isEmpty && labels.indices.contains($0.label) }
    let texts = examples.map(\.text)
    let vocabulary = FeatureVocabulary(of: texts, minimum: settings.minimumCount)
    let rows = SparseRows(texts, vocabulary)
    let lesson = Lesson(
      trainer: MarginTrainer(rows: rows, featureCount: vocabulary.count, settings: settings),
      labels: examples.map(\.label), width: labels.count,
      folds: examples.enumerated().map { ($1.group ?? $0) % max(2, settings.folds) })
    let calibration = settings.folds > 1 ? lesson.calibration() : Calibration(sharpness: 4)
    self.init(
      labels: labels, vocabulary: vocabulary,
      matrix: WeightMatrix(lesson.planes(), featureCount: vocabulary.count),
      calibration: calibration)
  }
}

/// The examples, and who may see which of them.
private struct Lesson {
  let trainer: MarginTrainer
  let labels: [Int]
  let width: Int
  let folds: [Int]

  /// What is learned from all examples.
  func planes() -> [MarginTrainer.Plane] {
    let used = labels.indices.map { Int32($0) }
    let planes = Mutex([MarginTrainer.Plane?](repeating: nil, count: width))
    DispatchQueue.concurrentPerform(iterations: width) { label in
      let plane = trainer.plane(isMember: labels.map { $0 == label }, used: used)
      planes.withLock { $0[label] = plane }
    }
    return planes.withLock { $0.compactMap(\.self) }
  }

  /// Each fold's margins by what the others teach.
  func calibration() -> Calibration {
    let margins = Mutex([Float](repeating: 0, count: labels.count * width))
    let count = (folds.max() ?? 0) + 1
    DispatchQueue.concurrentPerform(iterations: width * count) { job in
      let (label, fold) = (job / count, job % count)
      let used = labels.indices.filter { folds[$0] != fold }.map { Int32($0) }
      let plane = trainer.plane(isMember: labels.map { $0 == label }, used: used)
      let held = labels.indices.filter { folds[$0] == fold }
      let found = held.map { trainer.margin(of: $0, plane) }
      margins.withLock { margins in
        for (row, margin) in zip(held, found) { margins[row * width + label] = margin }
      }
    }
    return Calibration(margins: margins.withLock(\.self), width: width, labels: labels)
  }
}

extension MarginTrainer {
  /// How far an example lies on the side of a class.
  func margin(of row: Int, _ plane: Plane) -> Float {
    var margin = plane.offset
    for entry in rows.starts[row]..<rows.starts[row + 1] {
      margin += plane.weights[Int(rows.features[entry])] * rows.values[entry]
    }
    return margin
  }
}
