import Synchronization

/// Something that the app shares with its intents, written `@Dependency` in front of a property.
///
/// The app registers it at launch with ``AppDependencyManager``; it is looked up by its type, or
/// by a key, and handed over before `perform()` runs.
///
/// Reading one that was never registered is a programmer fault and stops the program.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
  private let key: DependencyKey
  private let manager: AppDependencyManager
  private let fallback: (@Sendable () async throws -> Value)?
  private let injected = Mutex<Value?>(nil)

  /// Something that is looked up by its type, or by a key.
  public init(
    key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared
  ) {
    self.key = DependencyKey(name: key.map { "\($0)" }, type: Value.self)
    self.manager = manager
    fallback = nil
  }

  /// Something that is made by `default` where the app has registered nothing.
  public init(
    key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
    default provide: @escaping @Sendable () async throws -> Value
  ) {
    self.key = DependencyKey(name: key.map { "\($0)" }, type: Value.self)
    self.manager = manager
    fallback = provide
  }

  /// What the app registered.
  public var wrappedValue: Value {
    guard let value = injected.withLock({ $0 }) ?? (try? manager.loaded(key)) as? Value else {
      preconditionFailure(
        "\(Value.self) was read before it was registered with the dependency manager.")
    }
    return value
  }
}

/// A dependency whose type is not known: what the runtime fills before a run.
package protocol AnyAppDependency: AnyObject, Sendable {
  /// Looks the dependency up and keeps it.
  ///
  /// - Throws: ``AppDependencyManager/Error`` when it was not registered or could not be made.
  func inject() async throws
}

extension AppDependency: AnyAppDependency {
  package func inject() async throws {
    let value = try await find()
    injected.withLock { $0 = value }
  }

  private func find() async throws -> Value {
    typealias Failure = AppDependencyManager.Error<Value>
    do {
      let found = try await manager.value(for: key)
      guard let value = found as? Value else {
        throw Failure.incorrectDependencyType(key.value, Value.self, type(of: found))
      }
      return value
    } catch AppDependencyManager.Fault.failedToLoad {
      throw Failure.failedToLoadDependency(key.value, Value.self)
    } catch AppDependencyManager.Fault.failedToRetrieve {
      guard let fallback else {
        throw Failure.failedToRetrieveDependency(key.value, Value.self)
      }
      return try await fallback()
    }
  }
}

/// The dependencies that an intent, a query or a provider asks for, found by mirror.
package func injectDependencies(into owner: any _SupportsAppDependencies) async throws {
  for child in Mirror(reflecting: owner).children {
    if let dependency = child.value as? any AnyAppDependency { try await dependency.inject() }
  }
}

/// What a dependency is registered under.
struct DependencyKey: Hashable, Sendable {
  private let name: String?
  private let type: ObjectIdentifier?

  /// What tells it from other keys.
  var value: any Hashable & Sendable {
    if let name { return name }
    return self
  }

  /// A name of the app's own counts for any type.
  init(name: String?, type: Any.Type) {
    self.name = name
    self.type = name == nil ? ObjectIdentifier(type) : nil
  }
}
