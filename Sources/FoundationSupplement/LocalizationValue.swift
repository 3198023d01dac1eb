extension String {
  /// A string literal with its interpolated values kept apart, so that it can be looked up in a
  /// table of translations before the values are put in.
  ///
  /// `"Added \(title) to your list"` has the key `Added %@ to your list` and one argument.
  public struct LocalizationValue: Hashable, Codable, Sendable {
    /// The key that translations are filed under: `%@`, `%lld` and `%lf` stand for the values.
    package var key: String
    /// The interpolated values, in the order in which they were written.
    package var arguments: [LocalizationArgument]

    /// A value without interpolations; the text is shown as it stands.
    public init(_ value: String) {
      key = value.replacing("%", with: "%%")
      arguments = []
    }

    package init(key: String, arguments: [LocalizationArgument]) {
      self.key = key
      self.arguments = arguments
    }
  }
}

/// One interpolated value of a localized text.
package indirect enum LocalizationArgument: Hashable, Codable, Sendable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  /// A number with the app's own format, such as `%.1f`.
  case formatted(Double, specifier: String)
  /// A text that has translations of its own.
  case resource(LocalizedStringResource)
  /// A date, which each language writes in its own way.
  case date(Date, Date.FormatStyle)
  /// A value that the shower of the text fills in, such as a count in a numeric format.
  case placeholder(String.LocalizationValue.Placeholder)
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  /// A value without interpolations.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A value from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }

  /// The kinds of values that may be left open.
  public enum Placeholder: String, Hashable, Codable, Sendable {
    case int
    case uint
    case float
    case double
    case object
  }
}
