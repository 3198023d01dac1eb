/// The sign in front of what was typed, which normalizing would set aside with the punctuation.
///
/// *`-18` → negative, `18`; `−18` (U+2212) → negative, `18`; `18` → not negative, `18`.*
package struct NumberSign {
  package let isNegative: Bool
  /// What stands behind the sign.
  package let rest: Substring

  /// - Returns: `nil` for two signs, and for a hyphen or a dash apart from its number, which may as
  ///   well part words.
  package init?(_ typed: some StringProtocol) {
    let text = Substring(typed).unicodeScalars.drop {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
    guard let sign = text.first, Self.isSign(sign) else {
      isNegative = false
      rest = Substring(text)
      return
    }
    let behind = text.dropFirst()
    let number = behind.drop { $0.properties.isWhitespace }
    guard let next = number.first, !Self.isSign(next) else { return nil }
    guard number.startIndex == behind.startIndex || sign == Self.minus else { return nil }
    isNegative = Self.isMinus(sign)
    rest = Substring(number)
  }

  /// The one sign that is never a hyphen or a dash.
  static let minus: Unicode.Scalar = "\u{2212}"

  /// True for hyphen, minus and en dash in all widths: in front of digits they all mean minus.
  static func isMinus(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2212}", "\u{2013}", "\u{FF0D}", "\u{FE63}": true
    default: false
    }
  }

  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    isMinus(scalar) || scalar == "+" || scalar == "\u{FF0B}"
  }
}

/// Fractions as they are typed, written out so that normalizing leaves them whole.
enum TypedFraction {
  /// The text with a zero before a fraction that begins with its point, and with ½ and its like in
  /// digits.
  ///
  /// *`.5 km` → `0.5 km`, `2½` → `2.5`; German `,5` → `0,5`. `5, 6` stays.*
  static func writtenOut(_ text: Substring, decimal: UInt8) -> String {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x2E && $0 != 0x2C }
    if isPlain { return String(text) }
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if let fraction = vulgarFraction(scalar) {
        append(fraction, to: &result, decimal: decimal)
        continue
      }
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if isPoint(scalar, decimal: decimal), next.properties.numericType == .decimal,
        mayStart(after: result.last)
      {
        result.append("0")
      }
      result.append(scalar)
    }
    return String(result)
  }

  /// True for what a fraction without a whole number can begin with.
  static func isPoint(_ scalar: Unicode.Scalar, decimal: UInt8) -> Bool {
    switch scalar {
    case ".", "\u{66B}", "\u{FF0E}": true
    case ",", "\u{FF0C}": decimal == UInt8(ascii: ",")
    default: false
    }
  }

  /// True if what stands before a point leaves it to start a number: nothing, white space or a sign.
  static func mayStart(after scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return true }
    return scalar.properties.isWhitespace || NumberSign.isSign(scalar)
      || scalar.properties.generalCategory == .currencySymbol
  }

  /// The value of ½, ¼, ⅛ and the like.
  static func vulgarFraction(_ scalar: Unicode.Scalar) -> Double? {
    guard scalar.value > 0x7F, scalar.properties.numericType == .numeric,
      let value = scalar.properties.numericValue, value > 0, value < 1
    else { return nil }
    return value
  }

  /// Adds a fraction to the number that stands last, if one does.
  private static func append(
    _ fraction: Double, to text: inout String.UnicodeScalarView, decimal: UInt8
  ) {
    if text.last == " ", text.dropLast().last?.properties.numericType == .decimal {
      text.removeLast()
    }
    if text.last?.properties.numericType != .decimal { text.append("0") }
    text.append(Unicode.Scalar(decimal))
    text.append(contentsOf: String(fraction).unicodeScalars.dropFirst(2))
  }
}
