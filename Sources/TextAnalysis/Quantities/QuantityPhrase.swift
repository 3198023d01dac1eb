/// A text taken apart into numbers and their units: *1 hour and 30 minutes*, *$5*, *5 ft 3 in*.
struct QuantityPhrase {
  struct Part: Equatable {
    var number: Double
    /// The unit's index in the lexicon. `nil`: the text leaves it open.
    var unit: Int?
  }

  /// The longest text, in bytes, that is read as a quantity.
  static let maximumLength = 128
  /// The longest number in words that is tried: made-up ones take long to refuse.
  private static let maximumNumberLength = 72
  /// The most numbers in one quantity.
  private static let maximumParts = 4

  private let lexicon: QuantityLexicon
  private let words: NormalizedQuantityWords
  private let numbers: NumberReader
  private let typed: String
  private let isNegative: Bool
  private let text: [UInt8]
  /// The most numbers that are read, so that made-up texts end soon.
  private var attempts = 32

  /// - Returns: `nil` for texts that are too long, empty or join digits in odd ways (`5-10`).
  init?(_ typed: String, lexicon: QuantityLexicon, tables: LanguageTables, numbers: NumberReader) {
    guard typed.utf8.count <= Self.maximumLength, let sign = NumberSign(typed),
      !Self.joinsDigitsOddly(sign.rest)
    else { return nil }
    self.typed = typed
    isNegative = sign.isNegative
    self.lexicon = lexicon
    self.numbers = numbers
    words = tables.quantityWords
    text = Array(numbers.normalized(sign.rest))
    guard !text.isEmpty else { return nil }
  }

  /// The parts of the whole text, or `nil` if it says anything else.
  ///
  /// - Complexity: O(*n* × forms) in the text's bytes, which are at most 128.
  mutating func parts() -> [Part]? {
    guard let parts = unsignedParts() else { return nil }
    guard isNegative else { return parts }
    return parts.map { Part(number: -$0.number, unit: $0.unit) }
  }

  private mutating func unsignedParts() -> [Part]? {
    if let part = surrounded() { return [part] }
    return chain(from: 0, count: 0)
  }
}

// MARK: - Forms

extension QuantityPhrase {
  /// A number between what stands before it and after it: *$5*, *華氏 5 度*.
  private func surrounded() -> Part? {
    for form in lexicon.forms where !form.before.isEmpty {
      guard text.count > form.before.count + form.after.count, text.starts(with: form.before),
        text.suffix(form.after.count).elementsEqual(form.after)
      else { continue }
      let inner = text.dropFirst(form.before.count).dropLast(form.after.count)
      if let number = number(inner) {
        return Part(number: number, unit: unit(writtenLike: form))
      }
    }
    return nil
  }

  /// Numbers, each with its unit behind it.
  private mutating func chain(from start: Int, count: Int) -> [Part]? {
    guard count < Self.maximumParts else { return nil }
    for place in start..<text.count {
      let fitting = lexicon.forms.filter { $0.before.isEmpty && stands($0.after, at: place) }
      guard !fitting.isEmpty else { continue }
      guard attempts > 0 else { return nil }
      attempts -= 1
      let number = number(text[start..<place])
      var tried: [UInt8] = []
      for form in fitting where form.after != tried || form.number != nil {
        if form.number == nil { tried = form.after }
        let said = form.number == nil ? number : place == start ? form.number : nil
        guard let said else { continue }
        let part = Part(number: said, unit: unit(writtenLike: form))
        if let parts = rest(after: part, from: place + form.after.count, count: count + 1) {
          return parts
        }
      }
    }
    return nil
  }

  /// What a part and the text behind it make.
  private mutating func rest(after part: Part, from start: Int, count: Int) -> [Part]? {
    let rest = QuantityLexicon.trim(text[start...])
    if rest.isEmpty { return [part] }
    if words.andHalf.contains(Array(rest)) {
      return [Part(number: part.number + 0.5, unit: part.unit)]
    }
    let next = skipAnd(rest)
    for start in Set([next.startIndex, rest.startIndex]).sorted(by: >) {
      if let more = chain(from: start, count: count) { return [part] + more }
    }
    // 1 h 30, 5 euros 20: the smaller unit is implied.
    guard let number = number(next), (0..<100).contains(number),
      number == number.rounded()
    else { return nil }
    return [part, Part(number: number, unit: Self.unsaid)]
  }

