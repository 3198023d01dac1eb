package import AppManifest

/// A minute of the Gregorian calendar, without a time zone.
package struct CalendarMinute: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int
  package var hour: Int
  package var minute: Int

  package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// The minute that a date says, midnight where it says no time.
  package init(_ date: ISODate) {
    self.init(
      year: date.year, month: date.month, day: date.day, hour: date.time?.hour ?? 0,
      minute: date.time?.minute ?? 0)
  }

  /// Reads what ``ISODate`` reads; seconds are dropped.
  package init?(iso text: String) {
    guard let date = ISODate(text) else { return nil }
    self.init(date)
  }

  /// Reads what typed text makes of ISO 8601 once its dashes are spaces: `2026 11 27t18:00`.
  init?(normalizedISO text: String) {
    let parts = text.split { $0 == " " || $0 == "t" }
    guard (3...4).contains(parts.count) else { return nil }
    let date = parts.prefix(3).joined(separator: "-")
    self.init(iso: ([date] + parts.dropFirst(3).map(String.init)).joined(separator: " "))
  }

  /// The first minute of 1970, for those who only ask whether a text says a date at all.
  package static let epoch = CalendarMinute(year: 1970, month: 1, day: 1)

  /// True if the calendar has this minute.
  package var isValid: Bool {
    isoDate(hasTime: true) != nil
  }

  /// The day, with or without the time; `nil` if the calendar has no such minute.
  package func isoDate(hasTime: Bool) -> ISODate? {
    guard let time = ISODate.Time(hour: hour, minute: minute) else { return nil }
    return ISODate(year: year, month: month, day: day, time: hasTime ? time : nil)
  }
}

extension CalendarMinute {
  /// The days since 1 January 1970 (H. Hinnant, *chrono-compatible low-level date algorithms*:
  /// years begin in March, so that the leap day comes last).
  var dayNumber: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The same minute of the day with that number.
  func moved(toDayNumber number: Int) -> CalendarMinute {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    var result = self
    result.day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    result.month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    result.year = yearOfEra + era * 400 + (result.month <= 2 ? 1 : 0)
    return result
  }

  /// 0 on Sunday to 6 on Saturday. (1 January 1970 was a Thursday.)
  package var weekday: Int { ((dayNumber + 4) % 7 + 7) % 7 }

  package func adding(days: Int) -> CalendarMinute { moved(toDayNumber: dayNumber + days) }

  /// So many minutes later.
  func adding(minutes: Int) -> CalendarMinute {
    let total = hour * 60 + minute + minutes
    let days = total >= 0 ? total / 1440 : (total - 1439) / 1440
    var result = adding(days: days)
    (result.hour, result.minute) = ((total - days * 1440) / 60, (total - days * 1440) % 60)
    return result
  }

  /// The same day so many months later, or that month's last day if it is too short.
  func adding(months: Int) -> CalendarMinute {
    let index = year * 12 + (month - 1) + months
    var result = self
    result.year = index / 12
    result.month = index % 12 + 1
    result.day = min(day, ISODate.days(inMonth: result.month, of: result.year))
    return result
  }
}
