import LanguageTags

extension String {
  /// The text of a resource in its locale.
  public init(localized resource: LocalizedStringResource) {
    self = resource.resolved()
  }

  /// The translation of a literal, or the literal itself.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved(key: keyAndValue.key, in: bundle ?? .main, table: table)
  }

  /// The translation filed under `key`, or the default value.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.resolved(key: key.description, in: bundle ?? .main, table: table)
  }
}

extension AttributedString {
  /// The text of a resource in its locale, without attributes.
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }
}

extension LocalizedStringResource {
  /// The text in this resource's locale.
  ///
  /// - Complexity: one look-up in the bundle, then linear in the length of the text.
  package func resolved() -> String {
    let bundle = localizedBundle
    return defaultValue.resolved(key: key, in: bundle, table: table)
  }

  /// The bundle's folder for the locale's language, or the bundle itself.
  private var localizedBundle: Bundle {
    let whole: Bundle =
      switch bundle {
      case .main: .main
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    // The locale as it was made comes first: a folder may be called by other than the language's tag.
    let tags = LanguageTag(locale.identifier).fallbacks.map(\.description)
    let paths = ([locale.identifier] + tags).lazy.compactMap {
      whole.path(forResource: $0, ofType: "lproj")
    }
    return paths.first.flatMap(Bundle.init(path:)) ?? whole
  }
}

extension String.LocalizationValue {
  /// The translated format with the arguments put in.
  func resolved(key: String, in bundle: Bundle, table: String?) -> String {
    let format = bundle.localizedString(forKey: key, value: self.key, table: table)
    // A bundle answers an empty entry with the key, and so does one without any tables.
    return LocalizedFormat(format == key ? self.key : format).text(with: arguments)
  }

  /// The wording as it was written, with the arguments put in and no translation looked up.
  package var defaultText: String {
    LocalizedFormat(key).text(with: arguments)
  }
}
