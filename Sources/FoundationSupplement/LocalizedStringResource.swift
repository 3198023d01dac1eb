/// A text that is looked up in the app's tables of translations when it is shown, not when it is
/// made.
///
/// ```swift
/// static let title: LocalizedStringResource = "Mark Film as Watched"
/// ```
///
/// The key is looked up in `table` of `bundle` for `locale`; without an entry the default value
/// is shown, so a text without a translation reads as it was written.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
  /// What translations are filed under.
  public let key: String
  /// The text that is shown when there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The table of translations; `nil` is `Localizable`.
  public let table: String?
  /// The language and region to show the text for.
  public var locale: Locale
  /// Where the tables are.
  public let bundle: BundleDescription

  /// The place of a table of translations.
  public enum BundleDescription: Hashable, Codable, Sendable {
    /// The app itself.
    case main
    /// The bundle in this directory.
    case atURL(URL)

    /// The bundle that holds the code of a class.
    public static func forClass(_ type: AnyClass) -> BundleDescription {
      .atURL(Bundle(for: type).bundleURL)
    }
  }

  /// A text whose key is not its English wording.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A text whose wording is its key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A text that shows `value` as it stands unless a translation is filed under it.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Texts take the interpolations of `String.LocalizationValue`.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// A text from a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A value that has a localized name of its own; errors use it for the text that the person sees.
///
/// *film not found* → `Could not find a film named "Toy Story 9" in your collection.`
public protocol CustomLocalizedStringResourceConvertible {
  /// The name or message to show.
  var localizedStringResource: LocalizedStringResource { get }
}
