import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Control-C as a word to what is running, and not as the end of the program.
enum Interrupt {
  /// Runs something that the first Control-C cancels. The second ends the program, as any does
  /// while nothing runs.
  ///
  /// To be called by one task at a time, since a process has one action for a signal.
  static func cancelling<Result: Sendable>(
    _ body: @escaping @Sendable () async -> Result
  ) async -> Result {
    // Nothing runs before there is a listener.
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in gate {}
      return await body()
    }
    let listener = InterruptListener { task.cancel() }
    defer { listener?.stop() }
    opener.finish()
    return await task.value
  }
}

/// Hears of one Control-C.
///
/// A signal's action may do hardly anything, so it writes a byte into a pipe, whose other end is
/// waited for like any input.
private struct InterruptListener {
  private let source: any DispatchSourceRead
  private let former: Action?
  /// The end of the pipe that the signal's action writes to. Negative: there is no listener.
  private static let pipeEnd = Atomic<Int32>(-1)

  #if canImport(Glibc)
    private typealias Action = __sighandler_t
  #else
    private typealias Action = sig_t
  #endif

  /// - Returns: `nil` where the system has no pipes left, and Control-C stays what it is.
  init?(_ heard: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let (reading, writing) = (ends[0], ends[1])
    source = DispatchSource.makeReadSource(fileDescriptor: reading)
    source.setEventHandler {
      var byte: UInt8 = 0
      if read(reading, &byte, 1) == 1 { heard() }
    }
    source.setCancelHandler { close(reading) }
    source.activate()
    Self.pipeEnd.store(writing, ordering: .sequentiallyConsistent)
    former = signal(SIGINT) { _ in
      signal(SIGINT, SIG_DFL)
      let code = errno
      var byte: UInt8 = 0
      _ = write(InterruptListener.pipeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
      errno = code
    }
  }

  /// Gives Control-C back its former meaning.
  func stop() {
    signal(SIGINT, former)
    close(Self.pipeEnd.exchange(-1, ordering: .sequentiallyConsistent))
    source.cancel()
  }
}
