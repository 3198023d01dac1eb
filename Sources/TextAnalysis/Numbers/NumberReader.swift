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

  /// The number that a whole normalized text says, or nil if it says none or anything else too.
  ///
  /// - Complexity: O(*n*²) in the text's bytes, which are at most 200. The first text that begins
  ///   like a number above 100 also waits for the language's table of words.
  package func readNumber(in bytes: ArraySlice<UInt8>) -> Double? {
    guard bytes.count <= Self.maximumLength else { return nil }
    let trimmed = bytes.drop { $0 == 0x20 }
    if let sign = trimmed.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      let value = readUnsigned(normalized(trimmed.dropFirst()))
      return sign == UInt8(ascii: "-") ? value.map(-) : value
    }
    let text = normalized(trimmed)
    if let value = readUnsigned(text) { return value }
    for word in tables.numbers.minus where text.starts(with: word) {
      if let value = readUnsigned(text.dropFirst(word.count)) { return -value }
    }
    return nil
  }

  /// The percentage that a whole text says, as typed or normalized, or nil.
  ///
  /// *`50 %` → 50, `fifty percent` → 50; German `fünfzig Prozent` → 50. `50` → nil.*
  package func readPercentage(_ text: String) -> Double? {
    guard text.utf8.count <= Self.maximumLength, !QuantityPhrase.joinsDigitsOddly(text) else {
      return nil
    }
    let typed = text.unicodeScalars.first { $0 != " " }
    let bytes = normalized(Array(text.utf8)[...])
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
      return typed == "-" || typed == "\u{2212}" ? number.map(-) : number
    }
    return nil
  }

  private func normalized(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    tables.normalize(String(decoding: bytes, as: UTF8.self))[...]
  }

  private func readUnsigned(_ text: ArraySlice<UInt8>) -> Double? {
    let text = text.drop { $0 == 0x20 }
    guard !text.isEmpty else { return nil }
    if let value = Digits.read(text, usesDecimalComma: tables.words.numbers.usesDecimalComma) {
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
        Digits.read(head, usesDecimalComma: tables.words.numbers.usesDecimalComma)
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
    guard text.count <= 9, text.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return Digits.read(text, usesDecimalComma: false)
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

/// Numbers in digits, with the separators of both conventions.
enum Digits {
  /// The number that the digits say: `2.5`, `2,5`, `1,250.75`, `1.250,75`, `1 250`.
  ///
  /// A separator that stands twice parts thousands. A single one before exactly three digits does
  /// where the language's convention says so, and starts the fraction everywhere else.
  static func read(_ text: ArraySlice<UInt8>, usesDecimalComma: Bool) -> Double? {
    guard let first = text.first, isDigit(first) else { return nil }
    let stops = text.filter { !isDigit($0) }
    guard let last = stops.last else { return number(text, fraction: []) }
    guard stops.allSatisfy({ $0 == 0x2C || $0 == 0x2E || $0 == 0x20 }),
      let at = text.lastIndex(of: last)
    else { return nil }
    let grouping: UInt8 = usesDecimalComma ? 0x2E : 0x2C
    let tail = text[(at + 1)...]
    let repeats = stops.filter { $0 == last }.count > 1
    let groupsLast = last == 0x20 || repeats || (last == grouping && tail.count == 3)
    if groupsLast {
      return Set(stops).count == 1
        ? grouped(text, by: last).flatMap { number($0, fraction: []) }
        : nil
    }
    let head = text[..<at]
    guard let whole = stops.dropLast().first.map({ grouped(head, by: $0) }) ?? head else {
      return nil
    }
    return number(whole, fraction: tail)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// The digits without their separators, if those part groups of three.
  private static func grouped(_ text: ArraySlice<UInt8>, by separator: UInt8) -> ArraySlice<UInt8>?
  {
    let groups = text.split(separator: separator, omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.count),
      groups.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    return groups.flatMap { $0 }[...]
  }

  private static func number(_ whole: ArraySlice<UInt8>, fraction: ArraySlice<UInt8>) -> Double? {
    guard !whole.isEmpty, whole.allSatisfy(isDigit), fraction.allSatisfy(isDigit) else {
      return nil
    }
    let text = String(decoding: whole, as: UTF8.self)
    if fraction.isEmpty { return Double(text) }
    return Double(text + "." + String(decoding: fraction, as: UTF8.self))
  }
}
