import Synchronization

/// Who is connected, what each connection does, and until when it may.
///
/// One clock for all: overdue connections are found by looking through the table once in a while,
/// since a timer for every read would outlive its connection, and a peer that comes and goes could
/// pile them up.
///
/// Invariant: at most `limit` connections are served, and at most ``refusals`` more told that they
/// are not.
final class ConnectionTable: Sendable {
  private let limit: Int
  private let state = Mutex(State())

  /// The most connections that are being refused politely. More are closed at once.
  static let refusals = 16

  private struct State {
    var entries: [Int: Entry] = [:]
    var served = 0
    var lastNumber = 0
    var isDraining = false
  }

  private struct Entry {
    var task: Task<Void, Never>?
    var isServed: Bool
    /// True while nothing but the peer's next bytes is awaited.
    var isWaiting = false
    /// Set where the task was to be cancelled before it was known.
    var isCancelled = false
    var until: ContinuousClock.Instant

    mutating func cancel() {
      isCancelled = true
      task?.cancel()
    }
  }

  /// What becomes of a new connection.
  enum Admission: Equatable {
    /// It is served, under a number.
    case serve(Int)
    /// It is told that there are too many.
    case refuse(Int)
    /// It is closed without a word.
    case drop
  }

  init(limit: Int) { self.limit = limit }

  /// How many connections there are.
  var count: Int { state.withLock { $0.entries.count } }

  /// Decides about a new connection.
  func admit(until: ContinuousClock.Instant) -> Admission {
    state.withLock { state in
      guard !state.isDraining else { return .drop }
      let isServed = state.served < limit
      guard isServed || state.entries.count - state.served < Self.refusals else { return .drop }
      state.lastNumber += 1
      if isServed { state.served += 1 }
      state.entries[state.lastNumber] = Entry(isServed: isServed, until: until)
      return isServed ? .serve(state.lastNumber) : .refuse(state.lastNumber)
    }
  }

  /// Notes the task of a connection.
  func attach(_ task: Task<Void, Never>, to number: Int) {
    let isLate = state.withLock { state in
      state.entries[number]?.task = task
      return state.entries[number]?.isCancelled ?? false
    }
    if isLate { task.cancel() }
  }

  /// Notes that a connection awaits its peer's next bytes. False if it had better end.
  func waits(_ number: Int, until: ContinuousClock.Instant) -> Bool {
    state.withLock { state in
      guard !state.isDraining else { return false }
      state.entries[number]?.isWaiting = true
      state.entries[number]?.until = until
      return true
    }
  }

  /// Notes that a connection has something to answer.
  func works(_ number: Int, until: ContinuousClock.Instant) {
    state.withLock { state in
      state.entries[number]?.isWaiting = false
      // The end of a server that ends is not put off.
      if !state.isDraining { state.entries[number]?.until = until }
    }
  }

  /// Forgets a connection.
  func remove(_ number: Int) {
    state.withLock { state in
      if let entry = state.entries.removeValue(forKey: number), entry.isServed { state.served -= 1 }
    }
  }

  /// Cancels overdue connections.
  ///
  /// - Complexity: O(connections).
  func expire(_ now: ContinuousClock.Instant) {
    state.withLock { state in
      for (number, entry) in state.entries where entry.until <= now {
        state.entries[number]?.cancel()
      }
    }
  }

  /// Accepts no more connections, sends away those that wait, and gives the others a last deadline.
  func drain(until: ContinuousClock.Instant) {
    state.withLock { state in
      state.isDraining = true
      for (number, entry) in state.entries {
        state.entries[number]?.until = min(entry.until, until)
        if entry.isWaiting { state.entries[number]?.cancel() }
      }
    }
  }
}
