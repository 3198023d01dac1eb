/// Says which values a parameter may take, and which one it takes when none is given.
///
/// *set a reminder* → the lists that exist at that moment, the default list taken silently
public protocol DynamicOptionsProvider<_Choice>: _SupportsAppDependencies, Sendable {
  /// The values to choose from.
  associatedtype Result: ResultsCollection
  /// The value taken when none is given.
  associatedtype DefaultValue: _IntentValue
  /// The type of one value.
  associatedtype _Choice: _IntentValue = DefaultValue.ValueType

  /// The values to choose from, now.
  func results() async throws -> Result
  /// The value to take when the person gives none; `nil` for none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// No default.
  public func defaultResult() async -> Result.Element? { nil }

  /// A choice with its own wording.
  public typealias Item = IntentItem
  /// Choices under a heading.
  public typealias ItemSection = IntentItemSection
  /// Choices in sections.
  public typealias ItemCollection = IntentItemCollection
  /// Other parameters that the choices depend on.
  public typealias ParameterDependency = IntentParameterDependency
  /// `@Dependency` in a provider or a query.
  public typealias Dependency = AppDependency
}
