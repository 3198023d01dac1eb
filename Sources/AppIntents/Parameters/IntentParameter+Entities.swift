// Argument lists as Apple documents them: see IntentParameter+Plain.swift.

extension IntentParameter where Value.ValueType: AppEntity {
  /// An entity, found by its own query or by the one given.
  ///
  /// An enum that is an entity, too, is declared as an enum, unless a query is given.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        inputConnectionBehavior: inputConnectionBehavior, options: .init(query, optionsProvider),
        resolvers: resolvers()))
  }
}

extension IntentParameter where Value.ValueType: AppEnum {
  /// One of the cases of an enum, or one of those given.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        options: .init(supportedValues, optionsProvider), resolvers: resolvers()))
  }
}
