import AppIntents
import CoreLocation

/// One use of every way to declare a parameter, for measurements.
struct Measurements4Intent: AppIntent {
  static let title: LocalizedStringResource = "Every form"

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .hectares,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value1TitledDefaulted: Measurement<UnitArea>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .hectares,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value2TitledDefaulted: Measurement<UnitArea>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .gramsPerLiter,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value3TitledDefaulted: Measurement<UnitConcentrationMass>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .gramsPerLiter,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value4TitledDefaulted: Measurement<UnitConcentrationMass>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .partsPerMillion,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value5TitledDefaulted: Measurement<UnitDispersion>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .partsPerMillion,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value6TitledDefaulted: Measurement<UnitDispersion>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .minutes,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value7TitledDefaulted: Measurement<UnitDuration>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .minutes,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value8TitledDefaulted: Measurement<UnitDuration>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .coulombs,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value9TitledDefaulted: Measurement<UnitElectricCharge>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .coulombs,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value10TitledDefaulted: Measurement<UnitElectricCharge>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .amperes,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value11TitledDefaulted: Measurement<UnitElectricCurrent>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .amperes,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value12TitledDefaulted: Measurement<UnitElectricCurrent>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .volts, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value13TitledDefaulted: Measurement<UnitElectricPotentialDifference>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .volts, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value14TitledDefaulted: Measurement<UnitElectricPotentialDifference>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .ohms, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value15TitledDefaulted: Measurement<UnitElectricResistance>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .ohms, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value16TitledDefaulted: Measurement<UnitElectricResistance>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .joules,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value17TitledDefaulted: Measurement<UnitEnergy>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .joules,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value18TitledDefaulted: Measurement<UnitEnergy>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .hertz, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value19TitledDefaulted: Measurement<UnitFrequency>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .hertz, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value20TitledDefaulted: Measurement<UnitFrequency>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .milesPerGallon,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value21TitledDefaulted: Measurement<UnitFuelEfficiency>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .milesPerGallon,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value22TitledDefaulted: Measurement<UnitFuelEfficiency>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .lux, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value23TitledDefaulted: Measurement<UnitIlluminance>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .lux, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value24TitledDefaulted: Measurement<UnitIlluminance>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .bytes, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value25TitledDefaulted: Measurement<UnitInformationStorage>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .bytes, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value26TitledDefaulted: Measurement<UnitInformationStorage>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .meters,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value27TitledDefaulted: Measurement<UnitLength>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .meters,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value28TitledDefaulted: Measurement<UnitLength>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .kilograms,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value29TitledDefaulted: Measurement<UnitMass>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .kilograms,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value30TitledDefaulted: Measurement<UnitMass>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .watts, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value31TitledDefaulted: Measurement<UnitPower>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .watts, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value32TitledDefaulted: Measurement<UnitPower>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .hectopascals,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value33TitledDefaulted: Measurement<UnitPressure>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .hectopascals,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value34TitledDefaulted: Measurement<UnitPressure>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .knots, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value35TitledDefaulted: Measurement<UnitSpeed>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .knots, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value36TitledDefaulted: Measurement<UnitSpeed>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .celsius,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value37TitledDefaulted: Measurement<UnitTemperature>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .celsius,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value38TitledDefaulted: Measurement<UnitTemperature>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .liters,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value39TitledDefaulted: Measurement<UnitVolume>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .liters,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value40TitledDefaulted: Measurement<UnitVolume>

  @Parameter(
    title: "Title", description: "Text", requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() }, optionsProvider: LengthOptions())
  var value41Titled: Measurement<UnitLength>

  @Parameter(
    title: "Title", description: "Text", requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: LengthOptions())
  var value42Titled: Measurement<UnitLength>

  func perform() async throws -> some IntentResult { .result() }
}
