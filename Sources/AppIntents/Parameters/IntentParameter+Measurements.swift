// Argument lists as Apple documents them: see IntentParameter+Plain.swift.

extension IntentParameter where Value.ValueType: _IntentMeasurement {
  /// A measurement in one unit.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType.UnitType, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: Self.measurement(defaultValue, unit),
        kind: .measurement(
          .init(
            unit: unit, isFixed: true, adjustsForLocale: unitAdjustForLocale,
            supportsNegativeNumbers: supportsNegativeNumbers)),
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        options: .init(optionsProvider), resolvers: resolvers()))
  }

  /// A measurement in any unit of its dimension.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType.UnitType? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description,
        default: Self.measurement(defaultValue, defaultUnit),
        kind: .measurement(
          .init(
            unit: defaultUnit, isFixed: false, adjustsForLocale: defaultUnitAdjustForLocale,
            supportsNegativeNumbers: supportsNegativeNumbers)),
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        options: .init(optionsProvider), resolvers: resolvers()))
  }

  /// A measurement among those that a provider has.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList,
    optionsProvider: any DynamicOptionsProvider<Value.ValueType>
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, options: .provider(optionsProvider),
        resolvers: resolvers()))
  }
}
