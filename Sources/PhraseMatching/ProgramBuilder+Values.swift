import AppManifest
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
    let texts = words.map { word -> [UInt8] in
      let parts = analyzer.normalizeLiteral(word).split(separator: MatchText.space)
      return Array(parts.joined(separator: [MatchText.space]))
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

  /// Gives each text of a value, and each number in words, its class, and builds the automaton over
  /// the texts.
  private mutating func classifyValues() {
    var classes = ValueClassTable(
      filterCount: program.filters.count, rangeCount: program.ranges.count)
    let passes = program.values.contexts.map { context in
      program.filters.map { ValueClasses.Pass(of: context, through: $0) }
    }
    program.values.spans = spanTexts.map { _, span in
      switch span {
      case .value(let entry, let list): valueSpan(of: entry, list, passes, &classes)
      case .number(let tenths, let isLowercase): numberSpan(of: tenths, isLowercase, &classes)
      }
    }
    program.values.trie = NameTrie(
      entries: spanTexts.enumerated().map { (key: $1.text, payload: UInt32($0)) })
    for (text, _) in spanTexts { program.values.startsText[Int(text[0])] = true }
    program.values.classes = classes.classes
    program.values.spanTexts = program.edition == nil ? spanTexts.map(\.text) : []
    spanTexts = []
  }

  private mutating func valueSpan(
    of entry: Int, _ list: ListID, _ passes: [[ValueClasses.Pass]], _ classes: inout ValueClassTable
  ) -> ValueTable.Span {
    let context = program.values.entries[entry].context
    let key = ValueTable.ClassKey(list: list, context: context)
    let valueClass =
      program.values.classIndex[key] ?? classes.valueClass(list: list, passes: passes[context])
    program.values.classIndex[key] = valueClass
    return .value(entry, valueClass)
  }

  private func numberSpan(
    of tenths: Int, _ isLowercase: Bool, _ classes: inout ValueClassTable
  ) -> ValueTable.Span {
    let accepting = program.ranges.map { $0.words && $0.accepts(tenths: tenths) }
    return .number(
      tenths: tenths, classes.valueClass(ranges: accepting), isLowercase: isLowercase)
  }
}
