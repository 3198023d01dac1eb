import AppManifest

extension NumberRange {
  /// True for an integer within the bounds, on a step.
  func accepts(integer number: Int) -> Bool {
    guard number >= from && number <= to else { return false }
    // The distance may not fit, with bounds that only a hostile file has.
    let distance = UInt(bitPattern: number) &- UInt(bitPattern: from)
    return distance % UInt(step) == 0
  }

  /// True for a number in digits that the range takes.
  ///
  /// With step 1 and no fractions, anything within the bounds. Otherwise exactly a step, or a step
  /// plus an allowed fraction, even above the upper bound (as hassil does).
  package func accepts(_ number: Double) -> Bool {
    if step == 1 && fractions == nil { return number >= Double(from) && number <= Double(to) }
    let tenths = (number * 10).rounded()
    guard abs(number * 10 - tenths) < 1e-6, abs(tenths) < 1e15 else { return false }
    return accepts(tenths: Int(tenths))
  }

  /// True for a step, or a step plus an allowed fraction, even above the upper bound.
  package func accepts(tenths: Int) -> Bool {
    let part = (tenths % 10 + 10) % 10
    guard accepts(integer: (tenths - part) / 10) else { return false }
    return part == 0 || fractions?.tenths.contains(part) == true
  }
}

extension NumberRange.Fractions {
  /// The tenths that may follow a number.
  package var tenths: [Int] {
    switch self {
    case .halves: [5]
    case .tenths: Array(1...9)
    }
  }
}
