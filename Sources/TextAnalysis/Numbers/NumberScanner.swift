/// Finds the numbers of an utterance that its normalized text does not show whole.
///
/// *English: `set it to -18` → `-18`; `add 1,234.5 kg` → `1,234.5`; `30 percent` → `30 percent`;
/// `rate it five` → none: a word or digits alone are whole already.*
package struct NumberScanner: Sendable {
  private let tables: LanguageTables
  private let numbers: NumberReader

  /// What a scan found.
  package struct Findings: Equatable, Sendable {
    /// Numbers in digits with what belongs to them and can belong to nothing else: a sign, a point
    /// before the first digit, separators.
    package var digits: [WrittenNumber] = []
    /// The same with the words and signs around them that make another number of them, which a
    /// phrase may have as words of its own: *30 percent*, *two point five*, *2.5 million*.
    package var wordings: [WrittenNumber] = []

    package var isEmpty: Bool { digits.isEmpty && wordings.isEmpty }
  }

  package init(language: String) {
    tables = LanguageTables.tables(for: language)
    numbers = NumberReader(language: language)
  }

  /// The numbers of an utterance.
  ///
  /// - Parameter analyzed: The utterance, normalized as typed text.
  /// - Complexity: O(*n*) in the bytes, and a bounded number of readings for words that numbers are
  ///   written in.
  package func scan(_ utterance: String, _ analyzed: AnalyzedText) -> Findings {
    var findings = Findings()
    let hasDigits = analyzed.bytes.contains(where: Digits.isDigit)
    if hasDigits {
      var utterance = utterance
      let decimal = tables.symbols.decimal
      findings.digits = utterance.withUTF8 { typed in
        DigitScan(typed: typed, analyzed: analyzed, decimal: decimal).numbers()
      }
    }
    let words = WordScan(
      analyzed: analyzed, digits: findings.digits, vocabulary: tables.numberVocabulary)
    var readings = 0
    for run in words.runs() {
      appendNumbers(of: run, in: utterance, to: &findings.wordings, &readings) {
        words.vocabulary.isWhole(analyzed.bytes[$0.span])
      }
    }
    findings.wordings.removeAll { isKnownWhole(analyzed.bytes[$0.span]) }
    return findings
  }

  /// True for what number slots know as a word: *quatre-vingts*.
  private func isKnownWhole(_ text: ArraySlice<UInt8>) -> Bool {
    tables.numbers.small[Array(text)] != nil
  }

  /// The most texts of an utterance that are read: made-up ones take long to refuse.
  private static let maximumReadings = 48

  /// Appends the longest numbers of a run of words, from the left.
  private func appendNumbers(
    of run: [WrittenNumber], in utterance: String, to found: inout [WrittenNumber],
    _ readings: inout Int, isWhole: (WrittenNumber) -> Bool
  ) {
    var first = 0
    while first < run.count {
      var last = run.count - 1
      while last > first {
        guard readings < Self.maximumReadings else { return }
        readings += 1
        if isNumber(run[first].source.lowerBound..<run[last].source.upperBound, of: utterance) {
          break
        }
        last -= 1
      }
      let number = WrittenNumber(
        span: run[first].span.lowerBound..<run[last].span.upperBound,
        source: run[first].source.lowerBound..<run[last].source.upperBound)
      if last > first || isWhole(number) { found.append(number) }
      first = last + 1
    }
  }

  private func isNumber(_ source: Range<Int>, of utterance: String) -> Bool {
    let text = String(
      decoding: utterance.utf8.dropFirst(source.lowerBound).prefix(source.count), as: UTF8.self)
    return numbers.readNumber(text) != nil || numbers.readPercentage(text) != nil
  }
}
