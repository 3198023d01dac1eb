// What the initializers of all types of parameters share.

internal import UniformTypeIdentifiers

extension ParameterDefinition.Kind {
  /// A document of the app: of the types given, else of those that its entity supports.
  static func document<Document: FileEntity>(
    _ contentTypes: [UTType]?, of type: Document.Type
  ) -> Self {
    .file(contentTypes: contentTypes ?? type.supportedContentTypes)
  }
}

extension ParameterDefinition.OptionSource {
  init(_ provider: (any DynamicOptionsProvider)?) {
    self = provider.map { .provider($0) } ?? .none
  }

  /// A query of the parameter's own comes before a provider.
  init(_ query: (any EntityQuery)?, _ provider: (any DynamicOptionsProvider)?) {
    self = query.map { .query($0) } ?? .init(provider)
  }

  /// A provider narrows the cases down further.
  init<Value: AppEnum>(_ values: [Value], _ provider: (any DynamicOptionsProvider)?) {
    if let provider {
      self = .provider(provider)
    } else {
      self = values.count == Value.allCases.count ? .none : .values(values)
    }
  }
}

extension ClosedRange {
  /// The range between two ends in either order; `nil` without ends.
  init?(ends: (lowerBound: Bound, upperBound: Bound)?) {
    guard let (first, second) = ends else { return nil }
    self = Swift.min(first, second)...Swift.max(first, second)
  }
}

extension IntentParameter.IntControlStyle {
  var general: IntentParameterControlStyle {
    switch self {
    case .field: .field
    case .stepper: .stepper
    }
  }
}

extension IntentParameter.DoubleControlStyle {
  var general: IntentParameterControlStyle {
    switch self {
    case .field: .field
    case .stepper: .stepper
    case .slider: .slider
    }
  }
}

extension IntentParameter where Value.ValueType: _IntentMeasurement {
  /// A default needs a unit: without one it is in the dimension's base unit.
  static func measurement(
    _ value: Double?, _ unit: Value.ValueType.UnitType?
  ) -> Value.ValueType? {
    value.map { Value.ValueType(value: $0, unit: unit ?? Value.ValueType.UnitType.baseUnit()) }
  }
}
