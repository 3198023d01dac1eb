import Testing

@testable import AppIntents

/// How apps register what their intents depend on.
@Suite struct DependencyTests {
  protocol Clock: Sendable { var name: String { get } }
  final class Sundial: Clock { let name = "sundial" }
  struct Unmade: Error {}

  /// What is found for a value's type.
  private func found<Value: Sendable>(
    _ type: Value.Type, in manager: AppDependencyManager
  ) async throws -> Value {
    let dependency = AppDependency<Value>(manager: manager)
    try await dependency.inject()
    return dependency.wrappedValue
  }

  @Test("are found by their own type, however they are registered")
  func spellings() async throws {
    let sundial = Sundial()
    let registrations: [@Sendable (AppDependencyManager) -> Void] = [
      { $0.add(dependency: sundial) },
      { $0.add { sundial } },
      { $0.add { () throws -> Sundial in sundial } },
      { $0.add(dependency: { sundial }) },
      {
        $0.add {
          await Task.yield()
          return sundial
        }
      },
    ]
    for register in registrations {
      let manager = AppDependencyManager()
      register(manager)
      #expect(try await found(Sundial.self, in: manager) === sundial)
    }
  }

  @Test("are found by a protocol that they are registered as")
  func existential() async throws {
    let manager = AppDependencyManager()
    manager.add { Sundial() as any Clock }
    #expect(try await found((any Clock).self, in: manager).name == "sundial")
  }

  @Test("are made once")
  func once() async throws {
    let manager = AppDependencyManager()
    manager.add { Sundial() }
    let first = try await found(Sundial.self, in: manager)
    #expect(try await found(Sundial.self, in: manager) === first)
  }

  /// What waits for the first gets it; all after that get the second.
  @Test("are replaced, even while they are made")
  func replacedWhileMade() async throws {
    let manager = AppDependencyManager()
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let (gate, open) = AsyncStream<Void>.makeStream()
    let (first, second) = (Sundial(), Sundial())
    manager.add { () async -> Sundial in
      begin.finish()
      for await _ in gate {}
      return first
    }
    async let early = found(Sundial.self, in: manager)
    for await _ in begun {}
    manager.add(dependency: second)
    open.finish()
    #expect(try await early === first)
    #expect(try await found(Sundial.self, in: manager) === second)
  }

  @Test("say that they could not be made, or were never registered")
  func failures() async {
    let manager = AppDependencyManager()
    var failure = await #expect(throws: AppDependencyManager.Error<Sundial>.self) {
      try await found(Sundial.self, in: manager)
    }
    guard case .failedToRetrieveDependency? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    manager.add { () throws -> Sundial in throw Unmade() }
    failure = await #expect(throws: AppDependencyManager.Error<Sundial>.self) {
      try await found(Sundial.self, in: manager)
    }
    guard case .failedToLoadDependency? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }
}
