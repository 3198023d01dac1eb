/// Reads a text as one number, in digits or in words.
///
/// *English: `twenty one` → 21, `2.5` → 2.5, `1,250` → 1250, `two point five` → 2.5,
/// `one and a half` → 1.5, `two dozen` → 24. German: `einundzwanzig` → 21, `2,5` → 2.5.*
///
/// Words are read up to 9,999 in every language that ICU spells; data of its own (dozens, halves,
/// the word for the decimal point) exist for English, German, French, Spanish, Japanese and Arabic.
package struct NumberReader: Sendable {
  private let tables: LanguageTables

  /// The longest text that is read as a number.
  private static let maximumLength = 200

  package init(language: String) {
    tables = LanguageTables.tables(for: language)
  }

  /// The number that the whole analyzed text says, or nil.
  package func readNumber(in text: AnalyzedText) -> Double? {
    readNumber(in: text.bytes[...])
  }

  /// The number that a whole text says, in UTF-8 as typed or normalized, or nil if it says none or
  /// anything else too.
  package func readNumber(in bytes: ArraySlice<UInt8>) -> Double? {
    guard bytes.count <= Self.maximumLength else { return nil }
    return readNumber(String(decoding: bytes, as: UTF8.self))
  }

  /// The number that a whole text says, as typed or normalized, or nil if it says none, anything
  /// else too, or what may be two numbers.
  ///
  /// - Complexity: O(*n*²) in the text's bytes, which are at most 200. The first text that begins
  ///   like a number above 100 also waits for the language's table of words.
  package func readNumber(_ text: String) -> Double? {
    guard text.utf8.count <= Self.maximumLength, let sign = NumberSign(text) else { return nil }
    return readSigned(sign)
  }

  /// The percentage that a whole text says, as typed or normalized, or nil.
  ///
  /// *`50 %` → 50, `fifty percent` → 50; German `fünfzig Prozent` → 50. `50` → nil.*
  package func readPercentage(_ text: String) -> Double? {
    guard text.utf8.count <= Self.maximumLength, let sign = NumberSign(text),
      !QuantityPhrase.joinsDigitsOddly(sign.rest)
    else { return nil }
    let bytes = normalized(sign.rest)
    for word in tables.quantityWords.percent {
      let rest: ArraySlice<UInt8>
      if bytes.count > word.count, bytes.suffix(word.count).elementsEqual(word) {
        rest = bytes.dropLast(word.count)
      } else if word == [UInt8(ascii: "%")], bytes.starts(with: word) {
        rest = bytes.dropFirst()
      } else {
        continue
      }
      let number = readNumber(in: trim(rest))
      return sign.isNegative ? number.map(-) : number
    }
    return nil
  }

  /// The typed text of a quantity, normalized with its fractions written out.
  func normalized(_ typed: Substring) -> ArraySlice<UInt8> {
    let symbols = tables.symbols
    return tables.normalize(TypedFraction.writtenOut(typed, decimal: symbols.decimal))[...]
  }

  private func readSigned(_ sign: NumberSign) -> Double? {
    guard !QuantityPhrase.joinsDigitsOddly(sign.rest) else { return nil }
    let text = normalized(sign.rest)
    if let value = readUnsigned(text) { return sign.isNegative ? -value : value }
    for word in tables.numbers.minus where text.starts(with: word) && !sign.isNegative {
      if let value = readUnsigned(text.dropFirst(word.count)) { return -value }
    }
    return nil
  }

  private func readUnsigned(_ text: ArraySlice<UInt8>) -> Double? {
    let text = text.drop { $0 == 0x20 }
    guard !text.isEmpty else { return nil }
    if let value = Digits.read(text, symbols: tables.symbols) {
      return value
    }
    if let value = tables.numbers.amounts[Array(text)] { return value }
    if let value = tables.numbers.integer(text) { return Double(value) }
    return readHalf(text) ?? readFraction(text) ?? readMultiple(text)
  }

  /// *two dozen*, *2.5 million*
  private func readMultiple(_ text: ArraySlice<UInt8>) -> Double? {
    for (word, factor) in tables.numbers.multiples where text.count > word.count {
      guard text.suffix(word.count).elementsEqual(word) else { continue }
      let head = trim(text.dropLast(word.count))
      let count =
        Digits.read(head, symbols: tables.symbols)
        ?? readWhole(head) ?? readHalf(head) ?? readFraction(head)
      if let count { return count * factor }
    }
    return nil
  }

  /// *two and a half*
  private func readHalf(_ text: ArraySlice<UInt8>) -> Double? {
    for ending in tables.numbers.andHalf where text.count > ending.count {
      guard text.suffix(ending.count).elementsEqual(ending) else { continue }
      if let whole = readWhole(text.dropLast(ending.count)) { return whole + 0.5 }
    }
    return nil
  }

  /// *two point five*: what follows is read digit by digit, or as one number below a hundred.
  private func readFraction(_ text: ArraySlice<UInt8>) -> Double? {
    for point in tables.numbers.point {
      for start in text.indices where text[start...].starts(with: point) {
        guard let whole = readWhole(text[..<start]),
          let digits = readDigits(text[(start + point.count)...])
        else { continue }
        return Double("\(Int(whole)).\(digits)")
      }
    }
    return nil
  }

  private func readWhole(_ text: ArraySlice<UInt8>) -> Double? {
    let text = trim(text)
    guard !text.isEmpty else { return nil }
    if let value = tables.numbers.integer(text) { return Double(value) }
    guard text.count <= 9, text.allSatisfy(Digits.isDigit) else { return nil }
    return Double(String(decoding: text, as: UTF8.self))
  }

  private func readDigits(_ text: ArraySlice<UInt8>) -> String? {
    let text = trim(text)
    if let value = readWhole(text), value < 100 { return String(Int(value)) }
    let digits = text.split(separator: 0x20).map { readWhole($0) }
    guard !digits.isEmpty, digits.allSatisfy({ $0.map { $0 < 10 } == true }) else { return nil }
    return digits.compactMap { $0.map { String(Int($0)) } }.joined()
  }

  private func trim(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop { $0 == 0x20 }
    while text.last == 0x20 { text.removeLast() }
    return text
  }
}
