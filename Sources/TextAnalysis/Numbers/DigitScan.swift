/// Finds numbers in digits that have more to them than one run of digits and a fraction: a sign, a
/// point in front, several separators.
struct DigitScan {
  let typed: UnsafeBufferPointer<UInt8>
  let analyzed: AnalyzedText
  let decimal: UInt8

  func numbers() -> [WrittenNumber] {
    var found: [WrittenNumber] = []
    var place = 0
    while let start = analyzed.bytes[place...].firstIndex(where: Digits.isDigit) {
      let span = start..<end(ofNumberAt: start)
      let plain = analyzed.sourceRange(of: span)
      let source = plain.lowerBound - prefixLength(before: plain.lowerBound)..<plain.upperBound
      if source != plain || hasSeparators(span) {
        found.append(WrittenNumber(span: covered(by: source, around: span), source: source))
      }
      place = span.upperBound
    }
    return found
  }

  /// Where digits with separators between them end.
  private func end(ofNumberAt start: Int) -> Int {
    var end = self.end(ofRunAt: start)
    let isGroup = (1...3).contains(end - start) && analyzed.bytes[start] != 0x30
    while end + 1 < analyzed.bytes.count, Digits.isDigit(analyzed.bytes[end + 1]) {
      let next = self.end(ofRunAt: end + 1)
      switch analyzed.bytes[end] {
      case UInt8(ascii: "."), UInt8(ascii: ","): end = next
      case UInt8(ascii: " ") where isGroup && next - end == 4 && partsGroups(end): end = next
      case UInt8(ascii: " ") where isFraction(end): end = next
      default: return end
      }
    }
    return end
  }

  private func end(ofRunAt start: Int) -> Int {
    analyzed.bytes[start...].firstIndex { !Digits.isDigit($0) } ?? analyzed.bytes.count
  }

  /// True for more separators than the one that a number slot expects, or for others.
  private func hasSeparators(_ span: Range<Int>) -> Bool {
    let stops = analyzed.bytes[span].filter { !Digits.isDigit($0) }
    return stops.count > 1 || stops.first == UInt8(ascii: " ")
  }

  /// True if what was typed for a space parts groups of digits and no words: an apostrophe, or a
  /// space at which no line breaks.
  private func partsGroups(_ place: Int) -> Bool {
    switch scalars(at: place) {
    case ["'"], ["\u{2019}"], ["\u{A0}"], ["\u{202F}"], ["\u{2009}"]: true
    default: false
    }
  }

  /// True for the space that the slash of ½ has become.
  private func isFraction(_ place: Int) -> Bool {
    scalars(at: place).last.map { TypedFraction.vulgarFraction($0) != nil } ?? false
  }

  private func scalars(at place: Int) -> [Unicode.Scalar] {
    scalars(typed[Int(analyzed.sourceStarts[place])..<Int(analyzed.sourceEnds[place])])
  }

  private func scalars(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Unicode.Scalar] {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }
}

// MARK: - In front of the digits

extension DigitScan {
  /// The most that is looked at in front of a number, in bytes.
  private static let maximumPrefix = 16

  /// The bytes of a number's sign and leading point.
  ///
  /// Something must part them from the word before: *Apollo-13*, *5-10* and *v.5* have neither.
  private func prefixLength(before start: Int) -> Int {
    var first = max(0, start - Self.maximumPrefix)
    while first < start, typed[first] & 0xC0 == 0x80 { first += 1 }
    let prefix = Array(scalars(typed[first..<start]).reversed())
    func scalar(_ index: Int) -> Unicode.Scalar? {
      index < prefix.count ? prefix[index] : nil
    }
    var taken = 0
    var index = 0
    if let point = scalar(0), TypedFraction.isPoint(point, decimal: decimal),
      TypedFraction.mayStart(after: scalar(1))
    {
      (taken, index) = (1, 1)
    }
    if scalar(index)?.properties.generalCategory == .currencySymbol { index += 1 }
    while scalar(index)?.properties.isWhitespace == true { index += 1 }
    if let sign = scalar(index), NumberSign.isSign(sign) {
      while let other = scalar(index), NumberSign.isSign(other) { index += 1 }
      if isApart(scalar(index)) { taken = index }
    }
    return prefix.prefix(taken).reduce(0) { $0 + UTF8.width($1) }
  }

  /// True if what stands before a sign leaves it to the number behind it.
  private func isApart(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return true }
    return !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
  }

  /// The normalized bytes of a number, with those of its plus or currency sign.
  private func covered(by source: Range<Int>, around span: Range<Int>) -> Range<Int> {
    var start = span.lowerBound
    while start > 0, Int(analyzed.sourceStarts[start - 1]) >= source.lowerBound { start -= 1 }
    return start..<span.upperBound
  }
}
