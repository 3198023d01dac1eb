/// A sentence that starts an intent, with the app's name and parameters in it. Apple's systems take
/// one parameter in a phrase, an entity or an enum; here there may be several, of any type.
///
/// `"Mark \(\.$film) as watched in \(.applicationName)"` is met by *mark toy story as watched in
/// pixar films*. The template that translations are filed under reads
/// `Mark ${film} as watched in ${applicationName}`; a literal may be written in that form, too.
public struct AppShortcutPhrase<Intent: AppIntent>: Hashable, Sendable {
  /// The parts of the sentence, in order.
  package let segments: [PhraseSegment]

  package init(segments: [PhraseSegment]) {
    self.segments = segments
  }

  /// A sentence as a template with `${applicationName}`.
  public init(_ string: String) {
    self.init(segments: PhraseSegment.parsed(string))
  }
}

/// What can stand in a phrase besides words and parameters.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The name of the app, in any of its forms.
  case applicationName
}

/// A part of a phrase.
package enum PhraseSegment: Hashable, Sendable {
  case text(String)
  /// A parameter, by the name of its property.
  case parameter(String)
  case applicationName

  /// The part as it stands in a template: `${film}`.
  package var template: String {
    switch self {
    case .text(let text): text
    case .parameter(let name): "${\(name)}"
    case .applicationName: "${applicationName}"
    }
  }

  /// Reads `${name}` places; a place that does not close is text.
  ///
  /// - Complexity: linear in the length of the template.
  package static func parsed(_ template: String) -> [PhraseSegment] {
    var segments: [PhraseSegment] = []
    var rest = Substring(template)
    while let open = rest.firstRange(of: "${"),
      let close = rest[open.upperBound...].firstIndex(of: "}")
    {
      append(rest[..<open.lowerBound], to: &segments)
      let name = String(rest[open.upperBound..<close])
      segments.append(name == "applicationName" ? .applicationName : .parameter(name))
      rest = rest[rest.index(after: close)...]
    }
    append(rest, to: &segments)
    return segments
  }

  private static func append(_ text: Substring, to segments: inout [PhraseSegment]) {
    if !text.isEmpty { segments.append(.text(String(text))) }
  }
}

extension [PhraseSegment] {
  /// The sentence with `${…}` places, as translations are filed under it.
  package var template: String { map(\.template).joined() }
}

extension AppShortcutPhrase: ExpressibleByStringInterpolation {
  /// A sentence without interpolations.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A sentence with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  /// Gathers the parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [PhraseSegment] = []

    /// An interpolation with so many places.
    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      segments += PhraseSegment.parsed(literal)
    }

    /// Adds the name of the app.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      segments.append(.applicationName)
    }

    /// Adds a parameter, such as `\.$film`.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      segments.append(.parameter(Intent.parameterName(at: keyPath)))
    }
  }
}

/// Sentences that must not start the app, however close to its phrases they come.
public struct NegativeAppShortcutPhrases: Sendable {
  package let phrases: [NegativeAppShortcutPhrase]

  /// Sentences that must not start the app.
  public init(phrases: [NegativeAppShortcutPhrase]) {
    self.phrases = phrases
  }

  /// Sentences that must not start the app, one after the other.
  public init(@NegativeAppShortcutPhrasesBuilder phrases: () -> [NegativeAppShortcutPhrase]) {
    self.init(phrases: phrases())
  }
}

/// A sentence that must not start the app.
public struct NegativeAppShortcutPhrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let segments: [PhraseSegment]

  /// A sentence as a template.
  public init(_ string: String) {
    segments = PhraseSegment.parsed(string)
  }

  /// A sentence without interpolations.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A sentence with the name of the app in it.
  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  /// Gathers the parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [PhraseSegment] = []

    /// An interpolation with so many places.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      segments += PhraseSegment.parsed(literal)
    }

    /// Adds the name of the app.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      segments.append(.applicationName)
    }
  }
}

/// Gathers sentences that are written one after the other.
@resultBuilder
public struct NegativeAppShortcutPhrasesBuilder {
  /// A sentence.
  public static func buildExpression(
    _ phrase: NegativeAppShortcutPhrase
  ) -> [NegativeAppShortcutPhrase] { [phrase] }
  /// Sentences in a row.
  public static func buildBlock(
    _ phrases: [NegativeAppShortcutPhrase]...
  ) -> [NegativeAppShortcutPhrase] { phrases.flatMap(\.self) }
}
