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
    func padded(_ number: Int32, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return padded(parts.tm_year + 1900, 4) + "-" + padded(parts.tm_mon + 1, 2) + "-"
      + padded(parts.tm_mday, 2) + "T" + padded(parts.tm_hour, 2) + ":" + padded(parts.tm_min, 2)
  }
}
