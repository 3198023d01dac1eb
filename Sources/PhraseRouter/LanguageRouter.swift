import AppManifest
import Dialogue
import PhraseMatching
import TextAnalysis

/// Routes the utterances of one language: by the app's own phrases first, then by imported
/// sentence templates.
final class LanguageRouter: Sendable {
  let shortcuts: ShortcutRouter?
  let sentences: SentenceRouter?
  /// What reads utterances that no phrase says.
  let ranked: RankedReader?
  /// What dialogues in the language need.
  let guides: GuideShelf

  init(
    _ compiled: PhraseCompiler.Output, manifest: Manifest, language: String, options: RouterOptions,
    ranker: RankedLesson? = nil
  ) {
    guides = GuideShelf()
    let isFlexible = manifest.policies.tolerance == .flexible
    sentences = compiled.sentences.map {
      SentenceRouter(program: $0, isFlexible: isFlexible, options: options)
    }
    shortcuts = compiled.phrases.map {
      ShortcutRouter(
        program: $0, manifest: manifest, language: language, options: options)
    }
    // Where phrases have to be typed as they are written, nothing is made of what is not.
    ranked =
      manifest.policies.tolerance == .strict || manifest.policies.wording == .phrases
      ? nil
      : shortcuts.map {
        RankedReader(
          manifest: manifest, language: language, profile: $0.program.profile, pool: $0.pool,
          reader: $0.reader, maker: $0.maker, stored: ranker)
      }
  }

  private init(_ router: LanguageRouter, sentences: SentenceRouter) {
    self.sentences = sentences
    shortcuts = router.shortcuts
    ranked = router.ranked
    guides = router.guides
  }

  /// The same router with other lists in its sentence templates.
  func replacingSentences(by sentences: SentenceRouter) -> LanguageRouter {
    LanguageRouter(self, sentences: sentences)
  }

  /// Decides what an utterance means. Names that only the app itself can look up are not known.
  func decide(_ utterance: String, context: [String: Value]) -> Decision {
    guard let shortcuts else {
      guard let sentences else { return .reject(Rejection(reason: .noMatch)) }
      return sentences.decide(utterance, context: context)
    }
    let outcome = outcome(of: utterance, context: context)
    switch outcome.step {
    case .decided(let decision): return decision
    case .needsLookups(let requests):
      let unanswered = LookupResult(hits: [], failure: .failed)
      return shortcuts.decide(outcome, with: requests.map { ($0, unanswered) })
    }
  }

  /// What an utterance comes to. With the app's own phrases it may depend on lookups.
  ///
  /// - Parameter waits: Whether what no phrase says waits until the phrases have been learned from.
  func outcome(
    of utterance: String, context: [String: Value], waits: Bool = true
  ) -> RouteOutcome {
    let own = shortcuts?.route(utterance, context: context)
    if let own, !own.isUnmatched { return own }
    if let decision = sentences?.decide(utterance, context: context), decision.kind != .reject {
      return RouteOutcome(step: .decided(decision))
    }
    if let decision = ranked?.decision(for: utterance, context: context, waits: waits) {
      return RouteOutcome(step: .decided(decision))
    }
    return own ?? RouteOutcome(step: .decided(.reject(Rejection(reason: .noMatch))))
  }
}

/// What an utterance comes to, or the lookups that it depends on.
struct RouteOutcome: Sendable {
  var step: DecisionStep
  /// What the app's own phrases make of the utterance.
  var candidates: [Candidate] = []
  /// The same, with those that were set aside because they say too little.
  var considered: [Candidate] = []
  /// The length of the normalized utterance.
  var utteranceLength = 0
  /// True if something was not looked for, since the utterance had taken all its steps.
  var isCutShort = false
  /// The steps that it took.
  var steps = 0

  /// True if no phrase fits.
  var isUnmatched: Bool {
    if case .decided(.reject(let rejection)) = step { return rejection.reason == .noMatch }
    return false
  }
}
