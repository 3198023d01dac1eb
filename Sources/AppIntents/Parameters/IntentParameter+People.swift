public import CoreLocation

extension IntentParameter where Value.ValueType == IntentPerson {
  /// A person.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<IntentPerson>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.kind = .person(mode)
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }

  /// A person; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    mode: IntentPerson.ParameterMode = .contact, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<IntentPerson>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.kind = .person(mode)
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }
}

extension IntentParameter where Value.ValueType == IntentPaymentMethod {
  /// A way to pay.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<IntentPaymentMethod>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }

  /// A way to pay; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<IntentPaymentMethod>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
  /// A place.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<CLPlacemark>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      resolvers: resolvers())
    definition.kind = .place(displayStyle)
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }

  /// A place; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    displayStyle: PlacemarkDisplayStyle = .name, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<CLPlacemark>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.kind = .place(displayStyle)
    definition.options = ParameterDefinition.OptionSource(optionsProvider)
    self.init(definition)
  }
}
