extension IntentParameter where Value.ValueType == Int {
  /// A whole number, in a range if one is given.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Int>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.kind = .integer(
      style: controlStyle == .field ? .field : .stepper,
      range: inclusiveRange.map { ClosedRange(ends: $0) })
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }

  /// A whole number, in a range if one is given; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Int>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.kind = .integer(
      style: controlStyle == .field ? .field : .stepper,
      range: inclusiveRange.map { ClosedRange(ends: $0) })
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// A number, in a range if one is given.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Double>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.kind = .number(
      style: controlStyle.general, range: inclusiveRange.map { ClosedRange(ends: $0) })
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }

  /// A number, in a range if one is given; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Double>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.kind = .number(
      style: controlStyle.general, range: inclusiveRange.map { ClosedRange(ends: $0) })
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Yes or no, by names of its own if they are given.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.kind = displayName.map { .truth($0) } ?? .plain
    self.init(definition)
  }

  /// Yes or no, by names of its own if they are given; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.kind = displayName.map { .truth($0) } ?? .plain
    self.init(definition)
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// An amount of money.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
    inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<IntentCurrencyAmount>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.kind = .money(
      currencyCodes: currencyCodes, range: inclusiveRange.map { ClosedRange(ends: $0) })
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }

  /// An amount of money; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<IntentCurrencyAmount>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.kind = .money(
      currencyCodes: currencyCodes, range: inclusiveRange.map { ClosedRange(ends: $0) })
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }
}
