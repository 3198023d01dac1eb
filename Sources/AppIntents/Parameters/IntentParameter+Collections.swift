// Argument lists as Apple documents them: see IntentParameter+Plain.swift.

public import UniformTypeIdentifiers

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
  /// Entities, as many as given.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, options: .init(query, nil), size: size,
        resolvers: resolvers()))
  }

  /// Entities, as many as fit each size of widget.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, options: .init(query, nil),
        widgetSizes: size, resolvers: resolvers()))
  }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: FileEntity {
  /// Documents of the app, as many as given.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
    size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        kind: .document(supportedContentTypes, of: Value.ValueType.self),
        inputConnectionBehavior: inputConnectionBehavior, options: .init(query, nil), size: size,
        resolvers: resolvers()))
  }

  /// Documents of the app, as many as fit each size of widget.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        kind: .document(supportedContentTypes, of: Value.ValueType.self),
        inputConnectionBehavior: inputConnectionBehavior, options: .init(query, nil),
        widgetSizes: size, resolvers: resolvers()))
  }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
  /// People, as many as given.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue, kind: .person(mode),
        inputConnectionBehavior: inputConnectionBehavior, size: size))
  }

  /// People, as many as fit each size of widget.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue, kind: .person(mode),
        inputConnectionBehavior: inputConnectionBehavior, widgetSizes: size))
  }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == URL {
  /// Addresses, some of which may be missing from the default.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
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
}
