import AppManifest
import LanguageTags
import TextAnalysis

/// Days as people type them, to draw from.
///
/// Languages without a table, and one draw in four of those with one, give ISO 8601.
enum SampleDates {
  /// What dates are counted from where nothing else is known: a Friday at noon.
  static let now = "2026-11-20T12:00"

  /// Draws a day: what is typed, and the day in ISO 8601. `nil` if `now` is no time.
  static func date(
    _ language: String, now: Value?, _ dice: inout Dice
  ) -> (text: String, day: String)? {
    guard case .string(let iso) = now ?? .string(Self.now), let start = CalendarMinute(iso: iso)
    else { return nil }
    let known = LanguageTag(language).value(in: table) ?? []
    if !dice.oneIn(4), let known = dice.pick(known) {
      return day(start.adding(days: known.days)).map { (known.text, $0) }
    }
    return day(start.adding(days: dice.below(365))).map { ($0, $0) }
  }

  private static func day(_ moment: CalendarMinute) -> String? {
    moment.isoDate(hasTime: false)?.description
  }

  private static let table: [String: [(text: String, days: Int)]] = [
    "en": [("today", 0), ("tomorrow", 1), ("the day after tomorrow", 2), ("in a fortnight", 14)],
    "de": [("heute", 0), ("morgen", 1), ("übermorgen", 2)],
    "fr": [("aujourd'hui", 0), ("demain", 1), ("après-demain", 2)],
    "es": [("hoy", 0), ("mañana", 1), ("pasado mañana", 2)],
    "ja": [("今日", 0), ("明日", 1), ("明後日", 2)],
    "ar": [("اليوم", 0), ("غدا", 1), ("بعد غد", 2)],
  ]
}
