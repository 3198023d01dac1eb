import AppIntents
import CoreLocation

/// One use of every way to declare a parameter, for measurements.
struct Measurements1Intent: AppIntent {
  static let title: LocalizedStringResource = "Every form"

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .gravity, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value1Defaulted: Measurement<UnitAcceleration>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .gravity, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value2Defaulted: Measurement<UnitAcceleration>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .degrees, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value3Defaulted: Measurement<UnitAngle>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .degrees, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value4Defaulted: Measurement<UnitAngle>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .hectares,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value5Defaulted: Measurement<UnitArea>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .hectares,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value6Defaulted: Measurement<UnitArea>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .gramsPerLiter,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value7Defaulted: Measurement<UnitConcentrationMass>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .gramsPerLiter,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value8Defaulted: Measurement<UnitConcentrationMass>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .partsPerMillion,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value9Defaulted: Measurement<UnitDispersion>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .partsPerMillion,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value10Defaulted: Measurement<UnitDispersion>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .minutes, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value11Defaulted: Measurement<UnitDuration>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .minutes, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value12Defaulted: Measurement<UnitDuration>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .coulombs,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value13Defaulted: Measurement<UnitElectricCharge>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .coulombs,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value14Defaulted: Measurement<UnitElectricCharge>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .amperes, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value15Defaulted: Measurement<UnitElectricCurrent>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .amperes, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value16Defaulted: Measurement<UnitElectricCurrent>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .volts, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value17Defaulted: Measurement<UnitElectricPotentialDifference>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .volts, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value18Defaulted: Measurement<UnitElectricPotentialDifference>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .ohms, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value19Defaulted: Measurement<UnitElectricResistance>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .ohms, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value20Defaulted: Measurement<UnitElectricResistance>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .joules, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value21Defaulted: Measurement<UnitEnergy>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .joules, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value22Defaulted: Measurement<UnitEnergy>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .hertz, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value23Defaulted: Measurement<UnitFrequency>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .hertz, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value24Defaulted: Measurement<UnitFrequency>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .milesPerGallon,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value25Defaulted: Measurement<UnitFuelEfficiency>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .milesPerGallon,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value26Defaulted: Measurement<UnitFuelEfficiency>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .lux, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value27Defaulted: Measurement<UnitIlluminance>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .lux, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value28Defaulted: Measurement<UnitIlluminance>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .bytes, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value29Defaulted: Measurement<UnitInformationStorage>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .bytes, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value30Defaulted: Measurement<UnitInformationStorage>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .meters, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value31Defaulted: Measurement<UnitLength>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .meters, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value32Defaulted: Measurement<UnitLength>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .kilograms,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value33Defaulted: Measurement<UnitMass>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .kilograms,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value34Defaulted: Measurement<UnitMass>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .watts, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value35Defaulted: Measurement<UnitPower>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .watts, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value36Defaulted: Measurement<UnitPower>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .hectopascals,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value37Defaulted: Measurement<UnitPressure>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .hectopascals,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value38Defaulted: Measurement<UnitPressure>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .knots, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value39Defaulted: Measurement<UnitSpeed>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .knots, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value40Defaulted: Measurement<UnitSpeed>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .celsius, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value41Defaulted: Measurement<UnitTemperature>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .celsius, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value42Defaulted: Measurement<UnitTemperature>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .liters, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value43Defaulted: Measurement<UnitVolume>

  @Parameter(
    description: "Text", defaultValue: 2.5, defaultUnit: .liters, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value44Defaulted: Measurement<UnitVolume>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .gravity, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value45Defaulted: Measurement<UnitAcceleration>

  @Parameter(
    description: "Text", defaultValue: 2.5, unit: .gravity, unitAdjustForLocale: true,
    supportsNegativeNumbers: false, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value46Defaulted: Measurement<UnitAcceleration>

  func perform() async throws -> some IntentResult { .result() }
}
