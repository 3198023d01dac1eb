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
  ///   - meaningless: The class of what means nothing, if there is one.
  /// - Complexity: O(rounds × classes × features of the examples), on all processors.
  package init(
    learning examples: [RankerExample], labels: [String], meaningless: Int? = nil,
    settings: RankerSettings = RankerSettings()
  ) {
    let examples = examples.filter { !$0.text.isEmpty && labels.indices.contains($0.label) }
    let gathering = FeatureGathering(examples.map(\.text))
    let vocabulary = gathering.vocabulary
    let rows = SparseRows(gathering, vocabulary)
    let lesson = Lesson(
      trainer: MarginTrainer(rows: rows, featureCount: vocabulary.count, settings: settings),
      labels: examples.map(\.label), width: labels.count, background: meaningless,
      folds: examples.enumerated().map { ($1.group ?? $0) % max(2, settings.folds) })
    let held = settings.folds > 1 ? lesson.heldBack() : nil
    self.init(
      labels: labels, vocabulary: vocabulary,
      matrix: WeightMatrix(lesson.planes(), featureCount: vocabulary.count),
      calibration: held.map { lesson.calibration($0) } ?? Calibration(sharpness: 4),
      background: meaningless.map { label in lesson.boundary(label, held) })
  }
}

/// The examples, and who may see which of them.
private struct Lesson {
  let trainer: MarginTrainer
  let labels: [Int]
  let width: Int
  let background: Int?
  let folds: [Int]

  /// What is learned from all examples.
  func planes() -> [MarginTrainer.Plane] {
    let planes = Mutex([MarginTrainer.Plane?](repeating: nil, count: width))
    DispatchQueue.concurrentPerform(iterations: width) { label in
      let plane = plane(of: label, without: nil)
      planes.withLock { $0[label] = plane }
    }
    return planes.withLock { $0.compactMap(\.self) }
  }

  /// The examples that tell a class from others: what means nothing says nothing about which of the
  /// others something is.
  private func plane(of label: Int, without fold: Int?) -> MarginTrainer.Plane {
    let used = labels.indices.filter {
      folds[$0] != fold && (label == background || labels[$0] != background)
    }
    return trainer.plane(isMember: labels.map { $0 == label }, used: used.map { Int32($0) })
  }

  /// Each fold's margins by what the others teach.
  func heldBack() -> [Float] {
    let margins = Mutex([Float](repeating: 0, count: labels.count * width))
    let count = (folds.max() ?? 0) + 1
    DispatchQueue.concurrentPerform(iterations: width * count) { job in
      let (label, fold) = (job / count, job % count)
      let plane = plane(of: label, without: fold)
      let held = labels.indices.filter { folds[$0] == fold }
      let found = held.map { trainer.margin(of: $0, plane) }
      margins.withLock { margins in
        for (row, margin) in zip(held, found) { margins[row * width + label] = margin }
      }
    }
    return margins.withLock(\.self)
  }

  func calibration(_ held: [Float]) -> Calibration {
    guard let background else { return Calibration(margins: held, width: width, labels: labels) }
    let rows = labels.indices.filter { labels[$0] != background }
    var margins: [Float] = []
    for row in rows {
      margins += held[row * width..<(row + 1) * width]
      margins[margins.count - width + background] = -.infinity
    }
    return Calibration(margins: margins, width: width, labels: rows.map { labels[$0] })
  }

  func boundary(_ label: Int, _ held: [Float]?) -> IntentRanker.Background {
    guard let held else { return IntentRanker.Background(label: label, slope: 4, offset: 0) }
    let margins = labels.indices.map { held[$0 * width + label] }
    let (slope, offset) = LogisticFit.fit(margins, labels.map { $0 == label })
    return IntentRanker.Background(label: label, slope: slope, offset: offset)
  }
}

/// Finds how margins become probabilities (Platt, 1999; with the bounds of Lin, Lin and Weng, 2007).
enum LogisticFit {
  /// - Returns: The slope and the offset under which what was observed is likeliest; by Newton's
  ///   method, with as many steps as always suffice.
  /// - Complexity: O(examples).
  static func fit(_ margins: [Float], _ isMember: [Bool]) -> (slope: Float, offset: Float) {
    let members = Double(isMember.count { $0 })
    let others = Double(isMember.count) - members
    // Nothing is certain: targets keep away from 0 and 1.
    let (high, low) = ((members + 1) / (members + 2), 1 / (others + 2))
    var (slope, offset) = (1.0, 0.0)
    for _ in 0..<40 {
      var (gradient, curvature) = ((0.0, 0.0), (1e-3, 0.0, 1e-3))
      for (margin, isMember) in zip(margins, isMember) {
        let margin = Double(margin)
        let chance = PortableMath.logistic(slope * margin + offset)
        let error = chance - (isMember ? high : low)
        let weight = max(chance * (1 - chance), 1e-6)
        gradient.0 += error * margin
        gradient.1 += error
        curvature.0 += weight * margin * margin
        curvature.1 += weight * margin
        curvature.2 += weight
      }
      let determinant = curvature.0 * curvature.2 - curvature.1 * curvature.1
      guard determinant > 1e-12 else { break }
      let step = (
        (curvature.2 * gradient.0 - curvature.1 * gradient.1) / determinant,
        (curvature.0 * gradient.1 - curvature.1 * gradient.0) / determinant
      )
      // A long step overshoots.
      let scale = min(1, 2 / max(abs(step.0), abs(step.1), 1e-9))
      slope -= scale * step.0
      offset -= scale * step.1
      if abs(step.0) + abs(step.1) < 1e-7 { break }
    }
    return (Float(max(0, slope)), Float(offset))
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
