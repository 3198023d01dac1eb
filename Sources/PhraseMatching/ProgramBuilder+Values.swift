package import AppManifest
import NameIndex
import TextAnalysis

extension ProgramBuilder {
  /// Ends the program: builds the automaton over the texts of all lists and number words.
  consuming func finish(skipWords: [String]) -> PhraseProgram {
    addNumberWords()
    classifyValues()
    program.skipWords = skipWordTexts(skipWords)
    return PhraseProgram(ProgramContents(program))
  }

  private func skipWordTexts(_ words: [String]) -> [[UInt8]] {
    let space = UInt8(ascii: " ")
    let texts = words.map { word -> [UInt8] in
      Array(analyzer.normalizeLiteral(word).split(separator: space).joined(separator: [space]))
    }
    let longestFirst = texts.filter { !$0.isEmpty }.enumerated().sorted { left, right in
      (right.element.count, left.offset) < (left.element.count, right.offset)
    }
    return longestFirst.map(\.element)
  }

  /// The most numbers of a range that are spelled in words.
  private static let maximumSpelledNumbers = 10_000

  /// The most numbers of a range whose fractions are spelled in words.
  private static let maximumSpelledFractions = 1_000

  /// The most numbers of all ranges together that are spelled in words. Each takes some twenty
  /// microseconds, and a file can hold a great many ranges. Those beyond match in digits only.
  private static let maximumSpelledInAll = 20_002

  /// Numbers beyond these are not spelled: a span holds 32 bits, and counts tenths.
  private static let spellable = -200_000_000...200_000_000

  private mutating func addNumberWords() {
    var spelled: Set<SpelledRange> = []
    var known: Set<NumberWord> = []
    var remaining = Self.maximumSpelledInAll
    for range in program.ranges where range.words {
      let lower = max(range.from, Self.spellable.lowerBound)
      let upper = min(range.to, Self.spellable.upperBound)
      guard lower <= upper else { continue }
      let numbers = lower...min(upper, lower + Self.maximumSpelledNumbers)
      let language = range.wordsLanguage ?? program.profile.language
      let wanted = SpelledRange(language: language, numbers: numbers, fractions: range.fractions)
      let parts = range.fractions?.tenths.count ?? 0
      let cost = numbers.count + parts * min(numbers.count, Self.maximumSpelledFractions)
      guard cost <= remaining, spelled.insert(wanted).inserted else { continue }
      remaining -= cost
      for (text, tenths) in spellings(of: wanted) {
        let (bytes, capitals) = analyzer.normalizeLiteralWithCapitals(text)
        guard !bytes.isEmpty, known.insert(NumberWord(text: bytes, tenths: tenths)).inserted else {
          continue
        }
        let isLowercase = program.edition == .v3_0 && capitals.isEmpty
        spanTexts.append((bytes, .number(tenths: tenths, isLowercase: isLowercase)))
      }
    }
  }

  private func spellings(of range: SpelledRange) -> [(text: String, tenths: Int)] {
    guard let edition = program.edition else {
      return SpelledNumbers.everydaySpellings(of: range.numbers, language: range.language)
        .map { ($0.text, $0.value * 10) }
    }
    let whole = SpelledNumbers.spellings(
      of: range.numbers, language: range.language, exactLanguageOnly: edition == .v3_0)
    let parts = range.fractions?.tenths ?? []
    let fractions = range.numbers.prefix(Self.maximumSpelledFractions).flatMap { number in
      parts.map { number * 10 + $0 }
    }
    return whole.map { ($0.text, $0.value * 10) }
      + SpelledNumbers.spellings(
        ofTenths: fractions, language: range.language, exactLanguageOnly: edition == .v3_0)
  }

  /// Numbers that have been spelled in a language.
  private struct SpelledRange: Hashable {
    var language: String
    var numbers: ClosedRange<Int>
    var fractions: NumberRange.Fractions?
  }

  /// A spelling of a number. Ranges that overlap give the same one twice.
  private struct NumberWord: Hashable {
    var text: [UInt8]
    var tenths: Int
  }

  private mutating func classifyValues() {
    var classes = ClassTable(
      filterCount: program.filters.count, rangeCount: program.ranges.count)
    let rows = program.values.contexts.map { context in
      program.filters.map { ValueClasses.Pass(of: context, through: $0) }
    }
    var entries: [(key: [UInt8], payload: UInt32)] = []
    entries.reserveCapacity(spanTexts.count)
    program.values.spans.reserveCapacity(spanTexts.count)
    for (text, span) in spanTexts {
      entries.append((key: text, payload: UInt32(program.values.spans.count)))
      program.values.startsText[Int(text[0])] = true
      switch span {
      case .value(let index, let list):
        let context = program.values.entries[Int(index)].context
        let key = ValueTable.ClassKey(list: list, context: context)
        let valueClass =
          program.values.classIndex[key] ?? classes.index(list: list, row: rows[context])
        program.values.classIndex[key] = valueClass
        program.values.spans.append(
          ValueTable.Span(value: Int32(index), valueClass: valueClass, isNumber: false))
      case .number(let tenths, let isLowercase):
        let accepting = program.ranges.map { $0.words && $0.accepts(tenths: tenths) }
        program.values.spans.append(
          ValueTable.Span(
            value: Int32(tenths), valueClass: classes.index(ranges: accepting), isNumber: true,
            isLowercase: isLowercase))
      }
    }
    program.values.trie = NameTrie(entries: entries)
    program.values.classes = classes.classes
    program.values.spanTexts = program.edition == nil ? spanTexts.map(\.text) : []
    spanTexts = []
  }
}

/// Values that suit the same blocks, and numbers that suit the same ranges, share a class.
private struct ClassTable {
  let filterCount: Int
  let rangeCount: Int
  var classes = ValueClasses()
  private var known: [Signature: UInt32] = [:]

  private struct Signature: Hashable {
    var list: UInt32?
    var bits: [UInt16]
  }

  init(filterCount: Int, rangeCount: Int) {
    self.filterCount = filterCount
    self.rangeCount = rangeCount
    classes.filterCount = filterCount
    classes.rangeCount = rangeCount
  }

  mutating func index(list: UInt32, row: [ValueClasses.Pass]) -> UInt32 {
    let signature = Signature(list: list, bits: row.map(\.rawValue))
    if let index = known[signature] { return index }
    return append(signature, passes: row, ranges: Array(repeating: false, count: rangeCount))
  }

  mutating func index(ranges: [Bool]) -> UInt32 {
    let signature = Signature(list: nil, bits: ranges.map { $0 ? 1 : 0 })
    if let index = known[signature] { return index }
    let passes = [ValueClasses.Pass](repeating: .none, count: filterCount)
    return append(signature, passes: passes, ranges: ranges)
  }

  private mutating func append(
    _ signature: Signature, passes: [ValueClasses.Pass], ranges: [Bool]
  ) -> UInt32 {
    let index = classes.append(
      list: signature.list ?? ValueClasses.noList, passes: passes, ranges: ranges)
    known[signature] = index
    return index
  }
}

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
