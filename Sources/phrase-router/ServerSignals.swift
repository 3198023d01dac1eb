import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals that a server is told by: SIGHUP to read its app again, SIGTERM and SIGINT to end.
///
/// They may come at any moment. What comes before the server is ready is kept: it reads its app again
/// once it has one, and ends at once where there is nothing to finish yet.
final class ServerSignals: Sendable {
  private let state = Mutex(State())

  private struct State {
    var onReload: (@Sendable () -> Void)?
    var onEnd: (@Sendable () -> Void)?
    var isToReload = false
  }

  /// Lets no signal end a server that is about to start in any other way than it would be ended later.
  /// To be called first of all.
  static func prepare(_ arguments: [String]) {
    guard arguments.dropFirst().first == ServeWyoming.configuration.commandName else { return }
    signal(SIGHUP, SIG_IGN)
    for number in [SIGINT, SIGTERM] { signal(number) { _ in _exit(EXIT_SUCCESS) } }
  }

  init() {
    listen(to: [SIGHUP]) { $0.reload() }
    listen(to: [SIGINT, SIGTERM]) { $0.end() }
  }

  /// Does something whenever the app is to be read again, and at once if it was.
  func onReload(_ action: @escaping @Sendable () -> Void) {
    let isDue = state.withLock { state in
      state.onReload = action
      defer { state.isToReload = false }
      return state.isToReload
    }
    if isDue { action() }
  }

  /// Does something when the process is asked to end. Before that is set, it just ends.
  func onEnd(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.onEnd = action }
  }

  private func reload() {
    let action = state.withLock { state in
      if state.onReload == nil { state.isToReload = true }
      return state.onReload
    }
    action?()
  }

  private func end() {
    guard let action = state.withLock({ $0.onEnd }) else { _exit(EXIT_SUCCESS) }
    action()
  }

  /// Those that share a queue wait for each other. They are heard until the process ends, so that what
  /// hears them keeps itself.
  private func listen(
    to numbers: [Int32], _ action: @escaping @Sendable (ServerSignals) -> Void
  ) {
    let queue = DispatchQueue(label: "signals")
    for number in numbers {
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        withExtendedLifetime(source) { action(self) }
      }
      // Until then it is as it was prepared. To ignore the signal here could silence the source.
      let isHeard = DispatchSemaphore(value: 0)
      source.setRegistrationHandler { isHeard.signal() }
      source.resume()
      isHeard.wait()
    }
  }
}
