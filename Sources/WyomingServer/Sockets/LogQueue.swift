import Dispatch
import Synchronization

/// Lines on their way to a log that may be slow, or that nobody reads.
///
/// Whoever adds a line goes on at once. One task writes; what does not fit into the queue meanwhile is
/// dropped and counted, and the count is written once there is room. A pipe that nobody reads thus
/// keeps nobody waiting but the writer.
package final class LogQueue: Sendable {
  private let capacity: Int
  private let sink: @Sendable (String) -> Void
  private let state = Mutex(State())
  private let writer = DispatchQueue(label: "log")
  private let writing = DispatchGroup()

  private struct State {
    var lines: [String] = []
    var dropped = 0
    var isWriting = false
  }

  /// - Parameters:
  ///   - capacity: The most lines that wait.
  ///   - sink: Writes a line, however long that takes.
  package init(capacity: Int = 1024, sink: @escaping @Sendable (String) -> Void) {
    self.capacity = max(1, capacity)
    self.sink = sink
  }

  /// Adds a line, or drops it.
  package func add(_ line: String) {
    let begins = state.withLock { state in
      guard state.lines.count < capacity else {
        state.dropped += 1
        return false
      }
      state.lines.append(line)
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if begins { writer.async(group: writing) { self.writeAll() } }
  }

  /// Waits until all that was added is written, but no longer than a while.
  ///
  /// - Returns: True if it is.
  @discardableResult
  package func finish(within seconds: Double) -> Bool {
    writing.wait(timeout: .now() + seconds) == .success
  }

  private func writeAll() {
    while let lines = next() { lines.forEach(sink) }
  }

  /// The lines that wait; `nil`, and the writing is over, where none do.
  private func next() -> [String]? {
    state.withLock { state in
      var lines = state.lines
      if state.dropped > 0 {
        lines.append("\(state.dropped) lines of this log were dropped: nobody read them in time")
      }
      state.lines.removeAll()
      state.dropped = 0
      state.isWriting = !lines.isEmpty
      return lines.isEmpty ? nil : lines
    }
  }
}
