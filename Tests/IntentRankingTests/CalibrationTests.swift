import RandomNumbers
import Testing

@testable import IntentRanking

@Suite struct CalibrationTests {
  @Test(arguments: [1e-9, 0.1, 0.5, 1, 1.5, 2, 2.718281828459045, 10, 12345.678])
  func logarithmAndPowerAreInverse(x: Double) {
    let back = PortableMath.exp(PortableMath.log(x))
    #expect(abs(back - x) <= 1e-12 * x)
  }

  @Test func bounds() {
    #expect(PortableMath.log(0) == -.infinity)
    #expect(PortableMath.exp(-1e6) == 0 && PortableMath.exp(1e6) == .infinity)
    #expect(PortableMath.exp(0) == 1 && PortableMath.log(1) == 0)
    #expect(PortableMath.logistic(0) == 0.5)
  }

  /// Two classes: the greater margin is right as often as its size says, by a rule that is known.
  private func observed(_ count: Int, seed: UInt64) -> (margins: [Float], labels: [Int]) {
    var random = SeededGenerator(seed: seed)
    var margins: [Float] = []
    var labels: [Int] = []
    for _ in 0..<count {
      let lead = Float(random.below(1000)) / 1000
      margins += [lead, 0]
      // Right half of the time without a lead, and always with the greatest.
      labels.append(Float(random.below(1000)) / 1000 < 0.5 + lead / 2 ? 0 : 1)
    }
    return (margins, labels)
  }

  @Test func probabilitiesComeTrue() {
    let (margins, labels) = observed(6000, seed: 1)
    let calibration = Calibration(margins: margins, width: 2, labels: labels)
    let (others, truth) = observed(6000, seed: 2)
    var gap: Float = 0
    for band in 0..<5 {
      let rows = truth.indices.filter { Int(others[2 * $0] * 5) == band }
      let said = rows.reduce(Float(0)) { sum, row in
        var shares = [others[2 * row], others[2 * row + 1]]
        calibration.shares(&shares)
        return sum + calibration.probability(shares[0])
      }
      let right = Float(rows.count { truth[$0] == 0 })
      gap = max(gap, abs(said - right) / Float(rows.count))
    }
    #expect(gap < 0.05)
  }

  @Test func theCurveRises() {
    let (margins, labels) = observed(2000, seed: 3)
    let points = Calibration(margins: margins, width: 2, labels: labels).points
    #expect(points.count > 3)
    #expect(zip(points, points.dropFirst()).allSatisfy { $0.share < $1.share })
    #expect(zip(points, points.dropFirst()).allSatisfy { $0.probability <= $1.probability })
    #expect(points.allSatisfy { $0.probability < 1 })
  }

  @Test func fewExamplesGiveNoCurve() {
    let (margins, labels) = observed(20, seed: 4)
    let calibration = Calibration(margins: margins, width: 2, labels: labels)
    #expect(calibration.points.isEmpty && calibration.probability(0.7) == 0.7)
  }

  @Test(arguments: [(0.0, 0.0), (0.2, 0.1), (0.4, 0.2), (0.6, 0.5), (0.8, 0.8), (1, 0.8)])
  func betweenPointsInProportion(share: Float, probability: Float) {
    let calibration = Calibration(
      sharpness: 1,
      points: [
        .init(share: 0.4, probability: 0.2), .init(share: 0.8, probability: 0.8),
      ])
    #expect(abs(calibration.probability(share) - probability) < 1e-6)
  }
}
