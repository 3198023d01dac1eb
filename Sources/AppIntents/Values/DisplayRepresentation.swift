/// How a value is shown: a title, and perhaps a subtitle, a picture and other names.
///
/// `DisplayRepresentation(title: "Toy Story", subtitle: "1995")` reads *Toy Story, 1995* in a
/// list of choices. Title and synonyms are what a person may call the value.
public struct DisplayRepresentation: Hashable, Sendable {
  /// The main name.
  public var title: LocalizedStringResource
  /// What tells values with the same title apart.
  public var subtitle: LocalizedStringResource?
  /// A longer text.
  public var descriptionText: LocalizedStringResource?
  /// The picture.
  public var image: Image?
  /// Further names that a person may use.
  public var synonyms: [LocalizedStringResource]

  /// How a value is shown.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: Image? = nil, synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// How a value is shown, with a longer text.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    descriptionText: LocalizedStringResource?, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    self.descriptionText = descriptionText
  }

  /// The picture of a value.
  public struct Image: Hashable, Sendable {
    /// Where a picture comes from.
    package enum Source: Hashable, Sendable {
      case named(String)
      case systemName(String)
      case data(Data)
      case url(URL)
    }

    package let source: Source
    /// Whether it is drawn in the colour of the text around it.
    public var isTemplate: Bool?
    /// The outline to show it in.
    public var displayStyle: DisplayStyle

    /// The outline of a picture.
    public enum DisplayStyle: Hashable, Sendable {
      case `default`
      case circular
    }

    private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// A picture of the app.
    public init(
      named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      self.init(.named(name), isTemplate, displayStyle)
    }

    /// A symbol of the system.
    public init(
      systemName name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      self.init(.systemName(name), isTemplate, displayStyle)
    }

    /// A picture as bytes.
    public init(
      data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      self.init(.data(data), isTemplate, displayStyle)
    }

    /// A picture at an address.
    public init(
      url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      self.init(.url(url), isTemplate, displayStyle)
    }
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  /// A title alone.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// A title alone, with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What values of a type are called.
public struct TypeDisplayRepresentation: Hashable, Sendable {
  /// The name of one: `Pixar Film`.
  public var name: LocalizedStringResource
  /// The wording for a number of them: `\(placeholder: .int) films`.
  public var numericFormat: LocalizedStringResource?
  /// Further names that a person may use.
  public var synonyms: [LocalizedStringResource]

  /// What values of a type are called.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  /// A name alone.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// A name alone, with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
