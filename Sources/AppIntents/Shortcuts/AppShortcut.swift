/// An intent with the sentences that start it.
///
/// The intent may carry values: two shortcuts of one intent can differ in what is preset.
public struct AppShortcut: Sendable {
  /// The intent, with the values that the app has preset.
  package let intent: any AppIntent
  /// The sentences, each as its parts; the first one is advertised.
  package let phrases: [[PhraseSegment]]
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?
  package let parameterPresentation: AnyParameterPresentation?

  /// A shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.init(intent, phrases, shortTitle, systemImageName, nil)
  }

  /// A shortcut that is listed once for each value of a parameter.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent>
  ) {
    self.init(intent, phrases, shortTitle, systemImageName, parameterPresentation.presentation)
  }

  /// A shortcut that is listed without a title or a picture of its own.
  ///
  /// This is the first form that there was; app sources still use it.
  @_disfavoredOverload
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.init(intent, phrases, shortTitle, systemImageName, nil)
  }

  private init<Intent: AppIntent>(
    _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>],
    _ shortTitle: LocalizedStringResource?, _ systemImageName: String?,
    _ presentation: AnyParameterPresentation?
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.segments)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    parameterPresentation = presentation
  }
}

/// Gathers shortcuts that are written one after the other.
@resultBuilder
public struct AppShortcutsBuilder {
  /// A shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Several shortcuts.
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Shortcuts in a row.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap(\.self)
  }
  /// Shortcuts under a check for a newer system.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
  /// Shortcuts for a newer system.
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  /// Shortcuts for an older system.
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  /// Shortcuts that need a newer system.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}

/// Lists the app's shortcuts; one provider of an app takes effect.
public protocol AppShortcutsProvider: SendableMetatype {
  /// The shortcuts, at most ten.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour that they are shown in.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// Sentences that must not start the app.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// How a shortcut is listed for each value of a parameter.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  /// The line that is shown for a value.
  public typealias Summary = AppShortcutParameterPresentationSummary
  /// Values to list a shortcut for.
  public typealias OptionsCollection = AppShortcutOptionsCollection

  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// None.
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }

  /// Tells the router that names of parameter values have changed.
  ///
  /// Apps call it when they start and whenever entities come, go or change their names. Without a
  /// router in the process it does nothing.
  public static func updateAppShortcutParameters() {
    IntentHost.current?.shortcutParametersChanged(in: Self.self)
  }
}

/// The colour that shortcuts are shown in.
public enum ShortcutTileColor: String, Hashable, Sendable, CaseIterable {
  case blue
  case grape
  case grayBlue
  case grayBrown
  case grayGreen
  case lightBlue
  case lime
  case navy
  case orange
  case pink
  case purple
  case red
  case tangerine
  case teal
  case yellow
}
