#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The machine's monotonic clock, read as cheaply as it can be.
package enum MonotonicClock {
  /// Nanoseconds since some fixed moment.
  @inline(__always)
  package static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// Nanoseconds that the calling thread has kept a processor busy. What else the machine does
  /// meanwhile does not count, but a reading takes a system call.
  package static func threadTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// Nanoseconds that the process has kept processors busy, over all its threads.
  package static func processTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// What two readings cost, in nanoseconds: the median of many.
  package static func overhead(samples: Int = 10_001) -> UInt64 {
    var spent = [UInt64](repeating: 0, count: samples)
    for index in spent.indices {
      let start = now()
      spent[index] = now() - start
    }
    spent.sort()
    return spent[samples / 2]
  }
}
