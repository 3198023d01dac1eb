public import AppManifest
public import Dialogue
import PhraseMatching
import TextAnalysis

/// Turns utterances into decisions, for one app.
///
/// Make one router for an app, when the app starts, and keep it: making it compiles every template
/// and indexes every name, routing takes microseconds.
///
/// ```swift
/// let app = try Manifest.load(from: "Corpora/FilmTracker").manifest
/// let router = try Router(manifest: app)
///
/// let decision = router.route("rate ratatouille 5 stars")
/// print(decision.kind)  // → run
/// ```
///
/// A router decides and does not perform: what runs the intent is the caller's. It does not look up
/// names in queries of the app's own, and it remembers nothing between two utterances; a
/// ``Session`` does both.
///
/// A router is immutable and can be shared between threads. Routing is synchronous, does no I/O
/// and reads no clock. Names that come and go make another router, see ``adding(_:to:language:)``.
public struct Router: Sendable {
  /// The app that the router serves.
  public let manifest: Manifest
  /// The settings it was made with.
  public let options: RouterOptions
  /// The compiled languages, by tag.
  private(set) var languages: [String: LanguageRouter]
  /// The one that most utterances are in.
  private var defaultRouter: LanguageRouter?

  /// Compiles a manifest.
  ///
  /// The manifest has to be valid, as those that `Manifest.load(from:)` gives are. Of one made in
  /// Swift this checks the templates, and refuses what does not parse, what names a parameter or
  /// rule that is not there, and what is too large: *"add (a note" → there is no closing bracket*.
  ///
  /// Apps with many templates are opened faster from a file that ``write(to:)`` made.
  ///
  /// - Parameters:
  ///   - manifest: A valid manifest, whose catalogues have been loaded.
  ///   - languages: The languages to compile. `nil`: all that the manifest speaks.
  ///   - options: Limits and settings.
  /// - Throws: ``RouterError`` with every fault of the manifest's templates.
  /// - Complexity: O(parts of the templates, their rules written out + text of the names).
  public init(
    manifest: Manifest, languages: [String]? = nil, options: RouterOptions = RouterOptions()
  ) throws(RouterError) {
    var compiled: [String: PhraseCompiler.Output] = [:]
    var faults: [PhraseFault] = []
    for language in languages ?? manifest.languages {
      let output = PhraseCompiler(manifest, language: language).compile()
      faults += output.faults
      compiled[language] = output
    }
    guard faults.isEmpty else { throw RouterError(faults, in: manifest) }
    self.init(manifest: manifest, options: options, languages: compiled)
  }

  /// Makes a router of what has been compiled.
  init(manifest: Manifest, options: RouterOptions, languages: [String: PhraseCompiler.Output]) {
    self.manifest = manifest
    self.options = options
    self.languages = [:]
    for (language, output) in languages {
      self.languages[language] = LanguageRouter(
        output, manifest: manifest, language: language, maximumOptions: options.maximumOptions)
    }
    defaultRouter = self.languages[manifest.defaultLanguage]
  }

  /// Decides what an utterance means.
  ///
  /// Whatever is typed leads to a decision; nothing is thrown. Several meanings, an unknown name
  /// and a missing value are questions, and what means nothing to the app is a rejection. So is an
  /// utterance beyond ``RouterOptions/limits``, and a language that the manifest lacks.
  ///
  /// ```swift
  /// let decision = router.route("rate ratatouille")
  /// print(decision.kind, decision.askedParameter ?? "")  // → askValue rating
  /// ```
  ///
  /// Relative dates need to know what day it is, which a router does not ask anybody:
  ///
  /// ```swift
  /// let reminder = router.route(
  ///   "remind me to watch ratatouille tomorrow", context: ["now": "2026-11-20T12:00"])
  /// print(reminder.invocation?["date"]?.value.displayText ?? "")  // → 2026-11-21
  /// ```
  ///
  /// Entities of types that the app answers queries for are not looked up here: their slots are
  /// asked for as unavailable. A ``Session`` looks them up.
  ///
  /// - Parameters:
  ///   - utterance: What was typed. Anything at all.
  ///   - language: A language of the manifest. `nil`: its default.
  ///   - context: Facts that templates can require or exclude.
  /// - Complexity: O(bytes of the utterance) for a given manifest.
  public func route(
    _ utterance: String, language: String? = nil, context: [String: Value] = [:]
  ) -> Decision {
    guard let router = self.router(for: language) else {
      return .reject(Rejection(reason: .unknownLanguage))
    }
    guard options.limits.allow(utterance) else { return .reject(Rejection(reason: .tooLong)) }
    return router.decide(utterance, context: context)
  }

