/// Reads numbers in digits, as hassil does: white space, a sign, digits, perhaps a fraction.
package enum DigitReader {
  /// A number and where it stands, its sign included.
  package struct Number {
    package var value: Double
    package var span: Range<Int>
    package var isNegative: Bool
  }

  package static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// True for what may stand between a whole number and its fraction.
  static func isDecimalSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }

  /// True for what a number may have before a digit of it: other digits, and a sign.
  package static func isInside(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: "-") }

  /// The number that starts at a place, white space skipped; `nil` if none does.
  package static func read(
    _ text: borrowing MatchText, from start: Int, isBroken: Bool = false, allowsFraction: Bool
  ) -> Number? {
    let first = text.skippingSpaces(from: start, isBroken: isBroken)
    let isNegative =
      first < text.count && text.byte(at: first, isBroken: isBroken) == UInt8(ascii: "-")
    guard let whole = digits(of: text, from: isNegative ? first + 1 : first) else { return nil }
    var (value, end) = (whole.value, whole.end)
    if allowsFraction, end < text.count, isDecimalSeparator(text.bytes[end]),
      let fraction = digits(of: text, from: end + 1)
    {
      value += fraction.value / fraction.scale
      end = fraction.end
    }
    return Number(
      value: isNegative ? -value : value, span: first..<end, isNegative: isNegative)
  }

  /// The digits from a place on as a number, and ten to the power of how many they are; `nil` if there
  /// are none.
  private static func digits(
    of text: borrowing MatchText, from start: Int
  ) -> (value: Double, scale: Double, end: Int)? {
    var (value, scale, place) = (0.0, 1.0, start)
    while place < text.count, isDigit(text.bytes[place]) {
      value = value * 10 + Double(text.bytes[place] - 0x30)
      scale *= 10
      place += 1
    }
    return place == start ? nil : (value, scale, place)
  }
}
