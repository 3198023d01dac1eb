extension String.LocalizationValue {
  /// Gathers the key and the arguments of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [LocalizationArgument] = []

    /// An interpolation that expects `interpolationCount` values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds literal text; a percent sign stays one.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ value: String) {
      append("%@", .text(value))
    }

    /// Adds a part of a text.
    public mutating func appendInterpolation(_ value: Substring) {
      append("%@", .text(String(value)))
    }

    /// Adds the characters of a text with attributes.
    public mutating func appendInterpolation(_ value: AttributedString) {
      append("%@", .text(String(value.characters)))
    }

    /// Adds a text that has translations of its own.
    public mutating func appendInterpolation(_ value: LocalizedStringResource) {
      append("%@", .resource(value))
    }

    /// Adds the localized name of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomLocalizedStringResourceConvertible>(
      _ value: Value
    ) {
      append("%@", .resource(value.localizedStringResource))
    }

    /// Adds a whole number.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      if Value.isSigned {
        append("%lld", .integer(Int64(clamping: value)))
      } else {
        append("%llu", .unsigned(UInt64(clamping: value)))
      }
    }

    /// Adds a number.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append("%lf", .number(Double(value)))
    }

    /// Adds a number in the form that `specifier` describes, such as `%.1f`.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value, specifier: String
    ) {
      append(specifier, .formatted(Double(value), specifier: specifier))
    }

    /// Adds a whole number in the form that `specifier` describes.
    public mutating func appendInterpolation<Value: BinaryInteger>(
      _ value: Value, specifier: String
    ) {
      append(specifier, .integer(Int64(clamping: value)))
    }

    /// Adds a value in the form that a format style gives it.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      append("%@", .text(format.format(value)))
    }

    /// Adds a date as the language of whoever reads the text writes it.
    public mutating func appendInterpolation(_ value: Date, format: Date.FormatStyle) {
      append("%@", .date(value, format))
    }

    /// Adds a value that is filled in when the text is shown.
    public mutating func appendInterpolation(
      placeholder: Placeholder, specifier: String? = nil
    ) {
      append(specifier ?? placeholder.specifier, .placeholder(placeholder))
    }

    private mutating func append(_ specifier: String, _ argument: LocalizationArgument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension String.LocalizationValue.Placeholder {
  var specifier: String {
    switch self {
    case .int: "%lld"
    case .uint: "%llu"
    case .float, .double: "%lf"
    case .object: "%@"
    }
  }
}
