import TextAnalysis

/// How a language says dates, which are never shown as data has them.
///
/// *2026-11-21T18:30 → Saturday, November 21, 2026 at 18:30; Samstag, 21. November 2026 um 18:30 Uhr*
struct DateMessages: Sendable {
  /// A day: `{weekday}`, `{day}`, `{month}`, `{year}`.
  var date: String
  /// A day with a time: `{date}`, `{time}`.
  var dateAndTime: String
  /// The months from January.
  var months: [String]
  /// The days of the week from Sunday.
  var weekdays: [String]

  /// A date in words. `nil` for a text that is no date, or none of the calendar.
  func text(iso: String) -> String? {
    guard let minute = CalendarMinute(iso: iso), minute.isValid,
      months.indices.contains(minute.month - 1), weekdays.indices.contains(minute.weekday)
    else { return nil }
    let day = MessageTemplate.fill(
      date,
      [
        "weekday": weekdays[minute.weekday], "day": String(minute.day),
        "month": months[minute.month - 1], "year": String(minute.year),
      ])
    guard iso.contains("T") else { return day }
    return MessageTemplate.fill(dateAndTime, ["date": day, "time": Self.clock(minute)])
  }

  private static func clock(_ minute: CalendarMinute) -> String {
    "\(minute.hour):" + (minute.minute < 10 ? "0" : "") + String(minute.minute)
  }
}
