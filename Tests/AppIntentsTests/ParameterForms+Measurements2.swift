import AppIntents
import CoreLocation

/// One use of every way to declare a parameter, for measurements.
struct Measurements2Intent: AppIntent {
  static let title: LocalizedStringResource = "Every form"

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .degrees, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value1Defaulted: Measurement<UnitAngle>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .degrees, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value2Defaulted: Measurement<UnitAngle>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .hectares, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value3Defaulted: Measurement<UnitArea>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .hectares, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value4Defaulted: Measurement<UnitArea>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .gramsPerLiter, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value5Defaulted: Measurement<UnitConcentrationMass>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .gramsPerLiter, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value6Defaulted: Measurement<UnitConcentrationMass>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .partsPerMillion, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value7Defaulted: Measurement<UnitDispersion>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .partsPerMillion, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value8Defaulted: Measurement<UnitDispersion>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .minutes, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value9Defaulted: Measurement<UnitDuration>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .minutes, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value10Defaulted: Measurement<UnitDuration>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .coulombs, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value11Defaulted: Measurement<UnitElectricCharge>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .coulombs, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value12Defaulted: Measurement<UnitElectricCharge>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .amperes, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value13Defaulted: Measurement<UnitElectricCurrent>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .amperes, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value14Defaulted: Measurement<UnitElectricCurrent>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .volts, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value15Defaulted: Measurement<UnitElectricPotentialDifference>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .volts, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value16Defaulted: Measurement<UnitElectricPotentialDifference>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .ohms, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value17Defaulted: Measurement<UnitElectricResistance>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .ohms, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value18Defaulted: Measurement<UnitElectricResistance>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .joules, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value19Defaulted: Measurement<UnitEnergy>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .joules, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value20Defaulted: Measurement<UnitEnergy>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .hertz, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value21Defaulted: Measurement<UnitFrequency>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .hertz, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value22Defaulted: Measurement<UnitFrequency>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .milesPerGallon, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value23Defaulted: Measurement<UnitFuelEfficiency>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .milesPerGallon, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value24Defaulted: Measurement<UnitFuelEfficiency>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .lux, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value25Defaulted: Measurement<UnitIlluminance>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .lux, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value26Defaulted: Measurement<UnitIlluminance>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .bytes, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value27Defaulted: Measurement<UnitInformationStorage>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .bytes, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value28Defaulted: Measurement<UnitInformationStorage>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .meters, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value29Defaulted: Measurement<UnitLength>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .meters, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value30Defaulted: Measurement<UnitLength>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .kilograms, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value31Defaulted: Measurement<UnitMass>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .kilograms, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value32Defaulted: Measurement<UnitMass>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .watts, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value33Defaulted: Measurement<UnitPower>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .watts, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value34Defaulted: Measurement<UnitPower>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .hectopascals, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value35Defaulted: Measurement<UnitPressure>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .hectopascals, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value36Defaulted: Measurement<UnitPressure>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .knots, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value37Defaulted: Measurement<UnitSpeed>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .knots, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value38Defaulted: Measurement<UnitSpeed>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .celsius, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value39Defaulted: Measurement<UnitTemperature>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .celsius, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value40Defaulted: Measurement<UnitTemperature>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .liters, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value41Defaulted: Measurement<UnitVolume>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .liters, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value42Defaulted: Measurement<UnitVolume>

  @Parameter(
    description: "Text", requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() }, optionsProvider: LengthOptions())
  var value43: Measurement<UnitLength>

  @Parameter(
    description: "Text", requestValueDialog: "Which?", inputConnectionBehavior: .never,
    optionsProvider: LengthOptions())
  var value44: Measurement<UnitLength>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .gravity,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value45TitledDefaulted: Measurement<UnitAcceleration>

  @Parameter(
    title: "Title", description: "Text", defaultValue: 2.5, defaultUnit: .gravity,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value46TitledDefaulted: Measurement<UnitAcceleration>

  func perform() async throws -> some IntentResult { .result() }
}
