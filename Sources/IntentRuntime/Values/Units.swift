import AppIntents
import AppManifest

/// Foundation's units by the symbols that a manifest has for them.
///
/// Most are Foundation's own. Where its symbols differ from one platform to another, or one symbol
/// stands for two units, the manifest's come first.
enum Units {
  /// The unit of a symbol in a dimension. `nil` if the dimension has none of that symbol.
  static func unit<Unit: Dimension>(of symbol: String) -> Unit? {
    if let named = named.lazy.filter({ $0.symbol == symbol }).compactMap({ $0.unit as? Unit }).first
    {
      return named
    }
    return all.lazy.compactMap { $0 as? Unit }.first { $0.symbol == symbol }
  }

  /// What a manifest calls a unit.
  static func symbol(of unit: Dimension) -> String {
    named.first { $0.unit == unit }?.symbol ?? unit.symbol
  }

  /// The unit of a number without one: the parameter's, or the one that bare numbers
  /// are compared in.
  static func usual<Unit: Dimension>(in context: ValueContext) -> Unit? {
    if case .measurement(let options) = context.kind, let unit = options.unit as? Unit {
      return unit
    }
    let base = Manifest.Dimension.allCases.lazy.compactMap { dimension -> Unit? in
      Units.unit(of: dimension.baseUnit.symbol)
    }
    return base.first ?? Unit.baseUnit()
  }

  /// The symbols of all units.
  static var symbols: Set<String> { Set(all.map(\.symbol) + named.map(\.symbol)) }

  private static let named: [(symbol: String, unit: Dimension)] = [
    ("hr", UnitDuration.hours), ("min", UnitDuration.minutes), ("ms", UnitDuration.milliseconds),
    ("µs", UnitDuration.microseconds), ("ns", UnitDuration.nanoseconds),
    ("ps", UnitDuration.picoseconds), ("dL", UnitVolume.deciliters), ("ʺ", UnitAngle.arcSeconds),
    ("kAh", UnitElectricCharge.kiloampereHours), ("MA", UnitElectricCurrent.megaamperes),
    ("kA", UnitElectricCurrent.kiloamperes), ("µA", UnitElectricCurrent.microamperes),
    ("MV", UnitElectricPotentialDifference.megavolts),
    ("µV", UnitElectricPotentialDifference.microvolts), ("MΩ", UnitElectricResistance.megaohms),
    ("mΩ", UnitElectricResistance.milliohms), ("µΩ", UnitElectricResistance.microohms),
    ("THz", UnitFrequency.terahertz),
    ("mpg Imperial", UnitFuelEfficiency.milesPerImperialGallon),
    ("kbit", UnitInformationStorage.kilobits), ("Mbit", UnitInformationStorage.megabits),
    ("Gbit", UnitInformationStorage.gigabits), ("PB", UnitInformationStorage.petabytes),
    ("TiB", UnitInformationStorage.tebibytes), ("µW", UnitPower.microwatts),
    ("GW", UnitPower.gigawatts), ("TW", UnitPower.terawatts), ("MPa", UnitPressure.megapascals),
    ("GPa", UnitPressure.gigapascals), ("inHg", UnitPressure.inchesOfMercury),
  ]

  private static let all: [Dimension] = lengths + masses + volumes + others

  private static let lengths: [Dimension] = [
    UnitLength.megameters, UnitLength.kilometers, UnitLength.hectometers, UnitLength.decameters,
    UnitLength.meters, UnitLength.decimeters, UnitLength.centimeters, UnitLength.millimeters,
    UnitLength.micrometers, UnitLength.nanometers, UnitLength.picometers, UnitLength.inches,
    UnitLength.feet, UnitLength.yards, UnitLength.miles, UnitLength.scandinavianMiles,
    UnitLength.lightyears, UnitLength.nauticalMiles, UnitLength.fathoms, UnitLength.furlongs,
    UnitLength.astronomicalUnits, UnitLength.parsecs, UnitArea.squareMegameters,
    UnitArea.squareKilometers, UnitArea.squareMeters, UnitArea.squareCentimeters,
    UnitArea.squareMillimeters, UnitArea.squareMicrometers, UnitArea.squareNanometers,
    UnitArea.squareInches, UnitArea.squareFeet, UnitArea.squareYards, UnitArea.squareMiles,
    UnitArea.acres, UnitArea.ares, UnitArea.hectares,
  ]

