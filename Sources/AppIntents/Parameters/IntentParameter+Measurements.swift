extension IntentParameter where Value.ValueType: _IntentMeasurement {
  /// A measurement in one unit.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType.UnitType,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description,
      default: defaultValue.map { Value.ValueType(value: $0, unit: unit) },
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.kind = .measurement(
      .init(
        unit: unit, isFixed: true,
        adjustsForLocale: unitAdjustForLocale,
        supportsNegativeNumbers: supportsNegativeNumbers))
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }

  /// A measurement in one unit; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
    unit: Value.ValueType.UnitType, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description,
      default: defaultValue.map { Value.ValueType(value: $0, unit: unit) },
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.kind = .measurement(
      .init(
        unit: unit, isFixed: true,
        adjustsForLocale: unitAdjustForLocale,
        supportsNegativeNumbers: supportsNegativeNumbers))
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }
}

extension IntentParameter where Value.ValueType: _IntentMeasurement {
  /// A measurement in any unit of its dimension.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType.UnitType? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description,
      default: Self.measurement(defaultValue, defaultUnit),
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.kind = .measurement(
      .init(
        unit: defaultUnit, isFixed: false,
        adjustsForLocale: defaultUnitAdjustForLocale,
        supportsNegativeNumbers: supportsNegativeNumbers))
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }

  /// A measurement in any unit of its dimension; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
    defaultUnit: Value.ValueType.UnitType? = nil, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: Self.measurement(defaultValue, defaultUnit),
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.kind = .measurement(
      .init(
        unit: defaultUnit, isFixed: false,
        adjustsForLocale: defaultUnitAdjustForLocale,
        supportsNegativeNumbers: supportsNegativeNumbers))
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }
}

extension IntentParameter where Value.ValueType: _IntentMeasurement {
  /// A measurement among those that a provider has.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList,
    optionsProvider: any DynamicOptionsProvider<Value.ValueType>
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior)
    definition.options = .provider(optionsProvider)
    definition.resolvers = resolvers()
    self.init(definition)
  }

  /// A measurement among those that a provider has; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList,
    optionsProvider: any DynamicOptionsProvider<Value.ValueType>
  ) {
    var definition = ParameterDefinition(
      description: description, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior)
    definition.options = .provider(optionsProvider)
    definition.resolvers = resolvers()
    self.init(definition)
  }
}
