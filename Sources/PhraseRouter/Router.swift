public import AppManifest
public import Dialogue
import LanguageTags
import PhraseMatching
import TextAnalysis

/// Turns utterances into decisions, for one app.
///
/// A router is immutable and can be shared between threads. Routing is synchronous, does no I/O
/// and reads no clock.
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

/// Why a manifest could not be compiled: every fault of its templates.
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
