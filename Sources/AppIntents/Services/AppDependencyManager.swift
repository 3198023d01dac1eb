import Synchronization

/// Holds what the app shares with its intents.
///
/// ```swift
/// AppDependencyManager.shared.add(dependency: FilmStore())
/// ```
///
/// What is registered is made when it is first wanted, and once only.
public final class AppDependencyManager: Sendable {
  /// The manager that dependencies are looked up in.
  public static let shared = AppDependencyManager()

  private typealias Provider = @Sendable () async throws -> any Sendable

  private struct State: Sendable {
    var lazy: [DependencyKey: @Sendable () throws -> any Sendable] = [:]
    var awaited: [DependencyKey: Provider] = [:]
    var loaded: [DependencyKey: any Sendable] = [:]
    var loading: [DependencyKey: Task<any Sendable, any Swift.Error>] = [:]
  }

  private let state = Mutex(State())

  /// A manager of its own, for tests.
  public init() {}

  /// Why a dependency could not be had.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// Making it threw.
    case failedToLoad
    /// It was never registered.
    case failedToRetrieve
    /// Something of another type is registered under the key.
    case incorrectType
  }

  /// Registers something under its type, or under a key; a later registration replaces it.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    register(key: key, Dependency.self) { $0.lazy[$1] = { dependency() } }
  }

  // An autoclosure that makes the closure: without it, the compiler would take the closure itself
  // for what is registered.
  /// Registers what a closure makes: `add { FilmStore() }`.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency: @autoclosure @escaping () -> @Sendable () throws -> Dependency
  ) {
    let make = dependency()
    register(key: key, Dependency.self) { $0.lazy[$1] = { try make() } }
  }

  /// Registers something that takes time to make.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () async throws -> Dependency
  ) {
    register(key: key, Dependency.self) { $0.awaited[$1] = { try await dependency() } }
  }

  private func register(
    key: AnyHashable?, _ type: Any.Type,
    _ store: (inout State, DependencyKey) -> Void
  ) {
    let key = DependencyKey(name: key.map { "\($0)" }, type: type)
    state.withLock { state in
      state.lazy[key] = nil
      state.awaited[key] = nil
      state.loaded[key] = nil
      state.loading[key] = nil
      store(&state, key)
    }
  }

  /// What is registered, if it can be had without waiting.
  ///
  /// - Throws: ``Error/failedToLoad``.
  func loaded(_ key: DependencyKey) throws(Error) -> (any Sendable)? {
    let provider = state.withLock { state -> (@Sendable () throws -> any Sendable)? in
      guard let value = state.loaded[key] else { return state.lazy[key] }
      return { value }
    }
    guard let provider else { return nil }
    // Made outside the lock: what makes it may look other dependencies up.
    guard let value = try? provider() else { throw .failedToLoad }
    return state.withLock { state in
      let first = state.loaded[key] ?? value
      state.loaded[key] = first
      return first
    }
  }

  /// What is registered; two runs that want it at once wait for the same making.
  func value(for key: DependencyKey) async throws -> any Sendable {
    if let value = try loaded(key) { return value }
    let task = state.withLock { state -> Task<any Sendable, any Swift.Error>? in
      if let running = state.loading[key] { return running }
      guard let provider = state.awaited[key] else { return nil }
      let task = Task { try await provider() }
      state.loading[key] = task
      return task
    }
    guard let task else { throw Error.failedToRetrieve }
    do {
      let value = try await task.value
      state.withLock { $0.loaded[key] = value }
      return value
    } catch {
      // The next run may try again.
      state.withLock { $0.loading[key] = nil }
      throw Error.failedToLoad
    }
  }
}
