/// Integers spelled in words, by the rules that CLDR collects and ICU carries (RBNF).
package struct SpelledNumbers {
  /// The most numbers that are spelled out at a time; a wider range has no spellings.
  package static let maximumCount = 100_000

  /// All spellings of the integers of a range, in ascending value, then in the order of the rules.
  ///
  /// The public rule sets whose names begin with `spellout-numbering` or `spellout-cardinal` spell,
  /// except those for years and the verbose ones. Soft hyphens are dropped; a spelling with
  /// hyphens also comes with spaces in their place. Equal spellings of one number come once.
  ///
  /// *21 in English → `twenty-one`, `twenty one`.*
  ///
  /// - Parameter exactLanguageOnly: True to know only plain language codes, as hassil 3.0 does:
  ///   then `zh-CN` has no spellings. Otherwise a language falls back to its family.
  package static func spellings(
    of range: ClosedRange<Int>, language: String, exactLanguageOnly: Bool
  ) -> [(text: String, value: Int)] {
    spell(range, language: language, exactLanguageOnly: exactLanguageOnly, verbose: false)
  }

  /// All spellings of numbers that are given in tenths, in the order given, then in the order of
  /// the rules. What the rules answer in digits is no spelling.
  ///
  /// *205 in English → `twenty point five`; in German → `zwanzig Komma fünf`.*
  ///
  /// - Parameter exactLanguageOnly: As for ``spellings(of:language:exactLanguageOnly:)``.
  package static func spellings(
    ofTenths tenths: [Int], language: String, exactLanguageOnly: Bool
  ) -> [(text: String, tenths: Int)] {
    guard tenths.count < maximumCount,
      let speller = Speller(language: language, exactLanguageOnly: exactLanguageOnly)
    else { return [] }
    let ruleSets = speller.cardinalRuleSets(verbose: false)
    let spellings = ruleSets.map { speller.spell(tenths: tenths, by: $0) }
    return tenths.enumerated().flatMap { offset, value in
      var seen: Set<String> = []
      return spellings.flatMap { variants(of: $0[offset]) }
        .filter { !$0.isEmpty && !$0.contains(where: \.isNumericDigit) && seen.insert($0).inserted }
        .map { (text: $0, tenths: value) }
    }
  }

  /// What people type for the integers of a range: the spellings of all rule sets, verbose ones
  /// too, and the language's own words for amounts.
  ///
  /// *5 in Arabic → `خمسة`, `خمس`; 12 in English → `twelve`, `dozen`.*
  package static func everydaySpellings(
    of range: ClosedRange<Int>, language: String
  ) -> [(text: String, value: Int)] {
    let spelled = spell(range, language: language, exactLanguageOnly: false, verbose: true)
    let amounts = LanguageTables.tables(for: language).words.numbers.amounts
    let known = Set(spelled.map(\.text))
    let others = amounts.compactMap { word, amount -> (text: String, value: Int)? in
      guard let value = Int(exactly: amount), range.contains(value), !known.contains(word) else {
        return nil
      }
      return (word, value)
    }
    return spelled + others.sorted { ($0.value, $0.text) < ($1.value, $1.text) }
  }

  /// The same, with the verbose rule sets ("one hundred and five") if wanted.
  static func spell(
    _ range: ClosedRange<Int>, language: String, exactLanguageOnly: Bool, verbose: Bool
  ) -> [(text: String, value: Int)] {
    let (count, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !overflow, count < maximumCount else { return [] }
    guard let speller = Speller(language: language, exactLanguageOnly: exactLanguageOnly) else {
      return []
    }
    let ruleSets = speller.cardinalRuleSets(verbose: verbose)
    let spellings = ruleSets.map { speller.spell(range, by: $0) }
    return range.enumerated().flatMap { offset, value in
      var seen: Set<String> = []
      return spellings.flatMap { variants(of: $0[offset]) }
        .filter { !$0.isEmpty && seen.insert($0).inserted }
        .map { (text: $0, value: value) }
    }
  }

  /// The spellings of some numbers by all rule sets, in any order.
  static func everySpelling(of numbers: [Int], language: String) -> [String] {
    guard let speller = Speller(language: language, exactLanguageOnly: false) else { return [] }
    return speller.cardinalRuleSets(verbose: true)
      .flatMap { speller.spell(each: numbers, by: $0) }.flatMap(variants)
      .filter { !$0.isEmpty }
  }

  /// The ordinal words of some integers: *third*, *dritte*, *dritten*.
  static func ordinals(
    of range: ClosedRange<Int>, language: String
  ) -> [(text: String, value: Int)] {
    guard let speller = Speller(language: language, exactLanguageOnly: false) else { return [] }
    return speller.ruleSets { $0.hasPrefix("%spellout-ordinal") }.flatMap { ruleSet in
      zip(speller.spell(range, by: ruleSet), range).flatMap { text, value in
        variants(of: text).filter { !$0.isEmpty }.map { (text: $0, value: value) }
      }
    }
  }

  static func variants(of spelling: String) -> [String] {
    let text = String(
      String.UnicodeScalarView(spelling.unicodeScalars.filter { $0.value != 0xAD }))
    guard text.utf8.contains(UInt8(ascii: "-")) else { return [text] }
    return [text, String(text.map { $0 == "-" ? " " : $0 })]
  }
}

extension Character {
  /// True for the digits of any script, which spell nothing. Chinese numerals are words.
  fileprivate var isNumericDigit: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber }
  }
}
