/// Reads a text as a span of time.
///
/// *English: `ninety minutes` → 5400, `1h 30m` → 5400, `an hour and a half` → 5400, `1:30` → 5400.
/// German: `eineinhalb Stunden` → 5400. Japanese: `2時間半` → 9000.*
///
/// The names of units from weeks to nanoseconds are ICU's, so that all its languages are read.
/// Months and years are refused, because they last differently. A number alone says no duration; two
/// parts by a colon are hours and minutes, three are hours, minutes and seconds.
package struct DurationReader: Sendable {
  private let tables: LanguageTables
  private let numbers: NumberReader

  /// A unit: its symbol, what ICU calls it and its seconds.
  private static let units: [(symbol: String, identifier: String, seconds: Double)] = [
    ("min", "minute", 60), ("h", "hour", 3600), ("s", "second", 1), ("d", "day", 86_400),
    ("wk", "week", 604_800), ("ms", "millisecond", 1e-3), ("µs", "microsecond", 1e-6),
    ("ns", "nanosecond", 1e-9),
  ]
  /// A hundred years: more is a slip of the keyboard.
  private static let longest = 3.2e9

  package init(language: String) {
    tables = LanguageTables.tables(for: language)
    numbers = NumberReader(language: language)
  }

  /// The seconds that the whole text says, as typed or normalized. Nil if it says anything else.
  ///
  /// - Complexity: O(*n* × names of units) in the text's bytes, which are at most 128. The first
  ///   text also waits for ICU's names.
  package func readDuration(_ text: String) -> Double? {
    let seconds = clock(text) ?? phrase(text)
    return seconds.flatMap { (0...Self.longest).contains($0) ? $0 : nil }
  }

  private func phrase(_ text: String) -> Double? {
    guard
      var phrase = QuantityPhrase(
        text, lexicon: tables.quantityLexicon(.duration, Self.lexicon), tables: tables,
        numbers: numbers),
      let parts = phrase.parts()
    else { return nil }
    var total = 0.0
    var last = Double.infinity
    for part in parts {
      guard let seconds = Self.seconds(of: part, after: last), seconds < last else { return nil }
      total += part.number * seconds
      last = seconds
    }
    return total
  }

  /// The length of a part's unit. A number without one counts minutes behind hours and seconds behind
  /// minutes.
  private static func seconds(of part: QuantityPhrase.Part, after last: Double) -> Double? {
    if let unit = part.unit, units.indices.contains(unit) { return units[unit].seconds }
    return (last == 3600 || last == 60) && part.number < 60 ? last / 60 : nil
  }

  /// *1:30*, *1:30:15*
  private func clock(_ text: String) -> Double? {
    guard text.utf8.count <= 16 else { return nil }
    let fields = String(decoding: tables.normalize(text), as: UTF8.self)
      .split(separator: ":", omittingEmptySubsequences: false)
    let values = fields.compactMap { field in
      field.utf8.allSatisfy(QuantityLexicon.isDigit) ? Int(field) : nil
    }
    guard values.count == fields.count, (2...3).contains(values.count),
      zip(values, fields).dropFirst().allSatisfy({ $0 < 60 && $1.utf8.count == 2 }),
      values[0] < 1_000_000
    else { return nil }
    return Double(values[0] * 3600 + values[1] * 60 + (values.count == 3 ? values[2] : 0))
  }

  private static func lexicon(_ tables: LanguageTables) -> QuantityLexicon {
    let words = tables.words.quantities
    return QuantityLexicon(
      units: units.map { ($0.symbol, "unit/" + $0.identifier) }, tables: tables
    )
    .adding(words.units, tables: tables)
    .adding(wholes: words.spans, of: "s", tables: tables)
  }
}
