/// A point in time, or a day or a time as it is written.
public protocol _IntentDateValue: _IntentValue {}

extension Date: _IntentDateValue {}
extension DateComponents: _IntentDateValue {}

extension IntentParameter where Value.ValueType: _IntentDateValue {
  /// A date, a time, or both.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue, kind: .date(kind),
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        options: .init(optionsProvider), resolvers: resolvers()))
  }
}
