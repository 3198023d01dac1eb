/// How often something was expected, how often it was produced, and how often both.
package struct Score: Equatable, Sendable {
  package var expected = 0
  package var produced = 0
  package var right = 0

  package init(expected: Int = 0, produced: Int = 0, right: Int = 0) {
    self.expected = expected
    self.produced = produced
    self.right = right
  }

  /// The share of what was produced that is right. `nil` where nothing was produced.
  package var precision: Double? { produced == 0 ? nil : Double(right) / Double(produced) }

  /// The share of what was expected that was produced. `nil` where nothing was expected.
  package var recall: Double? { expected == 0 ? nil : Double(right) / Double(expected) }

  /// The harmonic mean of the two. 1 where nothing was expected and nothing produced.
  package var f1: Double {
    let all = expected + produced
    return all == 0 ? 1 : 2 * Double(right) / Double(all)
  }
}
