/// Whether what is given some confidence is right as often as that says.
///
/// *Of ten decisions at 0.8, eight should be right; where it is six, the gap is 0.2.*
package struct Reliability: Equatable, Sendable {
  /// Those bins that have rows, the least sure first.
  package private(set) var bins: [Bin] = []
  /// How many rows have a confidence.
  package private(set) var rows = 0
  /// The expected calibration error: the gaps between confidence and accuracy, each weighed with the
  /// share of the rows in its bin.
  package private(set) var error = 0.0

  /// Rows of about the same confidence.
  package struct Bin: Equatable, Sendable {
    /// The bin holds what is above `from`, up to and with `to`.
    package var from: Double
    package var to: Double
    package var rows: Int
    /// The mean of their confidence.
    package var confidence: Double
    /// The share of them that is right.
    package var accuracy: Double
  }

  /// In how many bins of equal width the confidence is divided.
  package static let binCount = 10

  /// - Complexity: O(observations).
  package init(_ observations: [(confidence: Double, isRight: Bool)]) {
    rows = observations.count
    var sums = [(rows: Int, confidence: Double, right: Int)](
      repeating: (0, 0, 0), count: Self.binCount)
    for (confidence, isRight) in observations {
      let bounded = min(max(confidence, 0), 1)
      let place = max(0, Int((bounded * Double(Self.binCount)).rounded(.up)) - 1)
      sums[place].rows += 1
      sums[place].confidence += bounded
      sums[place].right += isRight ? 1 : 0
    }
    for (place, sum) in sums.enumerated() where sum.rows > 0 {
      let bin = Bin(
        from: Double(place) / Double(Self.binCount),
        to: Double(place + 1) / Double(Self.binCount), rows: sum.rows,
        confidence: sum.confidence / Double(sum.rows),
        accuracy: Double(sum.right) / Double(sum.rows))
      bins.append(bin)
      error += abs(bin.confidence - bin.accuracy) * Double(bin.rows) / Double(rows)
    }
  }
}

/// How many of all rows are answered at each bar that confidence has to pass, and how many of those
/// wrongly.
package struct RiskCoverage: Equatable, Sendable {
  /// From the highest bar to the lowest.
  package private(set) var points: [Point] = []
  /// The mean risk over all coverages that are reached, by trapezoids. 0 is best.
  package private(set) var area = 0.0

  /// Up to where risks are drawn: small ones can be told apart, and the greatest has a place.
  package var scale: Double { max(0.05, points.map(\.risk).max() ?? 0) }

  package struct Point: Equatable, Sendable {
    /// What is at least this sure is answered.
    package var bar: Double
    /// The share of all rows that is answered.
    package var coverage: Double
    /// The share of what is answered that is wrong.
    package var risk: Double
  }

  /// - Parameters:
  ///   - observations: The rows that were not rejected. Confidences are told apart by thousandths, so
  ///     that there are a thousand points at most.
  ///   - total: How many rows there are, with those that were rejected.
  /// - Complexity: O(*n* log *n*).
  package init(_ observations: [(confidence: Double, isRight: Bool)], of total: Int) {
    let groups = Dictionary(grouping: observations) { observation in
      (min(max(observation.confidence, 0), 1) * 1000).rounded()
    }
    var (answered, wrong) = (0, 0)
    for (bar, members) in groups.sorted(by: { $0.key > $1.key }) {
      answered += members.count
      wrong += members.count { !$0.isRight }
      points.append(
        Point(
          bar: bar / 1000, coverage: Double(answered) / Double(max(1, total)),
          risk: Double(wrong) / Double(answered)))
    }
    area = Self.area(under: points)
  }

  private static func area(under points: [Point]) -> Double {
    guard let first = points.first, let last = points.last, last.coverage > 0 else { return 0 }
    var sum = first.coverage * first.risk
    for (left, right) in zip(points, points.dropFirst()) {
      sum += (right.coverage - left.coverage) * (left.risk + right.risk) / 2
    }
    return sum / last.coverage
  }
}
