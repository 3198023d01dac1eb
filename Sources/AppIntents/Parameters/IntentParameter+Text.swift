/// A value that is typed, or chosen among those that a provider has, with nothing else to declare.
public protocol _IntentChoiceValue: _IntentValue {}

extension AttributedString: _IntentChoiceValue {}
extension URL: _IntentChoiceValue {}
extension IntentPaymentMethod: _IntentChoiceValue {}

extension IntentParameter where Value.ValueType: _IntentChoiceValue {
  /// A text with attributes, an address, or a way to pay.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        options: .init(optionsProvider), resolvers: resolvers()))
  }
}

extension IntentParameter where Value.ValueType == String {
  /// A text, typed or chosen.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<String>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue,
        kind: inputOptions.map { .text($0) } ?? .plain, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, options: .init(optionsProvider),
        resolvers: resolvers()))
  }
}

extension IntentParameter where Value.ValueType == StringSearchCriteria {
  /// Free text to search for.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior))
  }
}
