/// Roman numerals as names of sequels write them.
enum NameNumeral {
  /// The value of a Roman numeral made of i, v and x, from 1 to 39.
  ///
  /// *"iv" → 4; "iiii", "mix" and "cd" → nil.* Larger ones are words more often than numbers.
  /// "i" is 1: whether it is a number at all, what stands before it decides.
  static func value(ofRoman word: UnsafeBufferPointer<UInt8>) -> Int? {
    guard 1...7 ~= word.count, let first = word.first, first == i || first == v || first == x
    else { return nil }
    var value = 0
    var previous = 0
    for letter in word {
      guard let digit = digit(letter) else { return nil }
      value += digit
      // What was added for a smaller digit before a larger one is to be taken away.
      if previous < digit { value -= 2 * previous }
      previous = digit
    }
    guard 1..<40 ~= value, roman(value).elementsEqual(word) else { return nil }
    return value
  }

  /// The Roman numeral of a number from 1 to 39.
  static func roman(_ value: Int) -> [UInt8] {
    let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
    return Array(repeating: x, count: value / 10) + Array(ones[value % 10].utf8)
  }

  /// The value of one or two ASCII digits, without a leading zero, from 1 to 39.
  static func value(ofDigits word: UnsafeBufferPointer<UInt8>) -> Int? {
    guard 1...2 ~= word.count, word.first != zero else { return nil }
    var value = 0
    for digit in word {
      guard zero...(zero + 9) ~= digit else { return nil }
      value = 10 * value + Int(digit - zero)
    }
    return value < 40 ? value : nil
  }

  private static let (i, v, x, zero) = (
    UInt8(ascii: "i"), UInt8(ascii: "v"), UInt8(ascii: "x"), UInt8(ascii: "0")
  )

  private static func digit(_ letter: UInt8) -> Int? {
    switch letter {
    case i: 1
    case v: 5
    case x: 10
    default: nil
    }
  }
}
