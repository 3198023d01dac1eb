// Argument lists as Apple documents them: see IntentParameter+Plain.swift.

public import CoreLocation

extension IntentParameter where Value.ValueType == IntentPerson {
  /// A person.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<IntentPerson>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue, kind: .person(mode),
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        options: .init(optionsProvider), resolvers: resolvers()))
  }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
  /// A place.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<CLPlacemark>)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, default: defaultValue, kind: .place(displayStyle),
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        options: .init(optionsProvider), resolvers: resolvers()))
  }
}
