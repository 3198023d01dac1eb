import AppIntents
import AppManifest

/// A type of parameter that the values of slots can be turned into.
///
/// `2026-11-27T18:00` → a `Date`, `{"value": 5, "unit": "km"}` → a `Measurement<UnitLength>`
protocol ReadableValue: Sendable {
  /// The value that a slot's value stands for. `nil` if it stands for none of this type.
  static func reading(_ value: Value, in context: ValueContext) -> Self?
}

/// What the reading of a value may depend on.
struct ValueContext: Sendable {
  /// The calendar that days and times are in.
  var calendar: Calendar
  /// What the parameter's declaration adds.
  var kind: ParameterDefinition.Kind

  init(calendar: Calendar = .current, kind: ParameterDefinition.Kind = .plain) {
    self.calendar = calendar
    self.kind = kind
  }
}

extension String: ReadableValue {
  static func reading(_ value: Value, in context: ValueContext) -> String? { value.displayText }
}

extension AttributedString: ReadableValue {
  static func reading(_ value: Value, in context: ValueContext) -> AttributedString? {
    AttributedString(value.displayText)
  }
}

extension StringSearchCriteria: ReadableValue {
  static func reading(_ value: Value, in context: ValueContext) -> StringSearchCriteria? {
    StringSearchCriteria(term: value.displayText)
  }
}

extension Int: ReadableValue {
  static func reading(_ value: Value, in context: ValueContext) -> Int? {
    switch value {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }
}

extension Double: ReadableValue {
  static func reading(_ value: Value, in context: ValueContext) -> Double? { value.asNumber }
}

extension Decimal: ReadableValue {
  static func reading(_ value: Value, in context: ValueContext) -> Decimal? { value.asDecimal }
}

extension Bool: ReadableValue {
  static func reading(_ value: Value, in context: ValueContext) -> Bool? {
    if case .bool(let truth) = value { truth } else { nil }
  }
}

extension Duration: ReadableValue {
  static func reading(_ value: Value, in context: ValueContext) -> Duration? {
    guard let seconds = value.asNumber, abs(seconds) < 1e15 else { return nil }
    return .milliseconds(Int64((seconds * 1000).rounded()))
  }
}

extension URL: ReadableValue {
  static func reading(_ value: Value, in context: ValueContext) -> URL? {
    guard case .string(let text) = value else { return nil }
    return URL(string: text)
  }
}

extension IntentPerson: ReadableValue {
  static func reading(_ value: Value, in context: ValueContext) -> IntentPerson? {
    guard case .string(let text) = value, !text.isEmpty else { return nil }
    if text.contains("@") { return IntentPerson(handle: Handle(emailAddress: text)) }
    if case .person(.phone) = context.kind {
      return IntentPerson(handle: Handle(phoneNumber: text))
    }
    return IntentPerson(
      identifier: .unknown, name: .displayName(text), handle: Handle(applicationDefined: text))
  }
}

extension PersonNameComponents: ReadableValue {
  /// The last word is the family name, as far as anyone can tell without knowing the person.
  static func reading(_ value: Value, in context: ValueContext) -> PersonNameComponents? {
    guard case .string(let text) = value else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let last = words.last else { return nil }
    var name = PersonNameComponents()
    name.givenName = words.count > 1 ? words.dropLast().joined(separator: " ") : String(last)
    if words.count > 1 { name.familyName = String(last) }
    return name
  }
}

extension IntentCurrencyAmount: ReadableValue {
  static func reading(_ value: Value, in context: ValueContext) -> IntentCurrencyAmount? {
    guard case .object(let members) = value, let amount = members["amount"]?.asDecimal else {
      return nil
    }
    let codes = currencies(in: context)
    guard let code = members["currency"]?.displayText ?? codes.first,
      codes.isEmpty || codes.contains(code)
    else { return nil }
    return IntentCurrencyAmount(amount: amount, currencyCode: code)
  }

  /// The currencies that the parameter takes, that of an amount without one first. Empty: any.
  private static func currencies(in context: ValueContext) -> [String] {
    if case .money(let codes, _) = context.kind { codes } else { [] }
  }
}

extension Value {
  /// The number, if the value is one.
  fileprivate var asNumber: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// The number as people write it, without the noise of binary fractions.
  fileprivate var asDecimal: Decimal? {
    asNumber.flatMap { Decimal(string: Value.number($0).displayText) }
  }
}

// MARK: Dates

extension Date: ReadableValue {
  static func reading(_ value: Value, in context: ValueContext) -> Date? {
    DateComponents.reading(value, in: context).flatMap(context.calendar.date(from:))
  }
}

extension DateComponents: ReadableValue {
  /// Reads what ``ISODate`` reads.
  static func reading(_ value: Value, in context: ValueContext) -> DateComponents? {
    guard case .string(let text) = value, let date = ISODate(text) else { return nil }
    var components = DateComponents(year: date.year, month: date.month, day: date.day)
    guard let time = date.time else { return components }
    (components.hour, components.minute) = (time.hour, time.minute)
    if time.second > 0 { components.second = time.second }
    return components
  }
}

// MARK: Measurements

extension Measurement: ReadableValue where UnitType: Dimension {
  static func reading(_ value: Value, in context: ValueContext) -> Measurement? {
    guard case .object(let members) = value, let number = members["value"]?.asNumber else {
      return nil
    }
    let unit: UnitType? =
      if let symbol = members["unit"] {
        Units.unit(of: symbol.displayText)
      } else {
        Units.usual(in: context)
      }
    return unit.map { Measurement(value: number, unit: $0) }
  }
}
