/// Equal or not.
public enum ParameterSummaryEqualityOperator: Hashable, Sendable {
  case equalTo
  case notEqualTo

  var operation: SummaryCondition.Operation {
    switch self {
    case .equalTo: .equalTo
    case .notEqualTo: .notEqualTo
    }
  }
}

/// Larger or smaller.
public enum ParameterSummaryComparableOperator: Hashable, Sendable {
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo

  var operation: SummaryCondition.Operation {
    switch self {
    case .lessThan: .lessThan
    case .lessThanOrEqualTo: .lessThanOrEqualTo
    case .greaterThan: .greaterThan
    case .greaterThanOrEqualTo: .greaterThanOrEqualTo
    }
  }
}

/// Among several.
public enum ParameterSummaryOneOfOperator: Hashable, Sendable {
  case oneOf
}

/// Given or not.
public enum ParameterSummaryValueOperator: Hashable, Sendable {
  case hasAnyValue
  case hasNoValue

  var operation: SummaryCondition.Operation {
    switch self {
    case .hasAnyValue: .hasAnyValue
    case .hasNoValue: .hasNoValue
    }
  }
}

/// What a text consists of.
public enum ParameterSummaryStringOperator: Hashable, Sendable {
  case contains
  case doesNotContain
  case hasPrefix
  case hasSuffix

  var operation: SummaryCondition.Operation {
    switch self {
    case .contains: .contains
    case .doesNotContain: .doesNotContain
    case .hasPrefix: .hasPrefix
    case .hasSuffix: .hasSuffix
    }
  }
}
