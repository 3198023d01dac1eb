import AppIntents
import CoreLocation

/// One use of every way to declare a parameter, for measurements.
struct Measurements3Intent: AppIntent {
  static let title: LocalizedStringResource = "Every form"

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .degrees,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value1TitledDefaulted: Measurement<UnitAngle>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .degrees,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value2TitledDefaulted: Measurement<UnitAngle>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .hectares,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value3TitledDefaulted: Measurement<UnitArea>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .hectares,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value4TitledDefaulted: Measurement<UnitArea>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .gramsPerLiter,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value5TitledDefaulted: Measurement<UnitConcentrationMass>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .gramsPerLiter,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value6TitledDefaulted: Measurement<UnitConcentrationMass>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .partsPerMillion,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value7TitledDefaulted: Measurement<UnitDispersion>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .partsPerMillion,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value8TitledDefaulted: Measurement<UnitDispersion>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .minutes,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value9TitledDefaulted: Measurement<UnitDuration>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .minutes,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value10TitledDefaulted: Measurement<UnitDuration>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .coulombs,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value11TitledDefaulted: Measurement<UnitElectricCharge>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .coulombs,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value12TitledDefaulted: Measurement<UnitElectricCharge>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .amperes,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value13TitledDefaulted: Measurement<UnitElectricCurrent>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .amperes,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value14TitledDefaulted: Measurement<UnitElectricCurrent>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .volts,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value15TitledDefaulted: Measurement<UnitElectricPotentialDifference>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .volts,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value16TitledDefaulted: Measurement<UnitElectricPotentialDifference>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .ohms,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value17TitledDefaulted: Measurement<UnitElectricResistance>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .ohms,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value18TitledDefaulted: Measurement<UnitElectricResistance>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .joules,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value19TitledDefaulted: Measurement<UnitEnergy>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .joules,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value20TitledDefaulted: Measurement<UnitEnergy>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .hertz,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value21TitledDefaulted: Measurement<UnitFrequency>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .hertz,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value22TitledDefaulted: Measurement<UnitFrequency>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .milesPerGallon,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value23TitledDefaulted: Measurement<UnitFuelEfficiency>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .milesPerGallon,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value24TitledDefaulted: Measurement<UnitFuelEfficiency>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .lux,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value25TitledDefaulted: Measurement<UnitIlluminance>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .lux,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value26TitledDefaulted: Measurement<UnitIlluminance>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .bytes,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value27TitledDefaulted: Measurement<UnitInformationStorage>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .bytes,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value28TitledDefaulted: Measurement<UnitInformationStorage>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .meters,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value29TitledDefaulted: Measurement<UnitLength>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .meters,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value30TitledDefaulted: Measurement<UnitLength>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .kilograms,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value31TitledDefaulted: Measurement<UnitMass>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .kilograms,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value32TitledDefaulted: Measurement<UnitMass>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .watts,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value33TitledDefaulted: Measurement<UnitPower>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .watts,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value34TitledDefaulted: Measurement<UnitPower>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .hectopascals,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value35TitledDefaulted: Measurement<UnitPressure>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .hectopascals,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value36TitledDefaulted: Measurement<UnitPressure>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .knots,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value37TitledDefaulted: Measurement<UnitSpeed>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .knots,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value38TitledDefaulted: Measurement<UnitSpeed>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .celsius,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value39TitledDefaulted: Measurement<UnitTemperature>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .celsius,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value40TitledDefaulted: Measurement<UnitTemperature>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .liters,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value41TitledDefaulted: Measurement<UnitVolume>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .liters,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value42TitledDefaulted: Measurement<UnitVolume>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .gravity,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value43TitledDefaulted: Measurement<UnitAcceleration>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .gravity,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value44TitledDefaulted: Measurement<UnitAcceleration>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .degrees,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value45TitledDefaulted: Measurement<UnitAngle>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, unit: .degrees,
    unitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value46TitledDefaulted: Measurement<UnitAngle>

  func perform() async throws -> some IntentResult { .result() }
}
