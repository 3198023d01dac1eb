extension ManifestValidation {
  /// What keeps a value from being a parameter's, or `nil` if nothing does.
  func problem(
    with value: Value, for parameter: Manifest.Parameter
  ) -> (message: String, fix: String)? {
    guard parameter.isList else { return problem(withOne: value, for: parameter) }
    guard case .array(let elements) = value else {
      return ("is no list", "write it in brackets: [ … ]")
    }
    return elements.lazy.compactMap { problem(withOne: $0, for: parameter) }.first
  }

  private func problem(
    withOne value: Value, for parameter: Manifest.Parameter
  ) -> (message: String, fix: String)? {
    switch (parameter.type, value) {
    case (.string, .string), (.boolean, .bool), (.person, .string), (.file, .string): return nil
    case (.url, .string(let text)) where text.contains(":"): return nil
    case (.duration, _), (.measurement, _), (.currency, _):
      guard let quantity = Manifest.Quantity(value, of: parameter.type) else { break }
      return rangeProblem(quantity.number(in: parameter), parameter)
    case (.integer, .integer(let number)): return rangeProblem(Double(number), parameter)
    case (.integer, .number(let number)) where number == number.rounded(),
      (.number, .number(let number)):
      return rangeProblem(number, parameter)
    case (.number, .integer(let number)): return rangeProblem(Double(number), parameter)
    case (.date, .string(let text)) where ISODate(text)?.isDay == true: return nil
    case (.enumeration(let name), .string(let text)): return caseProblem(text, name)
    case (.entity(let name), .string(let text)): return entityProblem(text, name)
    default: break
    }
    return ("is no \(parameter.type.noun)", "write \(parameter.type.example)")
  }

  private func rangeProblem(
    _ number: Double, _ parameter: Manifest.Parameter
  ) -> (message: String, fix: String)? {
    if let minimum = parameter.minimum, number < minimum {
      return ("is less than the minimum", "write \(minimum.displayText) or more")
    }
    if let maximum = parameter.maximum, number > maximum {
      return ("is greater than the maximum", "write \(maximum.displayText) or less")
    }
    return nil
  }

  private func caseProblem(_ text: String, _ name: String) -> (message: String, fix: String)? {
    guard let cases = enums[name]?.cases.map(\.name), !cases.contains(text) else { return nil }
    return (
      "\(text.quotedForMessage) is no case of \(name.quotedForMessage)",
      Spelling.fix(for: text, in: cases, else: nil)
    )
  }

  /// An entity is given by its identifier. Which ones there are is known only of catalogues.
  private func entityProblem(_ text: String, _ name: String) -> (message: String, fix: String)? {
    guard let type = entityTypes[name], !type.isQueried, !type.entities.isEmpty,
      !type.entities.contains(where: { $0.id == text })
    else { return nil }
    return (
      "\(text.quotedForMessage) is the id of no entity of the type \(name.quotedForMessage)",
      type.entities.first { $0.title == text }.map { "write the id, \($0.id.quotedForMessage)" }
        ?? "write an entity's id"
    )
  }
}

extension Double {
  /// The number without a needless fraction.
  var displayText: String { Value.number(self).displayText }
}

extension Manifest.ParameterType {
  /// What a value of the type is, as an error message says it.
  fileprivate var noun: String {
    switch self {
    case .string: "string"
    case .integer: "whole number"
    case .number: "number"
    case .boolean: "true or false"
    case .date: "date"
    case .duration: "duration"
    case .currency: "amount of money"
    case .url: "URL"
    case .person: "person"
    case .file: "file"
    case .measurement(let dimension): "measurement of the dimension \(dimension.rawValue)"
    case .entity(let name): "entity of the type \(name.quotedForMessage)"
    case .enumeration(let name): "case of \(name.quotedForMessage)"
    }
  }

  /// What a value of the type may look like.
  fileprivate var example: String {
    switch self {
    case .string: "text in double quotes"
    case .integer: "a whole number, such as 3"
    case .number: "a number, such as 2.5"
    case .boolean: "true or false"
    case .date: "a date as \"2025-12-24\""
    case .duration: "a number of seconds, such as 90"
    case .currency: "an amount as {\"amount\": 12.5, \"currency\": \"EUR\"}"
    case .url: "an address as \"https://example.com\""
    case .person, .file: "a name in double quotes"
    case .measurement(let dimension):
      "a measurement as {\"value\": 5, \"unit\": \(dimension.baseUnit.symbol.quotedForMessage)}"
    case .entity: "an entity's id in double quotes"
    case .enumeration: "the name of a case in double quotes"
    }
  }
}
