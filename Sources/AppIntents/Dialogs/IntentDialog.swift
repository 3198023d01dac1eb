/// What is said to the person: spoken in full, or shortened beside something to look at.
///
/// *full* `The closest landmark is the Eiffel Tower.`,
/// *supporting* `It is in Paris.` beside a card that names it.
public struct IntentDialog: Hashable, Sendable {
  /// What is said where nothing is shown.
  package let full: LocalizedStringResource
  /// What is said beside a card; `nil` is the same as `full`.
  package let supporting: LocalizedStringResource?
  /// A symbol to show with it.
  package let systemImageName: String?

  /// One wording for all places.
  public init(_ dialog: LocalizedStringResource) {
    self.init(full: dialog, supporting: nil, image: nil)
  }

  /// One wording for where nothing is shown, another beside a card.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: supporting, image: nil)
  }

  /// Two wordings and a symbol.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.init(full: full, supporting: supporting, image: systemImageName)
  }

  /// One wording and a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: nil, image: systemImageName)
  }

  private init(
    full: LocalizedStringResource, supporting: LocalizedStringResource?, image: String?
  ) {
    self.full = full
    self.supporting = supporting
    systemImageName = image
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// A text without interpolations.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// A text with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
