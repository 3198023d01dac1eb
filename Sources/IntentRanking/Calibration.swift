/// Turns margins into probabilities that can be trusted: what is given 90 % is right nine times in ten.
///
/// Margins become shares by a softmax whose sharpness is learned, and the greatest share becomes a
/// probability by a curve through what was observed; both on examples that were held back.
package struct Calibration: Sendable, Equatable {
  /// How sharply margins tell classes apart.
  package var sharpness: Float
  /// The curve: shares in ascending order, each with the probability observed there.
  package var points: [Point]

  package struct Point: Sendable, Equatable {
    package var share: Float
    package var probability: Float

    package init(share: Float, probability: Float) {
      self.share = share
      self.probability = probability
    }
  }

  package init(sharpness: Float, points: [Point] = []) {
    self.sharpness = sharpness
    self.points = points
  }

  /// The probability for a share: between two points in proportion.
  package func probability(_ share: Float) -> Float {
    guard let last = points.last, let first = points.first else { return share }
    if share >= last.share { return last.probability }
    if share <= first.share {
      return first.share > 0 ? first.probability * share / first.share : first.probability
    }
    var (low, high) = (0, points.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].share <= share { low = middle } else { high = middle }
    }
    let (left, right) = (points[low], points[high])
    let part = (share - left.share) / (right.share - left.share)
    return left.probability + part * (right.probability - left.probability)
  }

  /// Turns margins into shares, which sum to 1.
  func shares(_ margins: inout [Float]) {
    let greatest = margins.max() ?? 0
    var sum: Float = 0
    for place in margins.indices {
      let share = Float(PortableMath.exp(Double((margins[place] - greatest) * sharpness)))
      margins[place] = share
      sum += share
    }
    for place in margins.indices { margins[place] /= sum }
  }
}

extension Calibration {
  /// Learns from margins of examples that were held back.
  ///
  /// - Parameters:
  ///   - margins: The margins of each example, one row after another.
  ///   - labels: The class of each example.
  /// - Complexity: O(examples × classes × steps).
  init(margins: [Float], width: Int, labels: [Int]) {
    self.init(sharpness: Self.sharpness(margins, width, labels))
    guard labels.count >= Self.fewest else { return }
    var observed: [(share: Float, isRight: Bool)] = []
    observed.reserveCapacity(labels.count)
    for (row, label) in labels.enumerated() {
      var shares = Array(margins[row * width..<(row + 1) * width])
      self.shares(&shares)
      var best = 0
      for place in shares.indices where shares[place] > shares[best] { best = place }
      observed.append((shares[best], best == label))
    }
    points = Self.curve(observed)
  }

  /// With fewer examples a curve would follow chance.
  private static let fewest = 2000

  /// The sharpness under which the labels are likeliest, by golden section.
  private static func sharpness(_ margins: [Float], _ width: Int, _ labels: [Int]) -> Float {
    // A few thousand examples tell it as well as all of them.
    let stride = max(1, labels.count / 2000)
    func loss(_ sharpness: Double) -> Double {
      var sum = 0.0
      for row in Swift.stride(from: 0, to: labels.count, by: stride) {
        let own = Double(margins[row * width + labels[row]])
        var total = 0.0
        for place in row * width..<(row + 1) * width {
          total += PortableMath.exp(sharpness * (Double(margins[place]) - own))
        }
        sum += PortableMath.log(max(total, 1e-300))
      }
      return sum
    }
    let ratio = 0.618_033_988_749_895
    var (low, high) = (0.5, 20.0)
    var (left, right) = (high - ratio * (high - low), low + ratio * (high - low))
    var (leftLoss, rightLoss) = (loss(left), loss(right))
    for _ in 0..<14 {
      if leftLoss < rightLoss {
        (high, right, rightLoss) = (right, left, leftLoss)
        left = high - ratio * (high - low)
        leftLoss = loss(left)
      } else {
        (low, left, leftLoss) = (left, right, rightLoss)
        right = low + ratio * (high - low)
        rightLoss = loss(right)
      }
    }
    return Float((low + high) / 2)
  }

  /// A rising curve through what was observed: equal numbers of examples go together, and neighbours
  /// that fall are joined until none does (isotonic regression).
  private static func curve(_ observed: [(share: Float, isRight: Bool)]) -> [Point] {
    let sorted = observed.sorted { $0.share < $1.share }
    let size = max(25, sorted.count / 20)
    var bins: [(share: Float, right: Float, count: Float)] = []
    var start = 0
    while start < sorted.count {
      // What is left over joins the last bin.
      let end = sorted.count - start < 2 * size ? sorted.count : start + size
      let part = sorted[start..<end]
      let right = part.count { $0.isRight }
      bins.append((part.reduce(0) { $0 + $1.share }, Float(right), Float(part.count)))
      start = end
      while bins.count > 1, let last = bins.last, let before = bins.dropLast().last,
        last.right / last.count < before.right / before.count
      {
        bins.removeLast(2)
        bins.append(
          (last.share + before.share, last.right + before.right, last.count + before.count))
      }
    }
    // Half a wrong one more: nothing is certain.
    return bins.map { Point(share: $0.share / $0.count, probability: $0.right / ($0.count + 0.5)) }
  }
}
