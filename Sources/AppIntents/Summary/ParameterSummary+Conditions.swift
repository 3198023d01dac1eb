// The argument lists repeat themselves because app sources are written against them, in the order that
// Apple documents: there is a form for each kind of comparison.

/// A summary that depends on a condition, written `When(…) { … } otherwise: { … }`.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  let condition: SummaryCondition
  let then: SummaryTree
  let otherwise: SummaryTree

  init(
    _ condition: SummaryCondition, _ then: some ParameterSummary,
    _ otherwise: some ParameterSummary
  ) {
    self.condition = condition
    self.then = then.summaryTree
    self.otherwise = otherwise.summaryTree
  }

  /// A summary that depends on whether a parameter equals a value.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryEqualityOperator, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = {
      IntentParameterSummary<Intent>()
    }
  ) where Value.UnwrappedType: Equatable {
    self.init(
      SummaryCondition(
        parameter: Intent.parameterName(at: parameter), operation: comparison.operation,
        values: [value]), then(), otherwise())
  }

  /// A summary that depends on whether a parameter is larger or smaller than a value.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparableOperator, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = {
      IntentParameterSummary<Intent>()
    }
  ) where Value.UnwrappedType: Comparable {
    self.init(
      SummaryCondition(
        parameter: Intent.parameterName(at: parameter), operation: comparison.operation,
        values: [value]), then(), otherwise())
  }

  /// A summary that depends on whether a parameter has one of several values.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryOneOfOperator, _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = {
      IntentParameterSummary<Intent>()
    }
  ) where Value.UnwrappedType: Equatable {
    self.init(
      SummaryCondition(
        parameter: Intent.parameterName(at: parameter), operation: .oneOf, values: values), then(),
      otherwise())
  }

  /// A summary that depends on whether a parameter has a value.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryValueOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = {
      IntentParameterSummary<Intent>()
    }
  ) {
    self.init(
      SummaryCondition(
        parameter: Intent.parameterName(at: parameter), operation: comparison.operation, values: []),
      then(), otherwise())
  }

  /// A summary that depends on the identifier of an entity.
  public init<Value: _IntentValue>(
    identifier parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryEqualityOperator, _ value: Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = {
      IntentParameterSummary<Intent>()
    }
  ) where Value.ValueType: AppEntity {
    self.init(
      SummaryCondition(
        parameter: Intent.parameterName(at: parameter), operation: comparison.operation,
        values: [value], comparesIdentifier: true), then(), otherwise())
  }

  /// A summary that depends on the text of an entity's identifier.
  public init<Value: _IntentValue>(
    identifier parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryStringOperator, _ value: String,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = {
      IntentParameterSummary<Intent>()
    }
  ) where Value.ValueType: AppEntity {
    self.init(
      SummaryCondition(
        parameter: Intent.parameterName(at: parameter), operation: comparison.operation,
        values: [value], comparesIdentifier: true), then(), otherwise())
  }

  /// A summary that depends on the size of the widget.
  public init(
    widgetFamily comparison: ParameterSummaryEqualityOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = {
      IntentParameterSummary<Intent>()
    }
  ) {
    self.init(
      SummaryCondition(
        parameter: nil, operation: comparison.operation, values: [family]), then(), otherwise())
  }

  /// A summary that depends on whether the widget has one of several sizes.
  public init(
    widgetFamily comparison: ParameterSummaryOneOfOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = {
      IntentParameterSummary<Intent>()
    }
  ) {
    self.init(
      SummaryCondition(
        parameter: nil, operation: .oneOf, values: families), then(), otherwise())
  }
}

extension ParameterSummaryWhenCondition: SummaryTreeConvertible {
  package var tree: SummaryTree { .when(condition, then: then, otherwise: otherwise) }
}
