package import AppManifest
package import TextAnalysis

/// Reads what was typed for one parameter as its value, in phrases and in replies alike.
///
/// It knows the parameter's type, unit and bounds, and how the language writes numbers, quantities,
/// dates and lists. Names and cases of enums are no matter of its own: those are looked up.
///
/// *length from 1 to 10, in km: `5,000 m` → `{"value": 5000, "unit": "m"}`; `5` → `{"value": 5,
/// "unit": "km"}`; `20 km` → out of range; `blue` → unreadable.*
package struct TypedValueReader: Sendable {
  let type: Manifest.ParameterType
  let minimum: Double?
  let maximum: Double?
  let unit: String?
  package let isList: Bool
  private let isDay: Bool
  private let language: TypedLanguage
  private let booleans: BooleanReader?

  /// What a text comes to as a value of the parameter.
  package enum Reading: Equatable, Sendable {
    case value(Value)
    /// The text is no such value, or may be two.
    case unreadable
    /// The text is such a value, but too small or too large.
    case outOfRange
  }

  /// - Parameter language: How values are written. Made once, for all parameters.
  package init(_ parameter: Manifest.Parameter, language: TypedLanguage) {
    type = parameter.type
    minimum = parameter.minimum
    maximum = parameter.maximum
    unit = parameter.unit
    isList = parameter.isList
    isDay = parameter.isDay
    self.language = language
    booleans =
      parameter.type == .boolean
      ? BooleanReader(
        language: language.tag, truth: parameter.trueLabel[language.tag],
        falsehood: parameter.falseLabel[language.tag])
      : nil
  }

  /// The language's words between the last two items of a list.
  var and: [String] { language.and }

  /// What a whole text comes to.
  ///
  /// - Parameter now: The minute from which dates count. `nil`: there is no clock, and dates that
  ///   can be read stay as they were typed.
  /// - Complexity: Linear in the text, which the readers of numbers, quantities and dates bound, for
  ///   each of at most 64 items.
  package func read(_ text: String, now: CalendarMinute?) -> Reading {
    isList ? readList(text, now: now) : readItem(text, now: now)
  }

  /// What a text comes to as a single value, or as one item of a list.
  package func readItem(_ text: String, now: CalendarMinute?) -> Reading {
    switch type {
    case .string, .person, .file: .value(.string(text))
    case .integer, .number: readNumber(text)
    case .duration:
      language.durations.readDuration(text).map { bounded(.number($0)) } ?? readNumber(text)
    case .measurement(let dimension):
      MeasurementReader(dimension: dimension, language: language.tag).readMeasurement(text)
        .map { measurement($0.number, $0.unit) } ?? .unreadable
    case .currency:
      language.money.readAmount(text).map { amount($0.amount, $0.currency) } ?? .unreadable
    case .date: readDate(text, now: now)
    case .url: LinkReader.readLink(text).map { .value(.string($0)) } ?? .unreadable
    case .boolean: booleans?.readBoolean(text).map { .value(.bool($0)) } ?? .unreadable
    case .entity, .enumeration: .unreadable
    }
  }

  private func readDate(_ text: String, now: CalendarMinute?) -> Reading {
    guard let date = language.dates.readDate(text, now: now ?? .epoch) else { return .unreadable }
    guard now != nil else { return .value(.string(text)) }
    return .value(.string(isDay ? String(date.prefix { $0 != "T" }) : date))
  }
}

// MARK: - Numbers

extension TypedValueReader {
  private func readNumber(_ text: String) -> Reading {
    // A whole number in digits keeps those that a floating-point number has no room for.
    if type == .integer, let integer = Int(text) {
      return bounded(Double(integer), .integer(integer))
    }
    if let percentage = language.numbers.readPercentage(text) {
      return reading(ofPercentage: percentage)
    }
    return language.numbers.readNumber(text).map { reading(of: $0) } ?? .unreadable
  }

  /// A number that was read, as the parameter's value. Whole numbers are refused for fractions, and
  /// measurements, amounts and durations take bare numbers in the parameter's unit.
  package func reading(of number: Double) -> Reading {
    switch type {
    case .integer:
      guard let integer = Int(exactly: number), abs(number) < 1e15 else { return .unreadable }
      return bounded(number, .integer(integer))
    case .number: return bounded(number, .number(number))
    case .measurement: return measurement(number, nil)
    case .currency: return amount(number, nil)
    case .duration:
      guard let unit = unit.flatMap(Manifest.Dimension.duration.unit) else { return .unreadable }
      return bounded(.number(unit.convert(number, to: Manifest.Dimension.duration.baseUnit)))
    case .string, .boolean, .date, .url, .person, .file, .entity, .enumeration: return .unreadable
    }
  }

  /// A percentage is a fraction where the parameter takes no more than one, and a number as it
  /// stands everywhere else. *50 % of 0...1 → 0.5; of 0...100 → 50*
  private func reading(ofPercentage number: Double) -> Reading {
    guard type == .integer || type == .number else { return .unreadable }
    let isFraction = type == .number && minimum ?? 0 >= 0 && maximum ?? .infinity <= 1
    return reading(of: isFraction ? number / 100 : number)
  }

  private func measurement(_ number: Double, _ unit: String?) -> Reading {
    bounded(object("value", number, "unit", unit))
  }

  private func amount(_ number: Double, _ currency: String?) -> Reading {
    bounded(object("amount", number, "currency", currency))
  }

  /// A number with its unit: the parameter's, where the text names none.
  private func object(
    _ key: String, _ number: Double, _ unitKey: String, _ unit: String?
  ) -> Value {
    var members: [String: Value] = [key: .number(number)]
    if let unit = unit ?? self.unit { members[unitKey] = .string(unit) }
    return .object(members)
  }

  /// A quantity, if it is one of the parameter's kind and within its bounds.
  private func bounded(_ value: Value) -> Reading {
    guard let quantity = Manifest.Quantity(value, of: type) else { return .unreadable }
    return bounded(quantity.number(in: unit), value)
  }

  private func bounded(_ number: Double, _ value: Value) -> Reading {
    guard number.isFinite else { return .unreadable }
    if let minimum, number < minimum { return .outOfRange }
    if let maximum, number > maximum { return .outOfRange }
    return .value(value)
  }
}
