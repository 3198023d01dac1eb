import AppManifest
import Dialogue
import PhraseMatching
import TextAnalysis

/// Routes by an app's own phrases: matches templates, reads their slots, and decides.
struct ShortcutRouter: Sendable {
  let program: PhraseProgram
  let pool: ScratchPool
  let reader: SlotReader
  let maker: DecisionMaker
  let language: String
  private let passes: [RoutingPass]
  private let contenders: Contenders
  private let numbers: NumberScanner

  init(program: PhraseProgram, manifest: Manifest, language: String, options: RouterOptions) {
    self.program = program
    self.language = language
    let isFlexible = manifest.policies.tolerance == .flexible
    passes = isFlexible ? RoutingPass.flexible : RoutingPass.strict
    let costs = ToleranceCosts()
    let harmless = manifest.intents.filter { $0.effectiveRisk == .harmless }.map(\.name)
    contenders = Contenders(
      maximumCost: costs.maximum, partOfName: costs.partOfName, harmless: Set(harmless))
    pool = ScratchPool(
      program: program, tolerance: isFlexible ? TolerantIndex(program: program) : nil,
      steps: options.limits.workSteps)
    reader = SlotReader(
      manifest: manifest, language: language, maximumOptions: options.maximumOptions)
    maker = DecisionMaker(manifest: manifest, language: language)
    numbers = NumberScanner(language: language)
  }

  /// Decides what an utterance means.
  ///
  /// The utterance is looked at in one way after another, until one makes something of it that leaves
  /// no doubt: see ``RoutingPass``. What comes of it is ranked by ``Contenders`` and
  /// ``DecisionMaker``; nothing is decided here.
  func route(_ utterance: String, context: [String: Value]) -> RouteOutcome {
    pool.withScratch { scratch in
      scratch.start()
      scratch.analyzer.analyze(utterance, into: &scratch.analyzed)
      guard !scratch.analyzed.bytes.isEmpty else {
        return RouteOutcome(step: .decided(.reject(Rejection(reason: .empty))))
      }
      let search = CandidateSearch(
        utterance, context: context, program: program, reader: reader, numbers: numbers,
        scratch: scratch)
      if search.isNegative {
        return RouteOutcome(step: .decided(.reject(Rejection(reason: .negativePhrase))))
      }
      let considered = search.candidates(by: passes, admitting: contenders)
      let candidates = contenders.among(considered)
      let length = search.utteranceLength
      let step = offering(maker.decide(candidates, utteranceLength: length), scratch)
      return RouteOutcome(
        step: bounded(step, scratch), candidates: candidates, considered: considered,
        utteranceLength: length, isCutShort: scratch.isCutShort, steps: scratch.spentSteps)
    }
  }

  /// What is made of an utterance that took all its steps: a question stands; nothing is done where
  /// phrases were not looked at, and what was not found may be there.
  private func bounded(_ step: DecisionStep, _ scratch: RouteScratch) -> DecisionStep {
    guard scratch.isCutShort, case .decided(let decision) = step else { return step }
    switch decision {
    case .reject(let rejection) where rejection.reason == .noMatch:
      return .decided(.reject(Rejection(reason: .tooMuchWork)))
    case .run where scratch.matcher.budget.isSpent, .confirm where scratch.matcher.budget.isSpent:
      return .decided(.reject(Rejection(reason: .tooMuchWork)))
    default: return step
    }
  }

  /// What an utterance comes to once lookups have been answered.
  func outcome(
    of outcome: RouteOutcome, with answers: [(LookupRequest, LookupResult)]
  ) -> RouteOutcome {
    var outcome = outcome
    for (request, result) in answers {
      for index in outcome.candidates.indices {
        outcome.candidates[index].fill(result, for: request)
      }
    }
    outcome.step = maker.decide(outcome.candidates, utteranceLength: outcome.utteranceLength)
    return outcome
  }

  /// Decides once all lookups have been answered.
  func decide(_ outcome: RouteOutcome, with answers: [(LookupRequest, LookupResult)]) -> Decision {
    guard case .decided(let decision) = self.outcome(of: outcome, with: answers).step else {
      return .reject(Rejection(reason: .noMatch))
    }
    return decision
  }

  /// Adds the nearest names to a question about a name that is not known.
  private func offering(_ step: DecisionStep, _ scratch: RouteScratch) -> DecisionStep {
    guard case .decided(.askValue(var request)) = step, case .unknown(let text) = request.reason,
      request.suggestions.isEmpty,
      let type = reader.entityType(of: request.parameter, intent: request.invocation.intent)
    else { return step }
    let name = scratch.analyzer.analyze(text).bytes
    request.suggestions = reader.nearest(to: name, type: type, memory: &scratch.lookups)
    return .decided(.askValue(request))
  }
}
