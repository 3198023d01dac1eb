import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells what time it is where the person is.
///
/// Routing reads no clock; a ``Session`` reads the one that it is given, once a turn.
///
/// ```swift
/// let noon = LocalTime("2026-11-20T12:00")
/// let options = SessionOptions(clock: noon.map(LocalClock.fixed) ?? .system)
/// let session = Session(router: router, options: options)
/// let turn = await session.send("remind me to watch ratatouille tomorrow")
/// print(turn.decision?.invocation?["date"]?.value.displayText ?? "")  // → 2026-11-21
/// ```
public struct LocalClock: Sendable {
  private let read: @Sendable () -> LocalTime

  /// A clock that a function reads. It is called from any thread.
  public init(_ read: @escaping @Sendable () -> LocalTime) { self.read = read }

  /// The time at this moment.
  public var now: LocalTime { read() }

  /// The system's clock, in the time zone of the process.
  public static let system = LocalClock { LocalTime(systemMinute) }

  /// A clock that stands still, for tests and for what is played again.
  public static func fixed(_ time: LocalTime) -> LocalClock { LocalClock { time } }

  private static var systemMinute: CalendarMinute {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return CalendarMinute(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
  }
}

extension LocalTime {
  /// A clock outside the calendar is wrong anyway, so that it hardly matters what it shows.
  fileprivate init(_ minute: CalendarMinute) {
    self.init(minute: minute.isValid ? minute : .epoch)
  }
}
