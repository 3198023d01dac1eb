/// Where something waits until a test lets it go; cancelling it does not.
actor Gate {
  private var isOpen = false
  private var hasArrival = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watching: [CheckedContinuation<Void, Never>] = []

  /// Waits until the gate is open.
  func pass() async {
    hasArrival = true
    for watcher in watching { watcher.resume() }
    watching = []
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Waits until something waits at the gate, or has passed it.
  func arrival() async {
    guard !hasArrival else { return }
    await withCheckedContinuation { watching.append($0) }
  }

  /// Lets through whatever waits, and whatever comes.
  func open() {
    isOpen = true
    for waiter in waiting { waiter.resume() }
    waiting = []
  }
}
