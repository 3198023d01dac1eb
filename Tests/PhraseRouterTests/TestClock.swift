import Synchronization

/// A clock that stands still until a test moves it on.
final class TestClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant()
    var nextWaiter = 0
    /// Who waits, and until when.
    var waiters: [Int: (until: Instant, resume: CheckedContinuation<Void, any Error>)] = [:]
    /// Tests that wait for so many waiters.
    var watchers: [(count: Int, resume: CheckedContinuation<Void, Never>)] = []

    mutating func watchersToWake() -> [CheckedContinuation<Void, Never>] {
      let ready = watchers.filter { $0.count <= waiters.count }.map(\.resume)
      watchers.removeAll { $0.count <= waiters.count }
      return ready
    }
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }
  var waiterCount: Int { state.withLock { $0.waiters.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let waiter = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        wait(as: waiter, until: deadline, continuation)
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume
        .resume(throwing: CancellationError())
    }
  }

  private func wait(
    as waiter: Int, until deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    let (isOver, watchers) = state.withLock { state in
      // A task that was cancelled before it waits is not woken by anything.
      guard state.now < deadline, !Task.isCancelled else {
        return (true, [CheckedContinuation<Void, Never>]())
      }
      state.waiters[waiter] = (deadline, continuation)
      return (false, state.watchersToWake())
    }
    if isOver { continuation.resume() }
    for watcher in watchers { watcher.resume() }
  }

  /// Returns once so many tasks wait for the clock.
  func waiters(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.waiters.count >= count { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isReached { continuation.resume() }
    }
  }

  /// Moves the clock on, and wakes those whose time has come.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.waiters.filter { $0.value.until <= state.now }
      for waiter in due.keys { state.waiters.removeValue(forKey: waiter) }
      return due.values.map(\.resume)
    }
    for waiter in due { waiter.resume() }
  }
}
