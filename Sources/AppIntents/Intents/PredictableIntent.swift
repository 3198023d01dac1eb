/// Says how often-used combinations of values are shown as suggestions.
public protocol PredictableIntent: AppIntent {
  /// What is shown.
  associatedtype Prediction: IntentPredictionConfiguration
  /// What is shown, for each combination of parameters.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// What is shown for combinations of parameters.
public protocol IntentPredictionConfiguration: Sendable {}

/// What is shown for one combination of parameters.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// The parameters of the combination, by their names.
  package let parameters: [String]
  /// How an intent with values for them is shown; `nil` while one of them has no value.
  package let display: @Sendable (Intent) -> DisplayRepresentation?

  /// A combination of one parameter.
  public init<A: _IntentValue>(
    parameters: any KeyPath<Intent, IntentParameter<A>> & Sendable,
    displayRepresentation: @escaping @Sendable (A) -> DisplayRepresentation
  ) {
    self.parameters = [Intent.parameterName(at: parameters)]
    display = { intent in
      intent[keyPath: parameters].currentValue.map(displayRepresentation)
    }
  }

  /// A combination of two parameters.
  public init<A: _IntentValue, B: _IntentValue>(
    parameters: (
      any KeyPath<Intent, IntentParameter<A>> & Sendable,
      any KeyPath<Intent, IntentParameter<B>> & Sendable
    ),
    displayRepresentation: @escaping @Sendable (A, B) -> DisplayRepresentation
  ) {
    // Parameter packs would serve any number; the compiler cannot capture packs of key paths yet.
    let (first, second) = parameters
    self.parameters = [Intent.parameterName(at: first), Intent.parameterName(at: second)]
    display = { intent in
      guard let one = intent[keyPath: first].currentValue,
        let two = intent[keyPath: second].currentValue
      else { return nil }
      return displayRepresentation(one, two)
    }
  }

  /// A combination of three parameters.
  public init<A: _IntentValue, B: _IntentValue, C: _IntentValue>(
    parameters: (
      any KeyPath<Intent, IntentParameter<A>> & Sendable,
      any KeyPath<Intent, IntentParameter<B>> & Sendable,
      any KeyPath<Intent, IntentParameter<C>> & Sendable
    ),
    displayRepresentation: @escaping @Sendable (A, B, C) -> DisplayRepresentation
  ) {
    let (first, second, third) = parameters
    self.parameters = [
      Intent.parameterName(at: first), Intent.parameterName(at: second),
      Intent.parameterName(at: third),
    ]
    display = { intent in
      guard let one = intent[keyPath: first].currentValue,
        let two = intent[keyPath: second].currentValue,
        let three = intent[keyPath: third].currentValue
      else { return nil }
      return displayRepresentation(one, two, three)
    }
  }

  /// Suggestions that depend on no parameter.
  public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation) {
    parameters = []
    display = { _ in displayRepresentation() }
  }
}

/// What is shown for several combinations of parameters.
public struct IntentPredictions<Intent: AppIntent>: IntentPredictionConfiguration {
  package let predictions: [IntentPrediction<Intent>]
}

/// Gathers combinations that are written one after the other.
@resultBuilder
public struct IntentPredictionsBuilder<Intent: AppIntent> {
  /// A combination.
  public static func buildExpression(
    _ prediction: IntentPrediction<Intent>
  ) -> IntentPrediction<Intent> { prediction }
  /// Combinations in a row.
  public static func buildBlock(
    _ predictions: IntentPrediction<Intent>...
  ) -> IntentPredictions<Intent> { IntentPredictions(predictions: predictions) }
}
