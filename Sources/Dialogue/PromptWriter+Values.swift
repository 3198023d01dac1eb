import AppManifest

/// Values that are not said as they are written.
extension PromptWriter {
  /// A value in words. `nil` for what is said as it is written, such as numbers and names.
  ///
  /// *5400 seconds → 1 h 30 min; `{"value": 5, "unit": "km"}` → 5 km; comedy → Komödie*
  func display(_ value: Value, of parameter: ParameterTable?) -> String? {
    switch (parameter?.type, value) {
    case (.entity, _): return nil
    case (_, .array(let values)):
      return values.map { display($0, of: parameter) ?? MessageTemplate.quote($0.displayText) }
        .joined(separator: messages.separator)
    case (_, .bool(let flag)):
      let label = parameter?.suggestions.first { $0.id == String(flag) }?.title
      return label ?? (flag ? messages.yes : messages.no)
    case (.date, .string(let text)): return messages.dates.text(iso: text)
    case (.duration, _): return value.double.map(duration)
    case (.measurement(let dimension), _):
      return quantity(value, "value", "unit", else: dimension.baseUnit.symbol)
    case (.currency, _): return quantity(value, "amount", "currency", else: "")
    default: return parameter?.cases.first { .string($0.hit.id) == value }?.hit.title
    }
  }

  /// What a number has to be, if the app says.
  func range(of parameter: ParameterTable?) -> String? {
    guard let parameter else { return nil }
    let values = [
      "minimum": parameter.values.minimum.map { bound($0, of: parameter) } ?? "",
      "maximum": parameter.values.maximum.map { bound($0, of: parameter) } ?? "",
    ]
    switch (parameter.values.minimum, parameter.values.maximum) {
    case (_?, _?): return fill(messages.fromTo, values)
    case (_?, nil): return fill(messages.atLeast, values)
    case (nil, _?): return fill(messages.atMost, values)
    case (nil, nil): return nil
    }
  }

  /// True for a question that says by itself what a number has to be, so that it is said once.
  func tells(_ question: String, rangeOf parameter: ParameterTable?) -> Bool {
    guard let parameter else { return false }
    let bounds = [parameter.values.minimum, parameter.values.maximum].compactMap { $0 }
    let numbers = question.split { !$0.isNumber }.compactMap { Int(digits: String($0)) }
    return !bounds.isEmpty
      && bounds.allSatisfy { bound in numbers.contains { Double($0) == bound } }
  }

  /// A bound, with the unit that it counts in.
  private func bound(_ number: Double, of parameter: ParameterTable) -> String {
    let unit = parameter.values.unit
    switch parameter.type {
    case .duration:
      let time = Manifest.Dimension.duration
      return duration((unit.flatMap(time.unit) ?? time.baseUnit).convert(number, to: time.baseUnit))
    case .measurement(let dimension):
      return Self.joined(number, unit ?? dimension.baseUnit.symbol)
    case .currency: return Self.amount(number, unit ?? "")
    default: return Value.number(number).displayText
    }
  }

  private func quantity(
    _ value: Value, _ key: String, _ unitKey: String, else fallback: String
  ) -> String? {
    guard case .object(let members) = value, let number = members[key]?.double else { return nil }
    let unit = members[unitKey]?.displayText ?? fallback
    return key == "amount" ? Self.amount(number, unit) : Self.joined(number, unit)
  }

  private static func joined(_ number: Double, _ unit: String) -> String {
    let text = Value.number(number).displayText
    return unit.isEmpty ? text : unit == "°" ? text + unit : text + " " + unit
  }

  /// An amount of money: whole, or with two digits of its fraction. *12.5 EUR → 12.50 EUR*
  private static func amount(_ number: Double, _ currency: String) -> String {
    let hundredths = (number * 100).rounded()
    guard number != number.rounded(), abs(hundredths) < 1e15 else {
      return joined(number, currency)
    }
    let digits = String(Int(abs(hundredths)) % 100)
    let text =
      (number < 0 ? "-" : "") + String(Int(abs(hundredths)) / 100)
      + (digits.count == 1 ? ".0" : ".") + digits
    return currency.isEmpty ? text : text + " " + currency
  }

  /// A span of time in symbols that all languages read. *93784 → 1 d 2 h 3 min 4 s*
  private func duration(_ seconds: Double) -> String {
    guard seconds == seconds.rounded(), (60..<1e12).contains(seconds) else {
      return Self.joined(seconds, "s")
    }
    let total = Int(seconds)
    let parts = [
      (total / 86_400, "d"), (total / 3600 % 24, "h"), (total / 60 % 60, "min"), (total % 60, "s"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }
}
