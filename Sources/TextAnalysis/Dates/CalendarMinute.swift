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

  /// Reads `2026-11-27`, `2026-11-27T18:00` or `2026-11-27 18:00`; seconds are accepted and
  /// dropped. Nil if the text is anything else or no such day exists.
  package init?(iso text: String) {
    let parts = text.split(separator: text.utf8.contains(UInt8(ascii: "T")) ? "T" : " ")
    guard let date = parts.first, parts.count <= 2,
      let fields = Self.fields(date, separator: "-", lengths: [4, 2, 2])
    else { return nil }
    self.init(year: fields[0], month: fields[1], day: fields[2])
    if parts.count == 2 {
      guard let time = Self.fields(parts[1], separator: ":", lengths: [2, 2, 2]) else { return nil }
      (hour, minute) = (time[0], time[1])
    }
    guard isValid else { return nil }
  }

  private static func fields(
    _ text: Substring, separator: Character, lengths: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), separator == ":" || parts.count == 3 else { return nil }
    let values = zip(parts, lengths).compactMap { part, length in
      part.utf8.count == length && part.utf8.allSatisfy { $0 &- 0x30 < 10 } ? Int(part) : nil
    }
    return values.count == parts.count ? values : nil
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
    (1...9999).contains(year) && (1...12).contains(month)
      && day >= 1 && day <= Self.days(inMonth: month, of: year)
      && (0...23).contains(hour) && (0...59).contains(minute)
  }

  /// `2026-11-27`.
  package var isoDate: String {
    "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  /// `18:00`.
  package var isoTime: String { "\(Self.padded(hour, to: 2)):\(Self.padded(minute, to: 2))" }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension CalendarMinute {
  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

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
  var weekday: Int { ((dayNumber + 4) % 7 + 7) % 7 }

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
    result.day = min(day, Self.days(inMonth: result.month, of: result.year))
    return result
  }
}
