import AppManifest
import TextAnalysis

/// Reads quantities and addresses in one language as the values of parameters.
struct QuantityReader: Sendable {
  private let language: String
  private let numbers: NumberReader
  private let durations: DurationReader
  private let money: CurrencyReader

  init(language: String) {
    self.language = language
    numbers = NumberReader(language: language)
    durations = DurationReader(language: language)
    money = CurrencyReader(language: language)
  }

  /// What a text says as a value of a type: of a number, a percentage. Units that it leaves open are
  /// left out. `nil` if it says no such value, or for types of other kinds.
  ///
  /// *`5 km`, length → `{"value": 5, "unit": "km"}`; `50 %`, number → 50*
  func read(_ text: String, as type: Manifest.ParameterType) -> Value? {
    switch type {
    case .integer, .number: numbers.readPercentage(text).map(Value.number)
    case .duration: durations.readDuration(text).map(Value.number)
    case .measurement(let dimension):
      MeasurementReader(dimension: dimension, language: language).readMeasurement(text)
        .map { Self.object("value", $0.number, "unit", $0.unit) }
    case .currency:
      money.readAmount(text).map { Self.object("amount", $0.amount, "currency", $0.currency) }
    case .url: LinkReader.readLink(text).map(Value.string)
    case .string, .boolean, .date, .person, .file, .entity, .enumeration: nil
    }
  }

  private static func object(
    _ key: String, _ number: Double, _ unitKey: String, _ unit: String?
  ) -> Value {
    var members: [String: Value] = [key: .number(number)]
    if let unit { members[unitKey] = .string(unit) }
    return .object(members)
  }
}
