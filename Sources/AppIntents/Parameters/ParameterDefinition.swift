package import UniformTypeIdentifiers

/// What the declaration of a parameter says, in one form for all types.
package struct ParameterDefinition: Sendable {
  package var title: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var defaultValue: (any Sendable)?
  package var kind: Kind
  package var requestValueDialog: IntentDialog?
  package var requestDisambiguationDialog: IntentDialog?
  package var inputConnectionBehavior: InputConnectionBehavior
  package var options: OptionSource
  /// How many values a collection takes.
  package var size: IntentCollectionSize?
  /// How many values a collection takes for each size of widget, where that matters.
  package var widgetSizes: [IntentWidgetFamily: IntentCollectionSize]
  package var resolvers: ResolverList

  init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: (any Sendable)? = nil, kind: Kind = .plain,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, options: OptionSource = .none,
    size: IntentCollectionSize? = nil,
    widgetSizes: [IntentWidgetFamily: IntentCollectionSize] = [:],
    resolvers: ResolverList = ResolverList()
  ) {
    self.title = title
    self.description = description
    self.defaultValue = defaultValue
    self.kind = kind
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    self.inputConnectionBehavior = inputConnectionBehavior
    self.options = options
    self.size = size
    self.widgetSizes = widgetSizes
    self.resolvers = resolvers
  }

  /// Where the values to choose from come from.
  package enum OptionSource: Sendable {
    /// From the type of the value: an enum's cases, an entity's own query.
    case none
    case provider(any DynamicOptionsProvider)
    case query(any EntityQuery)
    /// Some cases of an enum.
    case values([any Sendable])
  }

  /// What the type of the value adds.
  package enum Kind: Sendable {
    case plain
    case text(String.IntentInputOptions)
    case integer(style: IntentParameterControlStyle, range: ClosedRange<Int>?)
    case number(style: IntentParameterControlStyle, range: ClosedRange<Double>?)
    case truth(Bool.IntentDisplayName)
    case date(IntentParameterDateKind)
    case measurement(MeasurementOptions)
    case file(contentTypes: [UTType])
    case person(IntentPerson.ParameterMode)
    case money(currencyCodes: [String], range: ClosedRange<Decimal>?)
    case place(IntentParameterPlacemarkStyle)
  }

  /// What a parameter that is a measurement takes.
  package struct MeasurementOptions: Sendable {
    /// The unit that a number without one is in.
    package var unit: Dimension?
    /// Whether that is the only unit, or the one to start from.
    package var isFixed: Bool
    package var adjustsForLocale: Bool
    package var supportsNegativeNumbers: Bool
  }
}
