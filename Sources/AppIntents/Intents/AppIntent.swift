/// An action of the app that people start by name, by voice or from a card.
///
/// ```swift
/// struct MarkFilmAsWatchedIntent: AppIntent {
///   static let title: LocalizedStringResource = "Mark Film as Watched"
///   @Parameter(title: "Film") var film: FilmEntity
///
///   func perform() async throws -> some IntentResult & ProvidesDialog {
///     try await FilmStore.shared.markAsWatched(film.id)
///     return .result(dialog: "\(film.title) is marked as watched.")
///   }
/// }
/// ```
///
/// *mark toy story as watched in pixar films* → `Toy Story is marked as watched.`
///
/// An instance lives for one run: it is made with `init()`, its parameters are filled, and only
/// then `perform()` runs. Copies share their parameters.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What `perform()` returns.
  associatedtype PerformResult: IntentResult
  /// The type of ``parameterSummary``.
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>
  /// The type of ``description``: a description, or an optional one.
  associatedtype _Description: _IntentDescriptionValue = IntentDescription?

  /// A short name, such as `Mark Film as Watched`.
  static var title: LocalizedStringResource { get }
  /// What the intent does; none by default.
  static var description: _Description { get }
  /// Whether people find the intent in lists and searches; `true` by default.
  static var isDiscoverable: Bool { get }
  /// Whether the app comes forward before `perform()`; `false` by default.
  static var openAppWhenRun: Bool { get }
  /// Where the intent may run.
  static var supportedModes: IntentModes { get }
  /// What has to be proved before the intent runs; nothing by default.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// A sentence with the parameters in it, for editors; empty by default.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// An instance whose parameters have no values yet.
  init()

  /// Does what the intent is for; runs once all parameters have been resolved.
  func perform() async throws -> PerformResult
}

extension AppIntent where _Description == IntentDescription? {
  /// No description.
  public static var description: IntentDescription? { nil }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  /// An empty summary.
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }
}

extension AppIntent {
  /// People find the intent.
  public static var isDiscoverable: Bool { true }
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// What ``openAppWhenRun`` asks for.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// Nothing has to be proved.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  /// How and where this run takes place.
  public var systemContext: IntentSystemContext {
    IntentInteraction.current?.systemContext ?? IntentSystemContext()
  }

  /// `@Parameter` in an intent.
  public typealias Parameter = IntentParameter
  /// `@Dependency` in an intent.
  public typealias Dependency = AppDependency
  /// A sentence with the parameters in it.
  public typealias Summary = IntentParameterSummary<Self>
  /// A summary that depends on a condition.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// A summary that depends on the value of a parameter.
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  where Value: _IntentValue & Sendable
  /// A summary for some values of a parameter.
  public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
  where Value: _IntentValue & Sendable
  /// A summary for all other values of a parameter.
  public typealias DefaultCase<Value> = ParameterSummaryDefaultCaseCondition<Self, Value>
  where Value: _IntentValue & Sendable
  /// One of the answers that ``requestChoice(between:dialog:)`` offers.
  public typealias Option = IntentChoiceOption
}

/// What has to be proved before an intent runs.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// Nothing.
  case alwaysAllowed
  /// That the person is who they are.
  case requiresAuthentication
  /// The same, on this very device.
  case requiresLocalDeviceAuthentication
}

/// How and where a run of an intent takes place.
public struct IntentSystemContext: Hashable, Sendable {
  /// When the person asked for it.
  public let preciseTimestamp: Date?
  /// Whether the app is in front.
  public let currentMode: IntentModes.Current

  package init(
    preciseTimestamp: Date? = nil, currentMode: IntentModes.Current = IntentModes.Current()
  ) {
    self.preciseTimestamp = preciseTimestamp
    self.currentMode = currentMode
  }
}