  private static let masses: [Dimension] = [
    UnitMass.kilograms, UnitMass.grams, UnitMass.decigrams, UnitMass.centigrams,
    UnitMass.milligrams, UnitMass.micrograms, UnitMass.nanograms, UnitMass.picograms,
    UnitMass.ounces, UnitMass.pounds, UnitMass.stones, UnitMass.metricTons, UnitMass.shortTons,
    UnitMass.carats, UnitMass.ouncesTroy, UnitMass.slugs,
  ]

  private static let volumes: [Dimension] = [
    UnitVolume.megaliters, UnitVolume.kiloliters, UnitVolume.liters, UnitVolume.deciliters,
    UnitVolume.centiliters, UnitVolume.milliliters, UnitVolume.cubicKilometers,
    UnitVolume.cubicMeters, UnitVolume.cubicDecimeters, UnitVolume.cubicCentimeters,
    UnitVolume.cubicMillimeters, UnitVolume.cubicInches, UnitVolume.cubicFeet,
    UnitVolume.cubicYards, UnitVolume.cubicMiles, UnitVolume.acreFeet, UnitVolume.bushels,
    UnitVolume.teaspoons, UnitVolume.tablespoons, UnitVolume.fluidOunces, UnitVolume.cups,
    UnitVolume.pints, UnitVolume.quarts, UnitVolume.gallons, UnitVolume.imperialTeaspoons,
    UnitVolume.imperialTablespoons, UnitVolume.imperialFluidOunces, UnitVolume.imperialPints,
    UnitVolume.imperialQuarts, UnitVolume.imperialGallons, UnitVolume.metricCups,
  ]

  private static let others: [Dimension] = [
    UnitTemperature.kelvin, UnitTemperature.celsius, UnitTemperature.fahrenheit,
    UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours, UnitSpeed.metersPerSecond,
    UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.knots,
    UnitAcceleration.metersPerSecondSquared, UnitAcceleration.gravity, UnitEnergy.kilojoules,
    UnitEnergy.joules, UnitEnergy.kilocalories, UnitEnergy.calories, UnitEnergy.kilowattHours,
    UnitPower.megawatts, UnitPower.kilowatts, UnitPower.watts, UnitPower.milliwatts,
    UnitPower.horsepower, UnitPressure.newtonsPerMetersSquared, UnitPressure.kilopascals,
    UnitPressure.hectopascals, UnitPressure.bars, UnitPressure.millibars,
    UnitPressure.millimetersOfMercury, UnitPressure.poundsForcePerSquareInch,
    UnitAngle.degrees, UnitAngle.radians, UnitAngle.arcMinutes, UnitAngle.arcSeconds,
    UnitAngle.gradians, UnitAngle.revolutions, UnitFrequency.gigahertz, UnitFrequency.megahertz,
    UnitFrequency.kilohertz, UnitFrequency.hertz, UnitFrequency.millihertz,
    UnitElectricCharge.coulombs, UnitElectricCharge.ampereHours,
    UnitElectricCharge.milliampereHours, UnitElectricCurrent.amperes,
    UnitElectricCurrent.milliamperes, UnitElectricPotentialDifference.volts,
    UnitElectricPotentialDifference.kilovolts, UnitElectricPotentialDifference.millivolts,
    UnitElectricResistance.ohms, UnitElectricResistance.kiloohms,
    UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon,
    UnitIlluminance.lux, UnitConcentrationMass.gramsPerLiter,
    UnitConcentrationMass.milligramsPerDeciliter, UnitDispersion.partsPerMillion,
    UnitInformationStorage.bytes, UnitInformationStorage.bits, UnitInformationStorage.kilobytes,
    UnitInformationStorage.megabytes, UnitInformationStorage.gigabytes,
    UnitInformationStorage.terabytes, UnitInformationStorage.kibibytes,
    UnitInformationStorage.mebibytes, UnitInformationStorage.gibibytes,
  ]
}
