// A parameter without a title is called by the name of its property. That holds for all initializers
// in the files IntentParameter+*.swift. Their argument lists repeat themselves because app sources
// are written against them, in the order that Apple documents; types that are declared alike share
// one initializer through a protocol such as `_IntentPlainValue`.

/// A value whose parameters have nothing to declare beyond a default and how they are asked for.
public protocol _IntentPlainValue: _IntentValue {}

extension Duration: _IntentPlainValue {}
extension Decimal: _IntentPlainValue {}
extension Calendar.RecurrenceRule: _IntentPlainValue {}

extension IntentParameter where Value.ValueType: _IntentPlainValue {
  /// A length of time, a decimal number, a rule for what happens again and again, or a value of one
  /// of several types.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
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
}

extension IntentParameter where Value.ValueType == EntityIdentifier {
  /// The identifier of an entity.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> ResolverList = { ResolverList() }
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers()))
  }
}
