// Argument lists as Apple documents them: see IntentParameter+Plain.swift.

public import UniformTypeIdentifiers

extension IntentParameter where Value.ValueType == IntentFile {
  /// A file of certain types.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType] = [.item],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<IntentFile>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        kind: .file(contentTypes: supportedContentTypes), requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, options: .init(optionsProvider),
        resolvers: resolvers()))
  }

  /// A file of types that are given by their identifiers; unknown ones are left out.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<IntentFile>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        kind: .file(contentTypes: supportedTypeIdentifiers.compactMap { UTType($0) }),
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        options: .init(optionsProvider), resolvers: resolvers()))
  }
}

extension IntentParameter where Value.ValueType: FileEntity {
  /// A document of the app, of certain types.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery<Value.ValueType>)? = nil,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        kind: .document(supportedContentTypes, of: Value.ValueType.self),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        inputConnectionBehavior: inputConnectionBehavior, options: .init(query, optionsProvider),
        resolvers: resolvers()))
  }
}
