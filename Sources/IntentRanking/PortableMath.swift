/// Logarithms and powers of e whose last bit does not depend on the C library, so that what is learned
/// is the same on every machine.
enum PortableMath {
  private static let ln2 = 0.693_147_180_559_945_3

  /// The natural logarithm of a positive number.
  ///
  /// - Complexity: O(1).
  static func log(_ x: Double) -> Double {
    guard x > 0 else { return -.infinity }
    // x = m · 2^e with m around 1; ln m = 2 artanh((m − 1) / (m + 1)).
    var (mantissa, exponent) = (x.significand, Double(x.exponent))
    if mantissa > 1.414_213_562_373_095_1 { (mantissa, exponent) = (mantissa / 2, exponent + 1) }
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    var (power, sum) = (ratio, ratio)
    for odd in stride(from: 3.0, through: 23, by: 2) {
      power *= square
      sum += power / odd
    }
    return exponent * ln2 + 2 * sum
  }

  /// e to the power of a number; 0 and infinity where that is too small or too large, and 0 for what is
  /// no number.
  ///
  /// - Complexity: O(1).
  static func exp(_ x: Double) -> Double {
    if x.isNaN || x < -700 { return 0 }
    if x > 700 { return .infinity }
    let exponent = (x / ln2).rounded()
    let rest = x - exponent * ln2
    var (term, sum) = (1.0, 1.0)
    for step in 1...14 {
      term *= rest / Double(step)
      sum += term
    }
    return Double(sign: .plus, exponent: Int(exponent), significand: sum)
  }

  /// 1 / (1 + e^−x).
  static func logistic(_ x: Double) -> Double { 1 / (1 + exp(-x)) }
}
