/// What an intent does, for lists of actions and for their search.
public struct IntentDescription: Hashable, Sendable {
  /// The text.
  public let descriptionText: LocalizedStringResource
  /// The heading to list the intent under.
  public let categoryName: LocalizedStringResource?
  /// Words that find the intent.
  public let searchKeywords: [LocalizedStringResource]
  /// What its result is called.
  public let resultValueName: LocalizedStringResource?

  /// What an intent does.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
}

extension IntentDescription: ExpressibleByStringInterpolation {
  /// A text alone.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// A text alone, with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What `description` may be declared as: a description, or an optional one.
///
/// Apps write `static let description: IntentDescription = "…"`. A requirement of optional type
/// would not be met by that, the default would be used in its place without a word, and the
/// app's text would be lost; so the requirement's type is left open and bounded by this protocol.
public protocol _IntentDescriptionValue: Sendable {
  /// The description, if there is one.
  var _intentDescription: IntentDescription? { get }
}

extension IntentDescription: _IntentDescriptionValue {
  /// The description itself.
  public var _intentDescription: IntentDescription? { self }
}

extension Optional: _IntentDescriptionValue where Wrapped == IntentDescription {
  /// The description, if there is one.
  public var _intentDescription: IntentDescription? { self }
}

extension AppIntent {
  /// The description, whatever type it was declared with.
  package static var describedBy: IntentDescription? { description._intentDescription }
}
