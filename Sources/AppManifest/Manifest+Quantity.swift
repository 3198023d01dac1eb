extension Manifest {
  /// A duration, measurement or amount of money, taken from a parameter's value.
  package struct Quantity: Equatable, Sendable {
    package var number: Double
    /// The unit's symbol or the currency's code. `nil` for the parameter's own unit.
    package var unit: String?
    private let dimension: Dimension?

    /// - Returns: `nil` if the value is none of the type.
    package init?(_ value: Value, of type: ParameterType) {
      dimension = type.dimension
      switch (type, value) {
      case (.duration, _):
        guard let seconds = value.double, seconds >= 0 else { return nil }
        (number, unit) = (seconds, "s")
      case (.measurement(let dimension), .object(let members)):
        guard let value = members["value"]?.double,
          members.keys.allSatisfy(["value", "unit"].contains)
        else { return nil }
        number = value
        guard let symbol = members["unit"] else { return }
        guard case .string(let text) = symbol, dimension.unit(text) != nil else { return nil }
        unit = text
      case (.currency, .object(let members)):
        guard members.count == 2, let amount = members["amount"]?.double,
          case .string(let code)? = members["currency"], Self.isCurrency(code)
        else { return nil }
        (number, unit) = (amount, code)
      default: return nil
      }
    }

    /// True for what looks like a code of ISO 4217.
    package static func isCurrency(_ code: String) -> Bool {
      code.utf8.count == 3 && code.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    }

    /// The number in the unit of a parameter's bounds. *5 km, where bounds are metres → 5000*
    ///
    /// Amounts of money are the number that was said, whatever the currency.
    package func number(in parameter: Parameter) -> Double {
      number(in: parameter.unit)
    }

    /// The number in the unit of a symbol; without one, in the dimension's base unit.
    package func number(in own: String?) -> Double {
      guard let dimension, let unit, let said = dimension.unit(unit) else { return number }
      return said.convert(number, to: own.flatMap(dimension.unit) ?? dimension.baseUnit)
    }
  }
}

extension Value {
  /// The number that the value is, if it is a finite one.
  package var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number) where number.isFinite: number
    case .null, .bool, .number, .string, .array, .object: nil
    }
  }
}
