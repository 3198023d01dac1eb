public import AppManifest
import TextAnalysis

/// A minute of the calendar where the person is: what *tomorrow* and *in two hours* are counted
/// from.
///
/// It has no time zone and no seconds. A minute that the calendar does not have cannot be made.
///
/// *`LocalTime("2026-11-20T18:30")` → that evening; `LocalTime("2026-02-30")` → `nil`.*
public struct LocalTime: Hashable, Sendable {
  let minute: CalendarMinute
}

extension LocalTime {
  /// Reads ISO 8601: a day, or a day and a time. Seconds are dropped.
  ///
  /// - Returns: `nil` where the text is no such date, or the calendar does not have it.
  public init?(_ text: String) {
    guard let minute = CalendarMinute(iso: text) else { return nil }
    self.minute = minute
  }

  /// A minute by its parts, midnight where no time is given.
  ///
  /// - Returns: `nil` where the calendar does not have it.
  public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    let minute = CalendarMinute(year: year, month: month, day: day, hour: hour, minute: minute)
    guard minute.isValid else { return nil }
    self.minute = minute
  }

  /// The time as decisions take it, in the context's `now`.
  public var value: Value { .string(description) }
}

extension LocalTime: CustomStringConvertible {
  /// The time as `2026-11-20T18:30`.
  public var description: String {
    minute.isoDate(hasTime: true)?.description ?? "1970-01-01T00:00"
  }
}
