#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Adds up the processor time of a thread. What else the machine does is left out.
package struct Stopwatch: Sendable {
  /// The time so far.
  package private(set) var nanoseconds: UInt64 = 0

  /// Creates a stopwatch that stands at 0.
  package init() {}

  /// Does something, and adds the time that it takes.
  mutating func time<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = Self.now()
    defer { nanoseconds += Self.now() - start }
    return try work()
  }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
