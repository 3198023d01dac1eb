/// Whether the output of the previous action of a shortcut may fill a parameter.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// As the host sees fit.
  case `default`
  /// Never.
  case never
  /// Always.
  case connectToPreviousIntentResult
}

/// How a number is entered.
package enum IntentParameterControlStyle: Hashable, Sendable {
  case field
  case stepper
  case slider
}

/// What part of a date a parameter takes.
public enum IntentParameterDateKind: Hashable, Sendable {
  /// The day.
  case date
  /// The day and the time.
  case dateTime
  /// The time.
  case time
}

/// What is shown of a place.
public enum IntentParameterPlacemarkStyle: Hashable, Sendable {
  /// The name.
  case name
  /// The address.
  case address
  /// The city.
  case city
}

extension IntentParameter {
  /// How a whole number is entered.
  public enum IntControlStyle: Hashable, Sendable {
    /// By typing.
    case field
    /// By plus and minus.
    case stepper
  }

  /// How a number is entered.
  public enum DoubleControlStyle: Hashable, Sendable {
    /// By typing.
    case field
    /// By plus and minus.
    case stepper
    /// By sliding.
    case slider
  }

  /// What part of a date is taken.
  public typealias DateKind = IntentParameterDateKind
  /// What is shown of a place.
  public typealias PlacemarkDisplayStyle = IntentParameterPlacemarkStyle
}

extension String {
  /// How a text is typed; hints for a front end with a keyboard.
  public struct IntentInputOptions: Hashable, Sendable {
    /// Which keys are shown.
    public var keyboardType: KeyboardType
    /// Which letters become capitals.
    public var capitalizationType: CapitalizationType
    /// Whether the text may have several lines.
    public var multiline: Bool
    /// Whether typing errors are corrected.
    public var autocorrect: Bool
    /// Whether straight quotes become curly.
    public var smartQuotes: Bool
    /// Whether two hyphens become a dash.
    public var smartDashes: Bool

    /// How a text is typed.
    public init(
      keyboardType: KeyboardType = .asciiCapable,
      capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }

    /// Which keys are shown.
    public enum KeyboardType: Hashable, Sendable {
      case `default`
      case asciiCapable
      case numbersAndPunctuation
      case numberPad
      case decimalPad
      case phonePad
      case emailAddress
      case url
      case URL
      case webSearch
      case twitter
      case namePhonePad
      case asciiCapableNumberPad
    }

    /// Which letters become capitals.
    public enum CapitalizationType: Hashable, Sendable {
      case none
      case words
      case sentences
      case allCharacters
    }
  }
}

extension Bool {
  /// What the two values of a parameter are called; answers by these names are understood.
  public struct IntentDisplayName: Hashable, Sendable {
    /// The name of yes.
    public let `true`: LocalizedStringResource
    /// The name of no.
    public let `false`: LocalizedStringResource

    /// Names such as `Open` and `Closed`.
    public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

/// How many values a collection takes.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  package let range: ClosedRange<Int>

  /// From `min` to `max` values; the larger bound gives way to the smaller one.
  public init(min: Int, max: Int) {
    range = Swift.max(0, min)...Swift.max(0, min, max)
  }

  /// Exactly so many values.
  public init(exactly count: Int) {
    self.init(min: count, max: count)
  }

  /// Exactly so many values.
  public init(integerLiteral value: Int) {
    self.init(exactly: value)
  }
}

/// The sizes of widgets.
public enum IntentWidgetFamily: Int, Hashable, Sendable, CaseIterable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  case accessoryCorner
}

extension IntentWidgetFamily: _IntentValue {}
