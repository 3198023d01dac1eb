import CICU
import LanguageTags

/// One language's patterns and names for days and times, normalized and ready to match.
struct DateLexicon: Sendable {
  typealias Name = (text: [UInt8], value: Int)

  let dates: [(pattern: DatePattern, meaning: DateMeaning)]
  let times: [(pattern: DatePattern, meaning: TimeMeaning)]
  let months: [Name]
  let weekdays: [Name]
  /// Ordinal words for days of the month.
  let ordinals: [Name]
  let daySuffixes: [[UInt8]]
  /// What stands around a span of time from now.
  let frames: [(before: [UInt8], after: [UInt8])]
  let numbers: NumberTable
  /// True where words follow each other without spaces.
  let gluesWords: Bool

  init(_ tables: LanguageTables, numbers: NumberTable) {
    let words = tables.words.dates
    let literal = tables.normalizeLiteral
    dates = words.dates.flatMap { entry in
      DatePattern.expand(entry.pattern, normalize: literal).map { ($0, entry.meaning) }
    }
    times = words.times.flatMap { entry in
      DatePattern.expand(entry.pattern, normalize: literal).map { ($0, entry.meaning) }
    }
    let language = tables.language
    let names = DateNames(language: language)
    months = Self.names(12, names, CICU_MONTHS, more: words.months, tables.normalize)
    weekdays = Self.names(7, names, CICU_WEEKDAYS, more: words.weekdays, tables.normalize)
    ordinals = SpelledNumbers.ordinals(of: 1...31, language: language)
      .map { (tables.normalize($0.text), $0.value) }
    daySuffixes = words.daySuffixes.map(tables.normalize)
    frames = words.fromNow.map { (literal($0.before), literal($0.after)) }
    gluesWords = !LanguageTag(language).separatesWords
    self.numbers = numbers
  }

  /// The four forms of ICU's names that begin at `first`, and our own; longest first.
  private static func names(
    _ count: Int, _ icu: DateNames, _ first: cicu_date_names, more: [[String]],
    _ normalize: (String) -> [UInt8]
  ) -> [Name] {
    var names: [Name] = []
    for kind in first.rawValue..<(first.rawValue + 4) {
      for index in 0..<count {
        names.append((normalize(icu.name(cicu_date_names(kind), index)), index))
      }
    }
    for list in more {
      for (index, text) in list.enumerated() { names.append((normalize(text), index)) }
    }
    // A single letter or sign, as Japanese has for weekdays, is no name by itself.
    let usable = names.filter { String(decoding: $0.text, as: UTF8.self).count > 1 }
    return usable.sorted { $0.text.count > $1.text.count }
  }
}

/// ICU's names of months and weekdays in one language.
private final class DateNames {
  private let handle: OpaquePointer?

  init(language: String) {
    handle = cicu_dates_open(LanguageTag(language).locale)
  }

  deinit {
    if let handle { cicu_dates_close(handle) }
  }

  /// A name, empty where ICU has none.
  func name(_ kind: cicu_date_names, _ index: Int) -> String {
    guard let handle else { return "" }
    var buffer = [UInt16](repeating: 0, count: 128)
    let length = cicu_dates_name(handle, kind, Int32(index), &buffer, Int32(buffer.count))
    return String(decoding: buffer.prefix(Int(max(0, min(length, 128)))), as: UTF16.self)
  }
}
