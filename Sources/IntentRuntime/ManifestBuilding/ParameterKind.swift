import AppIntents
import AppManifest
import Foundation

/// What a parameter holds, in the manifest's terms and in Swift's.
enum ParameterKind {
  case scalar(Manifest.ParameterType)
  case entity(any AppEntity.Type)
  case enumeration(any AppEnum.Type)

  /// The kind of a value type, without optional and array. `nil` for types that no text can be read
  /// as: places, payment methods, recurrence rules, transient entities.
  init?(_ type: any _IntentValue.Type) {
    if type is any TransientAppEntity.Type { return nil }
    if let entity = type as? any AppEntity.Type {
      self = .entity(entity)
    } else if let choice = type as? any AppEnum.Type {
      self = .enumeration(choice)
    } else if let measurement = type as? any _IntentMeasurement.Type {
      guard let dimension = Self.dimension(of: measurement) else { return nil }
      self = .scalar(.measurement(dimension))
    } else if let scalar = Self.scalars[ObjectIdentifier(type)] {
      self = .scalar(scalar)
    } else {
      return nil
    }
  }

  private static let scalars: [ObjectIdentifier: Manifest.ParameterType] = [
    ObjectIdentifier(String.self): .string,
    ObjectIdentifier(AttributedString.self): .string,
    ObjectIdentifier(StringSearchCriteria.self): .string,
    ObjectIdentifier(Int.self): .integer,
    ObjectIdentifier(Double.self): .number,
    ObjectIdentifier(Decimal.self): .number,
    ObjectIdentifier(Bool.self): .boolean,
    ObjectIdentifier(Date.self): .date,
    ObjectIdentifier(DateComponents.self): .date,
    ObjectIdentifier(Duration.self): .duration,
    ObjectIdentifier(URL.self): .url,
    ObjectIdentifier(IntentCurrencyAmount.self): .currency,
    ObjectIdentifier(IntentPerson.self): .person,
    ObjectIdentifier(IntentFile.self): .file,
  ]

  private static func dimension<Quantity: _IntentMeasurement>(
    of type: Quantity.Type
  ) -> Manifest.Dimension? {
    dimensions[ObjectIdentifier(Quantity.UnitType.self)]
  }

  private static let dimensions: [ObjectIdentifier: Manifest.Dimension] = [
    ObjectIdentifier(UnitLength.self): .length,
    ObjectIdentifier(UnitMass.self): .mass,
    ObjectIdentifier(UnitTemperature.self): .temperature,
    ObjectIdentifier(UnitVolume.self): .volume,
    ObjectIdentifier(UnitArea.self): .area,
    ObjectIdentifier(UnitSpeed.self): .speed,
    ObjectIdentifier(UnitDuration.self): .duration,
    ObjectIdentifier(UnitEnergy.self): .energy,
    ObjectIdentifier(UnitPower.self): .power,
    ObjectIdentifier(UnitPressure.self): .pressure,
    ObjectIdentifier(UnitAngle.self): .angle,
    ObjectIdentifier(UnitFrequency.self): .frequency,
    ObjectIdentifier(UnitAcceleration.self): .acceleration,
    ObjectIdentifier(UnitElectricCharge.self): .electricCharge,
    ObjectIdentifier(UnitElectricCurrent.self): .electricCurrent,
    ObjectIdentifier(UnitElectricPotentialDifference.self): .electricPotentialDifference,
    ObjectIdentifier(UnitElectricResistance.self): .electricResistance,
    ObjectIdentifier(UnitInformationStorage.self): .informationStorage,
    ObjectIdentifier(UnitFuelEfficiency.self): .fuelEfficiency,
    ObjectIdentifier(UnitIlluminance.self): .illuminance,
    ObjectIdentifier(UnitConcentrationMass.self): .concentrationMass,
    ObjectIdentifier(UnitDispersion.self): .dispersion,
  ]
}
