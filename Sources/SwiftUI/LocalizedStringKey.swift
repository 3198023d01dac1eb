/// The key of a text that a view shows in the person's language.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let value: String.LocalizationValue

  /// A key without interpolations.
  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
  }

  /// A key without interpolations.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A key from a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation)
  }

  package var resource: LocalizedStringResource { LocalizedStringResource(value) }
}

extension LocalizedStringResource {
  /// A text to show as it stands; no translation is filed under what a program computed.
  package init(verbatim text: some StringProtocol) {
    self.init("\(String(text))")
  }
}