  /// The unit of a number that follows another quantity and has none of its own.
  static let unsaid = -1

  private func skipAnd(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for word in words.and where text.starts(with: word) {
      let rest = text.dropFirst(word.count)
      if rest.first == 0x20 || words.gluesAnd { return rest.drop { $0 == 0x20 } }
    }
    return text
  }

  /// True if the words of a unit stand at a place, apart from other words.
  private func stands(_ words: [UInt8], at place: Int) -> Bool {
    guard text[place...].starts(with: words) else { return false }
    if self.words.gluesWords { return true }
    let end = place + words.count
    let startsWord =
      place == 0 || text[place - 1] == 0x20
      || QuantityLexicon.isDigit(text[place - 1]) != QuantityLexicon.isDigit(text[place])
      || !Self.isLetter(text[place])
    let endsWord =
      end == text.count || text[end] == 0x20
      || QuantityLexicon.isDigit(text[end]) && !QuantityLexicon.isDigit(text[end - 1])
    return startsWord && endsWord
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0xC3 && byte < 0xE2
  }

  /// The unit of a form. Of several that are written alike but for capitals (mW, MW), the one whose
  /// symbol was typed, or else the first.
  private func unit(writtenLike form: QuantityLexicon.Form) -> Int? {
    let alike = lexicon.forms.filter { $0.before == form.before && $0.after == form.after }
      .compactMap(\.unit)
    guard alike.count > 1 else { return form.unit }
    return alike.first { typed.contains(lexicon.units[$0]) } ?? form.unit
  }
}

// MARK: - Numbers

extension QuantityPhrase {
  /// A number in front of a unit: *five*, *an*, *half a*, *un quart d’*.
  private func number(_ text: ArraySlice<UInt8>) -> Double? {
    let text = QuantityLexicon.trim(text)
    guard !text.isEmpty, text.count <= Self.maximumNumberLength else { return nil }
    if words.one.contains(Array(text)) { return 1 }
    if let number = numbers.readNumber(in: text) { return number }
    for ending in words.of where text.count > ending.count + 1 {
      guard text.suffix(ending.count).elementsEqual(ending),
        text[text.endIndex - ending.count - 1] == 0x20
      else { continue }
      return numbers.readNumber(in: QuantityLexicon.trim(text.dropLast(ending.count)))
    }
    return nil
  }

  /// Normalizing sets dashes and slashes aside, so that `5-100` would be 5100 and `$-5` 5, and it
  /// makes `1, 500` look like 1 500.
  static func joinsDigitsOddly(_ typed: some StringProtocol) -> Bool {
    var followsDigits = false
    var isOdd = false
    var previous: Unicode.Scalar?
    var hasPoint = false
    for scalar in typed.unicodeScalars {
      if scalar.properties.numericType == .decimal {
        if isOdd { return true }
        followsDigits = true
        hasPoint = false
      } else {
        let isMinus = NumberSign.isMinus(scalar) && previous != nil && previous != " "
        if scalar.properties.isAlphabetic { followsDigits = false }
        isOdd =
          isMinus || followsDigits && (isOdd || hasPoint || !separators.contains(scalar))
        hasPoint = points.contains(scalar)
      }
      previous = scalar
    }
    return false
  }

  /// What stands between digits without anything beside it.
  private static let points: Set<Unicode.Scalar> = [
    ".", ",", ":", "'", "\u{2019}", "\u{66B}", "\u{66C}", "\u{FF0C}", "\u{FF0E}",
  ]

  private static let separators: Set<Unicode.Scalar> = [
    " ", ".", ",", ":", "'", "\u{2019}", "\u{A0}", "\u{202F}", "\u{2009}", "\u{66B}", "\u{66C}",
    "\u{FF0C}", "\u{FF0E}", "$", "€", "£", "¥", "°", "%", "\u{3000}",
  ]
}
