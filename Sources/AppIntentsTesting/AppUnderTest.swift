public import AppIntents
import IntentRuntime
import LanguageTags
import PhraseRouter

/// An app whose phrases and dialogues are tested: what would be typed is understood by the same
/// router that understands it in the end, with the app's own queries and, in dialogues, its own
/// intents.
///
/// ```swift
/// @Test func findsTheFilm() async throws {
///   let app = try await AppUnderTest(provider: FilmShortcuts.self)
///   let decision = try await app.route("mark cars as watched in film tracker")
///   try decision.expect(.run, MarkFilmAsWatched.self, arguments: ["film": "Cars"])
/// }
/// ```
///
/// Everything that is expected is expected by throwing, so that it serves Swift Testing and XCTest
/// alike. What the app's intents and queries depend on is to be registered first, as the app does
/// (`AppDependencyManager`).
public struct AppUnderTest: Sendable {
  let host: AppHost
  private let findings: [LintFinding]
  private let options: SessionOptions

  /// Opens an app by its provider of shortcuts.
  ///
  /// Its types are those of the provider's module and of the modules that it names; if the provider
  /// is nested in a type, those that are nested there. What cannot be described is left out, and
  /// ``lint()`` says so.
  ///
  /// - Parameters:
  ///   - localizations: The folder of the app's `.xcstrings` and `.strings`, such as
  ///     `Bundle.module.bundleURL` of its module. `nil`: the app speaks only the language of its
  ///     code.
  ///   - sourceLanguage: The language of the literals in the app's code.
  ///   - name: What the app is called. `nil`: what its tables say, or else its module.
  ///   - now: The local time that relative dates refer to, as `2026-11-20T18:30`. `nil`: the clock's.
  ///   - queryDeadline: How long all queries of a turn may take together. Apple's systems give them
  ///     200 ms; machines that run tests may be slower.
  /// - Throws: ``AppUnavailable`` if there is no such app, if its tables cannot be read or its
  ///   phrases be compiled; and what reading the app's entities throws.
  public init(
    provider: any AppShortcutsProvider.Type, localizations: URL? = nil,
    sourceLanguage: String = "en", name: String? = nil, now: String? = nil,
    queryDeadline: Duration = .seconds(10)
  ) async throws {
    let localization = try AppUnavailable.saying {
      try localizations.map { try Localization(folder: $0, sourceLanguage: sourceLanguage) }
        ?? Localization(sourceLanguage: sourceLanguage)
    }
    let app = name.map { Manifest.App(id: $0.lowercased(), name: [sourceLanguage: $0]) }
    let built = ManifestBuilder(
      types: try AppUnavailable.saying { try AppTypes(provider: provider) }, provider: provider,
      localization: localization, app: app
    ).build()
    findings = built.diagnostics.map(LintFinding.init)
    do {
      host = try await AppHost(built, localization: localization)
    } catch let error as DiagnosticError {
      throw AppUnavailable(description: error.description)
    }
    options =
      if let now {
        SessionOptions(
          queryDeadline: queryDeadline, clock: .fixed(try Self.time(now)), waitsForLearning: true)
      } else {
        SessionOptions(queryDeadline: queryDeadline, waitsForLearning: true)
      }
  }

  private static func time(_ text: String) throws -> LocalTime {
    guard let time = LocalTime(text) else {
      throw AppUnavailable(description: "“\(text)” is no time such as 2026-11-20T12:00.")
    }
    return time
  }

  /// The languages that the app speaks, the one of its code first.
  public var languages: [String] { host.manifest.languages }

  /// What is wrong or odd about the app's declarations, phrases and translations.
  ///
  /// *a phrase without the app's name* → `FilmShortcuts: "I saw ${film}": warning: the phrase does
  /// not name the app (fix: …)*
  public func lint() -> [LintFinding] { findings }

  /// What this utterance comes to at the start of a conversation. Nothing is run.
  ///
  /// *"rate toy story"* → `choose`, `film`, `[Toy Story, Toy Story 2]`
  ///
  /// - Parameter language: A language of the app. `nil`: that of its code.
  /// - Throws: ``UnknownLanguage``.
  public func route(_ utterance: String, language: String? = nil) async throws -> RoutedDecision {
    try check(language)
    let turn = await host.decide(utterance, language: language, options: options)
    return await RoutedDecision(utterance, turn, language: language, host: host)
  }

  /// A new conversation, in which intents run.
  func session(
    language: String?, context: [String: Value], files: [String: IntentFile]
  ) -> AppSession {
    AppSession(host, language: language, context: context, options: options) { name in
      guard let file = files[name] else { throw AppIntentError.Unrecoverable.notAllowed }
      return file
    }
  }

  /// Refuses a language that the app does not speak.
  func check(_ language: String?) throws {
    guard let language, !languages.contains(language) else { return }
    guard LanguageTag(language).best(among: languages) == nil else { return }
    throw UnknownLanguage(language: language, languages: languages)
  }
}

/// Something about an app's declarations that its developer should look at.
public struct LintFinding: Hashable, Sendable, CustomStringConvertible {
  /// True if what it is about was left out. The others are warnings.
  public let isError: Bool
  /// The declaration: a type, a member of one, or a phrase of a provider.
  public let place: String
  /// What is wrong, without a full stop.
  public let message: String
  /// What to do about it.
  public let fix: String

  init(_ diagnostic: Diagnostic) {
    isError = diagnostic.severity == .error
    place = diagnostic.place.description
    message = diagnostic.message
    fix = diagnostic.fix
  }

  /// The finding on one line, as compilers write it.
  public var description: String {
    "\(place): \(isError ? "error" : "warning"): \(message) (fix: \(fix))"
  }
}

/// Why an app cannot be tested at all.
public struct AppUnavailable: Error, Sendable, CustomStringConvertible {
  /// What is wrong, for the app's developer.
  public let description: String

  /// Does what may fail in ways that only the library knows.
  static func saying<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch {
      throw AppUnavailable(description: "\(error)")
    }
  }
}

/// A test speaks a language that the app does not.
public struct UnknownLanguage: Error, Equatable, Sendable, CustomStringConvertible {
  /// The language that was asked for.
  public let language: String
  /// What the app speaks.
  public let languages: [String]

  /// What is wrong.
  public var description: String {
    "the app does not speak “\(language)”; it speaks \(languages.joined(separator: ", "))"
  }
}
