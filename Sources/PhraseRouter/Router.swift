public import AppManifest
public import Dialogue
import LanguageTags
import PhraseMatching
import TemplateGrammar
import TextAnalysis

/// Turns utterances into decisions, for one app.
///
/// Make one router for an app, when the app starts, and keep it: making it compiles every template
/// and indexes every name, routing takes microseconds.
///
/// ```swift
/// let app = try Manifest.load(from: "Corpora/FilmTracker")
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
  /// The manifest has been checked: `Manifest.load(from:)` does so with files, `validated()` with what
  /// was made in Swift. All faults are found in one go, so that they can be mended in one go. What
  /// only compiling shows is refused here: a list that is not defined, a template that is too large.
  ///
  /// ```swift
  /// let notes = Manifest(
  ///   app: .init(id: "notes", name: ["en": "Notes"]), languages: ["en"],
  ///   intents: [.init(name: "AddNote")],
  ///   shortcuts: [.init(intent: "AddNote", phrases: ["en": ["add (a note", "note ${txt}"]])])
  /// do throws(DiagnosticError) {
  ///   _ = try Router(manifest: notes.validated())
  /// } catch {
  ///   print(error.diagnostics.count { $0.severity == .error })  // → 2
  /// }
  /// ```
  ///
  /// Apps with many templates are opened faster from a file that ``write(to:)`` made.
  ///
  /// - Parameters:
  ///   - manifest: A manifest that has been checked.
  ///   - languages: The languages to compile. `nil`: all that the manifest speaks.
  ///   - options: Limits and settings.
  /// - Throws: `DiagnosticError` with every fault of the manifest's templates, at its place in the
  ///   file, or in the manifest if it has none.
  /// - Complexity: O(parts of the templates, their rules written out + text of the names).
  public init(
    manifest valid: ValidManifest, languages: [String]? = nil,
    options: RouterOptions = RouterOptions()
  ) throws(DiagnosticError) {
    let manifest = valid.manifest
    var compiled: [String: PhraseCompiler.Output] = [:]
    var faults: [PhraseFault] = []
    for language in languages ?? manifest.languages {
      let output = PhraseCompiler(manifest, language: language).compile()
      faults += output.faults
      compiled[language] = output
    }
    guard faults.isEmpty else {
      throw valid.located(DiagnosticError(faults, in: manifest))
    }
    self.init(manifest: manifest, options: options, languages: compiled)
  }

  /// Makes a router of what has been compiled.
  ///
  /// - Parameter rankers: What was learned before, by language.
  init(
    manifest: Manifest, options: RouterOptions, languages: [String: PhraseCompiler.Output],
    rankers: [String: RankedLesson] = [:]
  ) {
    self.manifest = manifest
    self.options = options
    self.languages = [:]
    for (language, output) in languages {
      self.languages[language] = LanguageRouter(
        output, manifest: manifest, language: language, options: options,
        ranker: rankers[language])
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
  /// Relative dates need to know what day it is, which a router does not find out by itself:
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

  /// The compiled language of a tag, or the one that stands in for it.
  func router(for language: String?) -> LanguageRouter? {
    guard let language, language != manifest.defaultLanguage else { return defaultRouter }
    return tag(for: language).flatMap { languages[$0] }
  }

  /// The tag of the compiled language that serves a tag.
  func tag(for language: String?) -> String? {
    guard let language else { return manifest.defaultLanguage }
    if languages[language] != nil { return language }
    return LanguageTag(language).best(among: languages.keys.sorted())
  }

  /// The router with another one for a language.
  func replacing(_ tag: String, by router: LanguageRouter) -> Router {
    var copy = self
    copy.languages[tag] = router
    if tag == manifest.defaultLanguage { copy.defaultRouter = router }
    return copy
  }
}

extension DiagnosticError {
  /// Why a manifest cannot be compiled: the faults of its templates, at their places in it.
  init(_ faults: [PhraseFault], in manifest: Manifest) {
    self.init(
      faults.map { fault in
        let (path, template) = fault.place.template(in: manifest, language: fault.language)
        let part = ManifestPath.Part.text(
          offset: fault.fault.offset, column: fault.fault.column(in: template))
        return Diagnostic(
          .error, at: .manifest(path, part), fault.fault.message, fix: fault.fault.fix)
      })
  }
}

extension PhraseFault.Place {
  /// The path of the template, and the template as it is written.
  fileprivate func template(
    in manifest: Manifest, language: String
  ) -> (path: ManifestPath, text: String) {
    switch self {
    case .phrase(let index, let phrase):
      let path = ManifestPath.root.key("shortcuts").index(index).key("phrases").key(language)
      return (path.index(phrase), manifest.shortcuts[index].phrases[language]?[phrase] ?? "")
    case .negativePhrase(let phrase):
      let path = ManifestPath.root.key("negativePhrases").key(language)
      return (path.index(phrase), manifest.negativePhrases[language]?[phrase] ?? "")
    case .sentence(let block, let sentence):
      let path = ManifestPath.root.key("sentences").key(language).key("blocks").index(block)
      let sentences = manifest.sentences[language]?.blocks[block].sentences ?? []
      return (
        path.key("sentences").index(sentence),
        sentences.indices.contains(sentence) ? sentences[sentence] : ""
      )
    }
  }
}
