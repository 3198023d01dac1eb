import Synchronization

/// Waits for what comes to a completion handler, on whatever thread.
enum Answer {
  /// The value that a handler is called with; the first one, if it is called again.
  ///
  /// Code that never calls the handler is waited for; hosts set their own deadlines.
  @MainActor
  static func wait<Value>(
    for ask: (_ completion: @escaping @Sendable (Value) -> Void) -> Void
  ) async -> Value {
    typealias Waiting = CheckedContinuation<Handover<Value>, Never>
    return await withCheckedContinuation { (continuation: Waiting) in
      let waiting = Waiter(continuation)
      ask { waiting.resume(returning: Handover(value: $0)) }
    }.value
  }
}

/// Resumes once.
private final class Waiter<Value: Sendable>: Sendable {
  private let continuation: Mutex<CheckedContinuation<Value, Never>?>

  init(_ continuation: CheckedContinuation<Value, Never>) {
    self.continuation = Mutex(continuation)
  }

  func resume(returning value: Value) {
    continuation.withLock { $0.take() }?.resume(returning: value)
  }
}
