/// Turns what was said into a value of another type.
///
/// *two dozen* is a text; a resolver makes the number of it, or `nil` if it cannot.
public protocol Resolver<Input, Output>: Sendable {
  /// What was said.
  associatedtype Input: _IntentValue
  /// What the parameter takes.
  associatedtype Output: _IntentValue
  /// The value, or `nil` to leave it to the next resolver.
  func resolve(
    from input: Input, context: IntentParameterContext<Output>
  ) async throws -> Output?
}

/// What a resolver knows about the parameter.
public struct IntentParameterContext<Output: _IntentValue>: Sendable {
  package let definition: ParameterDefinition

  package init(definition: ParameterDefinition) {
    self.definition = definition
  }
}

extension IntentParameterContext where Output == Int {
  /// The smallest and the largest number that is taken.
  public var inclusiveRange: (lowerBound: Int, upperBound: Int)? {
    guard case .integer(_, let range?) = definition.kind else { return nil }
    return (range.lowerBound, range.upperBound)
  }
}

extension IntentParameterContext where Output == Double {
  /// The smallest and the largest number that is taken.
  public var inclusiveRange: (lowerBound: Double, upperBound: Double)? {
    guard case .number(_, let range?) = definition.kind else { return nil }
    return (range.lowerBound, range.upperBound)
  }
}

extension IntentParameterContext where Output == Bool {
  /// What yes and no are called.
  public var displayName: Bool.IntentDisplayName? {
    if case .truth(let name) = definition.kind { name } else { nil }
  }
}

/// The resolvers of a parameter, in the order in which they are tried.
public struct ResolverList: Sendable {
  package let resolvers: [any Resolver]

  /// No resolvers of the app's own.
  public init() {
    resolvers = []
  }

  init(_ resolvers: [any Resolver]) {
    self.resolvers = resolvers
  }

  /// The first value of type `Output` that a resolver makes of `input`.
  package func resolve<Input: _IntentValue, Output: _IntentValue>(
    _ input: Input, definition: ParameterDefinition, to type: Output.Type = Output.self
  ) async throws -> Output? {
    let context = IntentParameterContext<Output>(definition: definition)
    for resolver in resolvers {
      guard let fitting = resolver as? any Resolver<Input, Output> else { continue }
      if let value = try await fitting.resolve(from: input, context: context) { return value }
    }
    return nil
  }
}

/// Gathers resolvers that are written one after the other.
@resultBuilder
public struct ResolverSpecificationBuilder {
  /// A resolver.
  public static func buildExpression<One: Resolver>(_ resolver: One) -> [any Resolver] {
    [resolver]
  }
  /// Resolvers in a row.
  public static func buildBlock(_ resolvers: [any Resolver]...) -> ResolverList {
    ResolverList(resolvers.flatMap(\.self))
  }
}
