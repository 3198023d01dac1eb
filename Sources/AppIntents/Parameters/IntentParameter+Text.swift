extension IntentParameter where Value.ValueType == String {
  /// A text, typed or chosen.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<String>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.kind = inputOptions.map { .text($0) } ?? .plain
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }

  /// A text, typed or chosen; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<String>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.kind = inputOptions.map { .text($0) } ?? .plain
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }
}

extension IntentParameter where Value.ValueType == AttributedString {
  /// A text with attributes.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<AttributedString>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }

  /// A text with attributes; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<AttributedString>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }
}

extension IntentParameter where Value.ValueType == URL {
  /// An address.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<URL>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }

  /// An address; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<URL>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }
}

extension IntentParameter where Value.ValueType == StringSearchCriteria {
  /// Free text to search for.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior))
  }

  /// Free text to search for; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterDefinition(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior))
  }
}
