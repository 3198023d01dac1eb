public import UniformTypeIdentifiers

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
  /// Entities, as many as given.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.options = ParameterDefinition.OptionSource(query, nil)
    definition.size = size
    self.init(definition)
  }

  /// Entities, as many as given; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.options = ParameterDefinition.OptionSource(query, nil)
    definition.size = size
    self.init(definition)
  }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
  /// Entities, as many as fit each size of widget.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.options = ParameterDefinition.OptionSource(query, nil)
    definition.widgetSizes = size
    self.init(definition)
  }

  /// Entities, as many as fit each size of widget; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.options = ParameterDefinition.OptionSource(query, nil)
    definition.widgetSizes = size
    self.init(definition)
  }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: FileEntity {
  /// Documents of the app, as many as given.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
    size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.kind = .file(
      contentTypes: supportedContentTypes ?? Value.ValueType.supportedContentTypes)
    definition.options = ParameterDefinition.OptionSource(query, nil)
    definition.size = size
    self.init(definition)
  }

  /// Documents of the app, as many as given; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType]?, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.kind = .file(
      contentTypes: supportedContentTypes ?? Value.ValueType.supportedContentTypes)
    definition.options = ParameterDefinition.OptionSource(query, nil)
    definition.size = size
    self.init(definition)
  }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: FileEntity {
  /// Documents of the app, as many as fit each size of widget.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.kind = .file(
      contentTypes: supportedContentTypes ?? Value.ValueType.supportedContentTypes)
    definition.options = ParameterDefinition.OptionSource(query, nil)
    definition.widgetSizes = size
    self.init(definition)
  }

  /// Documents of the app, as many as fit each size of widget; it is called by the name of its
  /// property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType]?, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue,
      inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers())
    definition.kind = .file(
      contentTypes: supportedContentTypes ?? Value.ValueType.supportedContentTypes)
    definition.options = ParameterDefinition.OptionSource(query, nil)
    definition.widgetSizes = size
    self.init(definition)
  }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
  /// People, as many as given.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      inputConnectionBehavior: inputConnectionBehavior)
    definition.kind = .person(mode)
    definition.size = size
    self.init(definition)
  }

  /// People, as many as given; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    mode: IntentPerson.ParameterMode = .contact, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue,
      inputConnectionBehavior: inputConnectionBehavior)
    definition.kind = .person(mode)
    definition.size = size
    self.init(definition)
  }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
  /// People, as many as fit each size of widget.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, default: defaultValue,
      inputConnectionBehavior: inputConnectionBehavior)
    definition.kind = .person(mode)
    definition.widgetSizes = size
    self.init(definition)
  }

  /// People, as many as fit each size of widget; it is called by the name of its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    mode: IntentPerson.ParameterMode = .contact, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      description: description, default: defaultValue,
      inputConnectionBehavior: inputConnectionBehavior)
    definition.kind = .person(mode)
    definition.widgetSizes = size
    self.init(definition)
  }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == URL {
  /// Addresses, some of which may be missing from the default.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: [Value.ValueType?], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue.compactMap(\.self),
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        resolvers: resolvers()))
  }

  /// Addresses, some of which may be missing from the default; it is called by the name of its
  /// property.
  @_disfavoredOverload
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: [Value.ValueType?],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        description: description, default: defaultValue.compactMap(\.self),
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        resolvers: resolvers()))
  }
}
