/// Reads a text as a day, or a day and a time, as people say it.
///
/// *On Friday 20 November 2026: `tomorrow` → `2026-11-21`, `next friday` → `2026-11-27`,
/// `3. Mai` → `2027-05-03`, `demain à 18h30` → `2026-11-21T18:30`,
/// at noon `in two hours` → `2026-11-20T14:00`.*
///
/// English, German, French, Spanish, Japanese and Arabic have tables; every other language reads
/// ISO 8601 only. A text that says anything else beside the day is refused. Where a language
/// leaves it open, this is what is understood:
/// - a weekday is the next one after today; `next friday` in English the one of the next week,
///   which begins on Monday;
/// - a day without a year is the next such day, today included;
/// - an hour from 1 to 6 without morning or evening, in a language that counts to twelve, is one
///   after noon;
/// - a time alone is today's, or tomorrow's once that is past;
/// - a span of hours or minutes from now ends at a minute: seconds are refused;
/// - morning is 9:00, noon 12:00, afternoon 15:00, evening 18:00, night 20:00 (in German and French,
///   22:00).
package struct DateReader: Sendable {
  let tables: LanguageTables
  private let durations: DurationReader

  /// The longest text, in bytes, that is read as a date.
  private static let maximumLength = 128

  package init(language: String) {
    tables = LanguageTables.tables(for: language)
    durations = DurationReader(language: language)
  }

  /// The day in ISO 8601, with the time if one is said: `2026-11-27` or `2026-11-27T18:00`.
  ///
  /// The text may be as typed or normalized already.
  ///
  /// - Parameter now: The minute from which relative days count; this function knows no clock.
  /// - Complexity: Linear in the language's patterns and the text's length, which is bounded.
  package func readDate(_ text: String, now: CalendarMinute) -> String? {
    guard text.utf8.count <= Self.maximumLength, now.isValid else { return nil }
    let normalized = tables.normalize(text)
    let words = String(decoding: normalized, as: UTF8.self)
    if let iso = CalendarMinute(iso: text) ?? CalendarMinute(normalizedISO: words) {
      return Self.format(iso, hasTime: text.utf8.contains(UInt8(ascii: ":")))
    }
    guard !normalized.isEmpty else { return nil }
    let lexicon = tables.dates
    return DatePhrase(matcher: DateMatcher(lexicon: lexicon, text: normalized), now: now).read()
      ?? readSpan(normalized, lexicon, now: now)
  }

  /// *in two hours*, *90 minutes from now*
  private func readSpan(
    _ text: [UInt8], _ lexicon: DateLexicon, now: CalendarMinute
  ) -> String? {
    for (before, after) in lexicon.frames where text.count > before.count + after.count {
      guard text.starts(with: before), text.suffix(after.count).elementsEqual(after) else {
        continue
      }
      let inner = text.dropFirst(before.count).dropLast(after.count)
      guard let seconds = durations.readDuration(String(decoding: inner, as: UTF8.self)),
        let minutes = Int(exactly: seconds / 60)
      else { continue }
      let moment = now.adding(minutes: minutes)
      return Self.format(moment, hasTime: true)
    }
    return nil
  }

  /// `nil` for what lies beyond the calendar.
  static func format(_ moment: CalendarMinute, hasTime: Bool) -> String? {
    moment.isoDate(hasTime: hasTime)?.description
  }
}

/// One reading of one text: a day, a time, or both in either order.
private struct DatePhrase {
  let matcher: DateMatcher
  let now: CalendarMinute

  private var length: Int { matcher.text.count }

  func read() -> String? {
    readDay(from: 0) { day, end in
      if end == length { return DateReader.format(day.moment, hasTime: day.hasTime) }
      guard !day.hasTime else { return nil }
      return readTime(from: skipSpace(end)) { time, end in
        end == length ? DateReader.format(time.on(day.moment), hasTime: true) : nil
      }
    }
      ?? readTime(from: 0) { time, end in
        if end == length { return DateReader.format(time.next(after: now), hasTime: true) }
        return readDay(from: skipSpace(end)) { day, end in
          guard end == length, !day.hasTime else { return nil }
          return DateReader.format(time.on(day.moment), hasTime: true)
        }
      }
  }

  private func skipSpace(_ index: Int) -> Int {
    index < length && matcher.text[index] == 0x20 ? index + 1 : index
  }

  private func readDay(from start: Int, _ body: (ResolvedDay, Int) -> String?) -> String? {
    for (pattern, meaning) in matcher.lexicon.dates {
      for capture in matcher.matches(of: pattern, from: start) {
        if let day = ResolvedDay(meaning, capture, now: now), let found = body(day, capture.end) {
          return found
        }
      }
    }
    return nil
  }

  private func readTime(from start: Int, _ body: (ResolvedTime, Int) -> String?) -> String? {
    for (pattern, meaning) in matcher.lexicon.times {
      for capture in matcher.matches(of: pattern, from: start) {
        if let time = ResolvedTime(meaning, capture), let found = body(time, capture.end) {
          return found
        }
      }
    }
    return nil
  }
}
