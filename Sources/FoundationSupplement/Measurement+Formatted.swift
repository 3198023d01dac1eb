extension Measurement where UnitType: Dimension {
  /// The measurement in its own unit, as people read it: `1,500 m`, `20 min`.
  ///
  /// Foundation outside Apple's platforms has no formats of measurements. This one converts nothing,
  /// and writes the unit's symbol.
  public func formatted() -> String {
    let number = value.formatted(.number.precision(.fractionLength(0...3)))
    return number + " " + (unit.shownSymbol ?? unit.symbol)
  }
}

extension Dimension {
  /// The symbol where Foundation's own may be read as another unit: its minute is `m`, like a metre.
  fileprivate var shownSymbol: String? {
    if self == UnitDuration.minutes { return "min" }
    return self == UnitDuration.hours ? "hr" : nil
  }
}
