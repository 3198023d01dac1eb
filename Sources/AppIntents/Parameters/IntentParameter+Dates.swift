extension IntentParameter where Value.ValueType == Date {
  /// A point in time.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Date>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.kind = .date(kind)
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }

  /// A point in time; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Date>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.kind = .date(kind)
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// A day or a time as it is written.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<DateComponents>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.kind = .date(kind)
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }

  /// A day or a time as it is written; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<DateComponents>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.kind = .date(kind)
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }
}
