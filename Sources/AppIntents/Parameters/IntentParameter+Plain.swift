extension IntentParameter where Value.ValueType == Duration {
  /// A length of time.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        resolvers: resolvers()))
  }

  /// A length of time; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers()))
  }
}

extension IntentParameter where Value.ValueType == Decimal {
  /// A decimal number.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        resolvers: resolvers()))
  }

  /// A decimal number; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers()))
  }
}

extension IntentParameter where Value.ValueType == Calendar.RecurrenceRule {
  /// A rule for what happens again and again.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        resolvers: resolvers()))
  }

  /// A rule for what happens again and again; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers()))
  }
}

extension IntentParameter where Value.ValueType == EntityIdentifier {
  /// The identifier of an entity.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers()))
  }

  /// The identifier of an entity; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers()))
  }
}

extension IntentParameter where Value.ValueType: _IntentUnionValue {
  /// A value of one of several types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        resolvers: resolvers()))
  }

  /// A value of one of several types; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers()))
  }
}
