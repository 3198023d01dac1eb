/// What a language writes between the digits of a number, as ICU knows it.
///
/// *English: `1,234,567.5`; German: `1.234.567,5`; English of India: `12,34,567.5`.*
struct NumberSymbols: Sendable {
  /// What starts the fraction: a full stop or a comma.
  let decimal: UInt8
  /// True if digits beyond the first thousand stand in groups of two.
  let groupsByTwo: Bool
  /// True if others who speak the language part thousands with ``decimal``.
  let isAmbiguous: Bool

  init(language: String, separatorsDiffer: Bool, normalize: (String) -> [UInt8]) {
    // Normalizing writes the digits and separators of all scripts in ASCII.
    let sample = normalize(
      FormattedNumber.text(1_234_567.5, skeleton: ".0", language: language))
    let stops = sample.filter { $0 &- 0x30 >= 10 }
    decimal = stops.last == UInt8(ascii: ",") ? UInt8(ascii: ",") : UInt8(ascii: ".")
    let groups = sample.split { $0 &- 0x30 >= 10 }
    groupsByTwo = groups.dropFirst().first?.count == 2
    isAmbiguous = separatorsDiffer && !language.contains { $0 == "-" || $0 == "_" }
  }
}

/// Numbers in digits, with the separators of both conventions.
enum Digits {
  /// The number that the digits say: `2.5`, `2,5`, `1,250.75`, `1.250,75`, `1 250`.
  ///
  /// A separator that stands twice parts thousands, and the last of two different ones starts the
  /// fraction. A single one before exactly three digits parts thousands unless it is the language's
  /// decimal separator; it starts the fraction everywhere else. Nothing is grouped behind a zero.
  ///
  /// - Returns: `nil` also for what is one number to some and another to others who speak the
  ///   language: Spanish `1,000`.
  static func read(_ text: ArraySlice<UInt8>, symbols: NumberSymbols) -> Double? {
    guard let first = text.first, isDigit(first) else { return nil }
    let stops = text.filter { !isDigit($0) }
    guard let last = stops.last else { return number(text, fraction: []) }
    guard stops.allSatisfy({ $0 == 0x2C || $0 == 0x2E || $0 == 0x20 }),
      let at = text.lastIndex(of: last)
    else { return nil }
    let (head, tail) = (text[..<at], text[(at + 1)...])
    if stops.allSatisfy({ $0 == last }) {
      let whole = grouped(text, by: last, symbols)
      if stops.count > 1 || last == 0x20 { return whole.flatMap { number($0, fraction: []) } }
      if let whole {
        guard last == symbols.decimal else { return number(whole, fraction: []) }
        guard !symbols.isAmbiguous else { return nil }
      }
      return number(head, fraction: tail)
    }
    let others = stops.dropLast()
    guard let separator = others.first, last != 0x20, others.allSatisfy({ $0 == separator }) else {
      return nil
    }
    return grouped(head, by: separator, symbols).flatMap { number($0, fraction: tail) }
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// The digits without their separators, if those part groups as the language does.
  private static func grouped(
    _ text: ArraySlice<UInt8>, by separator: UInt8, _ symbols: NumberSymbols
  ) -> ArraySlice<UInt8>? {
    let groups = text.split(separator: separator, omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.count), first.first != 0x30,
      groups.last?.count == 3
    else { return nil }
    let inner = groups.dropFirst().dropLast()
    guard
      inner.allSatisfy({ $0.count == 3 })
        || symbols.groupsByTwo && first.count < 3 && inner.allSatisfy({ $0.count == 2 })
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
