/// Answers with values to an input that the system made, without showing anything.
///
/// Apple's shape is ``values(for:)``. A query may be written with parameters and ``perform()``,
/// too, as an intent is; then `perform()` gives the value.
public protocol IntentValueQuery:
  PersistentlyIdentifiable, _SupportsAppDependencies, Sendable
{
  /// What the system asks with.
  associatedtype Input: Sendable = Never
  /// What is answered.
  associatedtype Result = Never
  /// What ``perform()`` answers.
  associatedtype PerformResult = Never

  /// A query whose parameters have no values yet.
  init()
  /// The values for an input.
  func values(for input: Input) async throws -> Result
  /// The value for the query's parameters.
  func perform() async throws -> PerformResult
}

extension IntentValueQuery where Input == Never, Result == Never {
  /// Never called: nothing can be asked with.
  public func values(for input: Never) async throws -> Never {}
}

extension IntentValueQuery where PerformResult == Never {
  /// Refused: the query answers to ``values(for:)``.
  public func perform() async throws -> Never {
    throw AppIntentError.Unrecoverable.notAllowed
  }
}

extension IntentValueQuery {
  /// `@Parameter` in a query.
  public typealias Parameter = IntentParameter
  /// `@Dependency` in a query.
  public typealias Dependency = AppDependency

  /// The parameters in the order of declaration, by their names.
  package var parameters: [(name: String, parameter: any AnyIntentParameter)] {
    declaredParameters(of: self)
  }
}
