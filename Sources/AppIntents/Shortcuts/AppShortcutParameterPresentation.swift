/// How a shortcut is listed once for each value of a parameter.
public struct AppShortcutParameterPresentation<Intent: AppIntent>: Sendable {
  package let presentation: AnyParameterPresentation

  /// A listing by the values of one parameter.
  public init<Value: _IntentValue>(
    for parameter: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsCollectionBuilder optionsCollections: () ->
      [AppShortcutOptionsCollection]
  ) {
    presentation = AnyParameterPresentation(
      parameter: Intent.parameterName(at: parameter), summary: summary.segments,
      collections: optionsCollections())
  }
}

/// A listing by the values of one parameter, whose intent type is not known.
package struct AnyParameterPresentation: Sendable {
  package let parameter: String
  package let summary: [PhraseSegment]
  package let collections: [AppShortcutOptionsCollection]
}

/// The line that is shown for a value.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
  let segments: [PhraseSegment]

  /// A line with the parameter in it.
  public init(_ string: AppShortcutPhrase<Intent>, table: String? = nil) {
    segments = string.segments
  }
}

/// Values to list a shortcut for.
public struct AppShortcutOptionsCollection: Sendable {
  package let provider: any DynamicOptionsProvider
  package let title: LocalizedStringResource
  package let systemImageName: String?

  /// Values that a provider has.
  public init(
    _ provider: some DynamicOptionsProvider, title: LocalizedStringResource,
    systemImageName: String? = nil
  ) {
    self.provider = provider
    self.title = title
    self.systemImageName = systemImageName
  }
}

extension AppIntent {
  /// Values to list a shortcut for.
  public typealias OptionsCollection = AppShortcutOptionsCollection
}

/// Gathers collections of values that are written one after the other.
@resultBuilder
public struct AppShortcutOptionsCollectionBuilder {
  /// Collections in a row.
  public static func buildBlock(
    _ collections: AppShortcutOptionsCollection...
  ) -> [AppShortcutOptionsCollection] { collections }
}
