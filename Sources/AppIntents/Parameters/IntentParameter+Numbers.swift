// Argument lists as Apple documents them: see IntentParameter+Plain.swift.

extension IntentParameter where Value.ValueType == Int {
  /// A whole number, in a range if one is given.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Int>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        kind: .integer(style: controlStyle.general, range: ClosedRange(ends: inclusiveRange)),
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        options: .init(optionsProvider), resolvers: resolvers()))
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// A number, in a range if one is given.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Double>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        kind: .number(style: controlStyle.general, range: ClosedRange(ends: inclusiveRange)),
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        options: .init(optionsProvider), resolvers: resolvers()))
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Yes or no, by names of its own if they are given.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        kind: displayName.map { .truth($0) } ?? .plain, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers()))
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// An amount of money.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
    inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<IntentCurrencyAmount>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        kind: .money(currencyCodes: currencyCodes, range: ClosedRange(ends: inclusiveRange)),
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        options: .init(optionsProvider), resolvers: resolvers()))
  }
}