  /// The compiled language of a tag: the tag itself, or the language without its region.
  func router(for language: String?) -> LanguageRouter? {
    guard let language, language != manifest.defaultLanguage else { return defaultRouter }
    return tag(for: language).flatMap { languages[$0] }
  }

  /// The tag of the compiled language that serves a tag.
  func tag(for language: String?) -> String? {
    guard let language else { return manifest.defaultLanguage }
    if languages[language] != nil { return language }
    let base = language.split(separator: "-").first.map(String.init)
    return base.flatMap { languages[$0] == nil ? nil : $0 }
  }

  /// The router with another one for a language.
  func replacing(_ tag: String, by router: LanguageRouter) -> Router {
    var copy = self
    copy.languages[tag] = router
    if tag == manifest.defaultLanguage { copy.defaultRouter = router }
    return copy
  }
}

/// Why a manifest could not be compiled: every fault of its templates.
///
/// All of them are found in one go, so that they can be mended in one go. Each says which template
/// it is about, at which character, and what to do.
///
/// ```swift
/// let notes = Manifest(
///   app: .init(id: "notes", name: ["en": "Notes"]), languages: ["en"],
///   intents: [.init(name: "AddNote")],
///   shortcuts: [.init(intent: "AddNote", phrases: ["en": ["add (a note", "note ${txt}"]])])
/// do throws(RouterError) {
///   _ = try Router(manifest: notes)
/// } catch {
///   print(error.faults.count)  // → 2
/// }
/// ```
public struct RouterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The faults, in the order of the manifest.
  public let faults: [Fault]

  /// A fault in one template.
  public struct Fault: Equatable, Sendable {
    /// The template, as it is written.
    public let template: String
    /// Its language.
    public let language: String
    /// Where it stands, as a path through the manifest (`shortcuts[2].phrases.en[0]`).
    public let path: String
    /// The character at which the fault was noticed, counted from 1.
    public let column: Int
    /// What is wrong, and what to do.
    public let message: String
  }

  init(_ faults: [PhraseFault], in manifest: Manifest) {
    self.faults = faults.map { Fault($0, in: manifest) }
  }

  /// The faults, one a line.
  public var description: String {
    faults.map { "\($0.path):\($0.column): \($0.message): “\($0.template)”" }
      .joined(separator: "\n")
  }
}

extension RouterError.Fault {
  fileprivate init(_ fault: PhraseFault, in manifest: Manifest) {
    language = fault.language
    column = fault.fault.column
    message = fault.fault.message
    switch fault.place {
    case .phrase(let shortcut, let phrase):
      path = "shortcuts[\(shortcut)].phrases.\(fault.language)[\(phrase)]"
      template = manifest.shortcuts[shortcut].phrases[fault.language]?[phrase] ?? ""
    case .negativePhrase(let phrase):
      path = "negativePhrases.\(fault.language)[\(phrase)]"
      template = manifest.negativePhrases[fault.language]?[phrase] ?? ""
    case .sentence(let block, let sentence):
      path = "sentences.\(fault.language).blocks[\(block)].sentences[\(sentence)]"
      template = manifest.sentences[fault.language]?.blocks[block].sentences[sentence] ?? ""
    }
  }
}
