import FlyingSocks

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Socket {
  /// Sends what is written at once. Answers are one write each, and a peer waits for them.
  func sendAtOnce() {
    // A connection that cannot do so is slower, and no worse.
    try? setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
  }

  /// Says that nothing more will be written, while reading goes on. FlyingSocks has no call for it.
  func endWriting() { _ = shutdown(file.rawValue, Int32(SHUT_WR)) }

  /// Lets writing to a peer that has left be an error, as reading is, and not the end of the
  /// process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }
}
