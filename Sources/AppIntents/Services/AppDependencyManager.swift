import Synchronization

/// Holds what the app shares with its intents.
///
/// ```swift
/// AppDependencyManager.shared.add(dependency: FilmStore())
/// ```
///
/// What is registered is made when it is first wanted, and kept. Two that want it at the same moment
/// may both make it, where it can be had without waiting; they get the one that was made first.
public final class AppDependencyManager: Sendable {
  /// The manager that dependencies are looked up in.
  public static let shared = AppDependencyManager()

  private let registrations = Mutex<[DependencyKey: Registration]>([:])

  /// A manager of its own, for tests.
  public init() {}

  /// Why a dependency could not be had: the key that it was looked up by, and its type.
  public enum Error<Value: Sendable>: Swift.Error {
    /// Making it threw.
    case failedToLoadDependency(any Hashable & Sendable, Value.Type)
    /// It was never registered.
    case failedToRetrieveDependency(any Hashable & Sendable, Value.Type)
    /// Something of another type is registered under the key.
    case incorrectDependencyType(any Hashable & Sendable, Value.Type, any Any.Type)

    /// What happened, for developers.
    public var errorDescription: String? {
      switch self {
      case .failedToLoadDependency: "\(Value.self) could not be made."
      case .failedToRetrieveDependency: "\(Value.self) was never registered."
      case .incorrectDependencyType(_, _, let found):
        "\(found) is registered in the place of \(Value.self)."
      }
    }
  }

  /// Why there is nothing under a key, whatever its type.
  enum Fault: Swift.Error {
    case failedToLoad
    case failedToRetrieve
  }

  /// Registers something under its type, or under a key; a later registration replaces it.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    register(key: key, Dependency.self, .ready { dependency() })
  }

  // An autoclosure that makes the closure: without it, the compiler would take the closure itself
  // for what is registered.
  /// Registers what a closure makes: `add { FilmStore() }`.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency: @autoclosure @escaping () -> @Sendable () throws -> Dependency
  ) {
    let make = dependency()
    register(key: key, Dependency.self, .ready { try make() })
  }

  /// Registers something that takes time to make.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () async throws -> Dependency
  ) {
    register(key: key, Dependency.self, .awaited { try await dependency() })
  }

  private func register(
    key: AnyHashable?, _ type: Any.Type, _ provider: Registration.Provider
  ) {
    let key = DependencyKey(name: key.map { "\($0)" }, type: type)
    registrations.withLock { $0[key] = Registration(provider) }
  }

  /// What is registered, if it can be had without waiting.
  ///
  /// - Throws: ``Fault/failedToLoad``.
  func loaded(_ key: DependencyKey) throws(Fault) -> (any Sendable)? {
    try registrations.withLock { $0[key] }?.loaded()
  }

  /// What is registered; two runs that want it at once wait for the same making.
  func value(for key: DependencyKey) async throws(Fault) -> any Sendable {
    guard let registration = registrations.withLock({ $0[key] }) else { throw .failedToRetrieve }
    return try await registration.value()
  }
}

/// One thing that was registered: how it is made, and itself once it was.
///
/// One that is replaced while it is being made goes only to those who wait for it already.
private final class Registration: Sendable {
  typealias Making = Task<any Sendable, any Error>

  /// What makes it.
  enum Provider: Sendable {
    case ready(@Sendable () throws -> any Sendable)
    case awaited(@Sendable () async throws -> any Sendable)
  }

  private let provider: Provider
  private let made = Mutex<(any Sendable)?>(nil)
  private let making = Mutex<Making?>(nil)

  init(_ provider: Provider) { self.provider = provider }

  /// The thing, if it can be had without waiting.
  func loaded() throws(AppDependencyManager.Fault) -> (any Sendable)? {
    if let value = made.withLock({ $0 }) { return value }
    guard case .ready(let make) = provider else { return nil }
    // Made outside the lock: what makes it may look other dependencies up.
    guard let value = try? make() else { throw .failedToLoad }
    return keep(value)
  }

  /// The thing, as soon as it is there.
  func value() async throws(AppDependencyManager.Fault) -> any Sendable {
    if let value = try loaded() { return value }
    guard case .awaited(let make) = provider else { throw .failedToLoad }
    let task = making.withLock { running in
      let task = running ?? Making { try await make() }
      running = task
      return task
    }
    do {
      return keep(try await task.value)
    } catch {
      // The next run may try again.
      making.withLock { if $0 == task { $0 = nil } }
      throw .failedToLoad
    }
  }

  /// Keeps what was made, unless something has been kept before.
  private func keep(_ value: any Sendable) -> any Sendable {
    made.withLock { made in
      let first = made ?? value
      made = first
      return first
    }
  }
}
