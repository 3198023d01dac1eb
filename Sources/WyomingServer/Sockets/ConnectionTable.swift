import Synchronization

/// Who is connected, what each connection does, and until when it may.
///
/// One clock for all: overdue connections are found by looking through the table once in a while,
/// since a timer for every read would outlive its connection, and a peer that comes and goes could
/// pile them up.
///
/// Where all places are taken, a peer that has fewer than another one gets the place of a connection of
/// that one's which waits for nothing in particular; so nobody can keep others out by connecting often.
///
/// Invariant: at most `limit` connections are served, at most `limitPerPeer` of one peer, and at most
/// ``refusals`` more told that they are not.
final class ConnectionTable: Sendable {
  private let limit: Int
  private let limitPerPeer: Int
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
    var peer: Peer
    /// What awaits the peer's next bytes.
    var reading: Task<[UInt8], any Error>?
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

  init(limit: Int, limitPerPeer: Int = .max) {
    self.limit = limit
    self.limitPerPeer = limitPerPeer
  }

  /// How many connections there are.
  var count: Int { state.withLock { $0.entries.count } }

  /// Decides about a new connection.
  func admit(
    from peer: Peer = Peer(key: ""), until: ContinuousClock.Instant
  ) -> Admission {
    state.withLock { state in
      guard !state.isDraining else { return .drop }
      let isServed = hasPlace(for: peer, &state)
      guard isServed || state.entries.count - state.served < Self.refusals else { return .drop }
      state.lastNumber += 1
      if isServed { state.served += 1 }
      state.entries[state.lastNumber] = Entry(peer: peer, isServed: isServed, until: until)
      return isServed ? .serve(state.lastNumber) : .refuse(state.lastNumber)
    }
  }

  /// True if a connection of a peer is served, perhaps in the place of another one's, which ends.
  private func hasPlace(for peer: Peer, _ state: inout State) -> Bool {
    let served = Dictionary(grouping: state.entries.filter(\.value.isServed), by: \.value.peer)
    let own = served[peer]?.count ?? 0
    guard own < limitPerPeer else { return false }
    if state.served < limit { return true }
    let most = served.values.max { $0.count < $1.count } ?? []
    guard most.count > own + 1 else { return false }
    let waiting = most.filter { $0.value.isWaiting && !$0.value.isCancelled }
    guard let oldest = waiting.min(by: { $0.value.until < $1.value.until }) else { return false }
    state.entries[oldest.key]?.isServed = false
    state.entries[oldest.key]?.cancel()
    state.served -= 1
    return true
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
  ///
  /// - Parameter reading: What awaits them, which is broken off where the server ends.
  func waits(
    _ number: Int, until: ContinuousClock.Instant, reading: Task<[UInt8], any Error>? = nil
  ) -> Bool {
    state.withLock { state in
      guard !state.isDraining else { return false }
      state.entries[number]?.isWaiting = true
      state.entries[number]?.reading = reading
      state.entries[number]?.until = until
      return true
    }
  }

  /// Notes that a connection has something to answer.
  func works(_ number: Int, until: ContinuousClock.Instant) {
    state.withLock { state in
      state.entries[number]?.isWaiting = false
      state.entries[number]?.reading = nil
      // The end of a server that ends is not put off.
      let last = state.isDraining ? state.entries[number]?.until ?? until : until
      state.entries[number]?.until = min(until, last)
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

  /// Accepts no more connections, lets those that wait answer what has come, and gives all a last
  /// deadline.
  func drain(until: ContinuousClock.Instant) {
    state.withLock { state in
      state.isDraining = true
      for (number, entry) in state.entries {
        // Who waited may have much to answer, and what is being done goes on for as long as it may.
        state.entries[number]?.until = entry.isWaiting ? until : min(entry.until, until)
        entry.reading?.cancel()
      }
    }
  }
}
