import AppIntents
package import AppManifest
import Foundation

extension Value {
  /// A parameter's value in the form that the manifest gives to values of its type. `nil` for values
  /// that have none, such as the data of a file or a time of day.
  ///
  /// `Genre.scienceFiction` → `"scienceFiction"`; an entity → its identifier; 90 seconds → `90`.
  package init?(parameterValue value: any Sendable) {
    switch value {
    case let value as String: self = .string(value)
    case let value as AttributedString: self = .string(String(value.characters))
    case let value as StringSearchCriteria: self = .string(value.term)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .number(value)
    case let value as Decimal: self = .number(NSDecimalNumber(decimal: value).doubleValue)
    case let value as Bool: self = .bool(value)
    case let value as URL: self = .string(value.absoluteString)
    case let value as Duration: self = .number(value / .seconds(1))
    case let value as IntentCurrencyAmount:
      let amount = NSDecimalNumber(decimal: value.amount).doubleValue
      self = .object(["amount": .number(amount), "currency": .string(value.currencyCode)])
    case let value as IntentPerson: self = .string(value.name.displayString)
    case let value as any AppEnum: self = .string(Self.name(of: value))
    case let value as any AppEntity: self = .string(Self.identifier(of: value))
    case let value as any AnyMeasurement: self = value.manifestValue
    case let value as DateComponents:
      guard let day = Self.day(value) else { return nil }
      self = day
    case let values as [any Sendable]:
      let converted = values.compactMap { Value(parameterValue: $0) }
      guard converted.count == values.count else { return nil }
      self = .array(converted)
    case let values as any AnySet:
      // Sets have no order; one that is the same on every run is made up.
      guard case .array(let elements)? = Value(parameterValue: values.elements) else { return nil }
      self = .array(elements.sorted { $0.displayText < $1.displayText })
    default: return nil
    }
  }

  /// What the manifest calls a case: its raw value, from which the case can be made again.
  static func name<Choice: AppEnum>(of choice: Choice) -> String { choice.rawValue.description }

  /// What the manifest calls an entity.
  static func identifier<Entity: AppEntity>(of entity: Entity) -> String {
    entity.id.entityIdentifierString
  }

  private static func day(_ date: DateComponents) -> Value? {
    guard let year = date.year, let month = date.month, let day = date.day, date.hour ?? 0 == 0,
      date.minute ?? 0 == 0
    else { return nil }
    return ISODate(year: year, month: month, day: day).map { .string($0.description) }
  }
}

/// A set of elements of any type.
private protocol AnySet {
  var elements: [any Sendable] { get }
}

extension Set: AnySet where Element: _IntentValue {
  fileprivate var elements: [any Sendable] { Array(self) }
}

/// A measurement of any dimension.
private protocol AnyMeasurement {
  var manifestValue: Value { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var manifestValue: Value {
    .object([
      "value": .number(value),
      "unit": .string((unit as? Dimension).map(Units.symbol) ?? unit.symbol),
    ])
  }
}
