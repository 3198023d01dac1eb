/// A summary that depends on the value of a parameter, written `Switch(\.$p) { Case(…) { … } }`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary
where Value: _IntentValue & Sendable {
  private let parameter: String
  private let cases: [SummaryCase]
  private let otherwise: SummaryTree?

  /// A summary for each value of a parameter.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () ->
      [ParameterSummarySwitchBranch<Intent, Value>]
  ) {
    self.parameter = Intent.parameterName(at: parameter)
    let branches = cases()
    self.cases = branches.filter { !$0.isDefault }.map(\.branch)
    otherwise = branches.first(where: \.isDefault)?.branch.summary
  }
}

extension ParameterSummarySwitchCondition: SummaryTreeConvertible {
  package var tree: SummaryTree {
    .choice(parameter: parameter, cases: cases, otherwise: otherwise)
  }
}

/// A branch of a `Switch`.
public struct ParameterSummarySwitchBranch<Intent: AppIntent, Value>: Sendable
where Value: _IntentValue & Sendable {
  let branch: SummaryCase
  let isDefault: Bool
}

/// A summary for some values of a parameter.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value>: Sendable
where Value: _IntentValue & Sendable {
  let branch: SummaryCase

  /// A summary for one value.
  public init(
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary
  ) {
    branch = SummaryCase(values: [value], summary: summary().summaryTree)
  }

  /// A summary for several values.
  public init(
    _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary
  ) {
    branch = SummaryCase(values: values, summary: summary().summaryTree)
  }
}

/// A summary for all other values of a parameter.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value>: Sendable
where Value: _IntentValue & Sendable {
  let branch: SummaryCase

  /// A summary for all other values.
  public init(@ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {
    branch = SummaryCase(values: [], summary: summary().summaryTree)
  }
}

/// Gathers branches that are written one after the other.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value>
where Value: _IntentValue & Sendable {
  /// A branch of a `Switch`.
  public typealias Branch = ParameterSummarySwitchBranch<Intent, Value>

  /// A branch for some values.
  public static func buildExpression(
    _ branch: ParameterSummaryCaseCondition<Intent, Value>
  ) -> Branch { Branch(branch: branch.branch, isDefault: false) }
  /// The branch for all other values.
  public static func buildExpression(
    _ branch: ParameterSummaryDefaultCaseCondition<Intent, Value>
  ) -> Branch { Branch(branch: branch.branch, isDefault: true) }
  /// Branches in a row.
  public static func buildBlock(_ branches: Branch...) -> [Branch] { branches }
}
