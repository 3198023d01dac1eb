import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system's clock, as sessions read it.
public enum SystemClock {
  /// The local time, as `2026-11-20T18:30`.
  @Sendable public static func now() -> String {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    let moment = CalendarMinute(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
    // A clock outside the calendar is wrong anyway, so that it hardly matters what it shows.
    return moment.isoDate(hasTime: true)?.description ?? "1970-01-01T00:00"
  }
}
