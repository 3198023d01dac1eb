/// The day that a matched pattern means.
struct ResolvedDay {
  var moment: CalendarMinute
  var hasTime = false

  /// Nil if there is no such day.
  init?(_ meaning: DateMeaning, _ capture: DateMatcher.Capture, now: CalendarMinute) {
    guard let moment = Self.resolve(meaning, capture, now: now), moment.isValid else { return nil }
    self.moment = moment
    if case .dayAt = meaning { hasTime = true }
  }

  private static func resolve(
    _ meaning: DateMeaning, _ capture: DateMatcher.Capture, now: CalendarMinute
  ) -> CalendarMinute? {
    switch meaning {
    case .day(let days): now.adding(days: days)
    case .dayAt(let days, let hour): at(hour, on: now.adding(days: days))
    case .later(let unit): capture.n.map { later($0, unit, than: now) }
    case .next(let unit): later(1, unit, than: now)
    case .weekday: capture.weekday.map { now.adding(days: ($0 - now.weekday + 6) % 7 + 1) }
    case .thisWeekday: capture.weekday.map { now.adding(days: ($0 - now.weekday + 7) % 7) }
    case .weekdayOfNextWeek:
      capture.weekday.map { now.adding(days: 7 + mondayBased($0) - mondayBased(now.weekday)) }
    case .weekdayAndAWeek:
      capture.weekday.map { now.adding(days: ($0 - now.weekday + 6) % 7 + 8) }
    case .weekend(let weeks): now.adding(days: 7 * weeks + max(0, 5 - mondayBased(now.weekday)))
    case .festival(let month, let day): festival(month, day, now: now)
    case .monthDay: monthDay(capture, now: now)
    case .dayOfMonth: capture.day.flatMap { dayOfMonth($0, now: now) }
    }
  }

  private static func mondayBased(_ weekday: Int) -> Int { (weekday + 6) % 7 }

  private static func at(_ hour: Int, on day: CalendarMinute) -> CalendarMinute {
    var day = day
    (day.hour, day.minute) = (hour, 0)
    return day
  }

  private static func later(
    _ count: Int, _ unit: DateMeaning.Unit, than now: CalendarMinute
  ) -> CalendarMinute {
    switch unit {
    case .days: now.adding(days: count)
    case .weeks: now.adding(days: 7 * count)
    case .months: now.adding(months: count)
    case .years: now.adding(months: 12 * count)
    }
  }

  /// The day of the year said, or else the first such day that is not past and, if a weekday is
  /// said too, falls on it. Leap days come every eight years at worst.
  private static func monthDay(
    _ capture: DateMatcher.Capture, now: CalendarMinute
  ) -> CalendarMinute? {
    guard let month = capture.month, let day = capture.day else { return nil }
    let years = capture.year.map { $0...$0 } ?? now.year...(now.year + 8)
    for year in years {
      var date = now
      (date.year, date.month, date.day) = (year, month, day)
      let isPast = capture.year == nil && date.dayNumber < now.dayNumber
      guard date.isValid, !isPast else { continue }
      // "Monday 24 December" that is a Thursday is a slip, and which half is right is unknown.
      return capture.weekday.map { $0 == date.weekday } ?? true ? date : nil
    }
    return nil
  }

  private static func festival(
    _ month: Int, _ day: Int, now: CalendarMinute
  ) -> CalendarMinute? {
    let dates = (now.year...now.year + 8).lazy.map { year in
      var date = now
      (date.year, date.month, date.day) = (year, month, day)
      return date
    }
    return dates.first { $0.isValid && $0.dayNumber >= now.dayNumber }
  }

  private static func dayOfMonth(_ day: Int, now: CalendarMinute) -> CalendarMinute? {
    for months in 0...12 {
      var date = now
      date.day = 1
      date = date.adding(months: months)
      date.day = day
      if date.isValid && date.dayNumber >= now.dayNumber { return date }
    }
    return nil
  }
}

/// The time of the day that a matched pattern means.
struct ResolvedTime {
  var hour: Int
  var minute: Int

  /// Nil if there is no such time.
  init?(_ meaning: TimeMeaning, _ capture: DateMatcher.Capture) {
    let said = capture.hour ?? 0
    minute = capture.minute ?? 0
    switch meaning {
    case .clock: hour = said % 24
    case .daytimeClock: hour = Self.daytime(said) % 24
    case .beforeNoon, .afterNoon:
      guard (1...12).contains(said) else { return nil }
      if case .afterNoon = meaning { hour = said % 12 + 12 } else { hour = said % 12 }
    case .offset(let minutes):
      guard (1...24).contains(said) else { return nil }
      let total = (Self.daytime(said) * 60 + minutes) % (24 * 60)
      (hour, minute) = (total / 60, total % 60)
    case .fixed(let fixed): hour = fixed
    }
  }

  private static func daytime(_ hour: Int) -> Int { (1...6).contains(hour) ? hour + 12 : hour }

  func on(_ day: CalendarMinute) -> CalendarMinute {
    var day = day
    (day.hour, day.minute) = (hour, minute)
    return day
  }

  /// The first such time after `now`.
  func next(after now: CalendarMinute) -> CalendarMinute {
    let isPast = (hour, minute) <= (now.hour, now.minute)
    return on(isPast ? now.adding(days: 1) : now)
  }
}
