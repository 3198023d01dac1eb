public import AppManifest
import Dialogue
import PhraseMatching
import TextAnalysis

extension Router {
  /// Decides what an utterance means, and says how it came about.
  ///
  /// The decision is the one that ``route(_:language:context:)`` gives. The rest costs time: the
  /// words that were found, every template that was considered with the reason why it lost, the
  /// names that were looked up, and for a rejection the nearest phrases.
  ///
  /// It is meant for developers who ask why, not for each utterance: everything is matched a second
  /// time, and nothing is bounded but the utterance. The command's form of it is
  /// `phrase-router route UTTERANCE --explain`.
  ///
  /// - Complexity: O(bytes of the utterance × templates that fit).
  public func explain(
    _ utterance: String, language: String? = nil, context: [String: Value] = [:]
  ) -> Explanation {
    var explanation = Explanation(
      decision: route(utterance, language: language, context: context))
    guard let router = self.router(for: language), options.limits.allow(utterance) else {
      return explanation
    }
    router.explain(utterance, context: context, into: &explanation)
    return explanation
  }
}

extension LanguageRouter {
  fileprivate func explain(
    _ utterance: String, context: [String: Value], into explanation: inout Explanation
  ) {
    if let sentences,
      shortcuts == nil || sentences.decide(utterance, context: context).kind != .reject
    {
      sentences.explain(utterance, context: context, into: &explanation)
    } else {
      shortcuts?.explain(utterance, context: context, into: &explanation)
      if shortcuts?.route(utterance, context: context).isUnmatched == true {
        explanation.ranked = ranked?.explanation(of: utterance, context: context) ?? []
      }
    }
  }
}

extension RouteScratch {
  /// The words of the utterance that has just been analyzed.
  fileprivate func tokens(of utterance: String) -> [Explanation.Token] {
    analyzer.segment(&analyzed)
    let typed = TypedText(utterance, in: self)
    return analyzed.tokens.filter(\.isWord).map { token in
      Explanation.Token(
        text: String(decoding: analyzed.bytes[token.range], as: UTF8.self),
        range: typed.typed(token.range).range)
    }
  }
}

extension ShortcutRouter {
  fileprivate func explain(
    _ utterance: String, context: [String: Value], into explanation: inout Explanation
  ) {
    let outcome = route(utterance, context: context)
    let considered = outcome.considered
    explanation.isCutShort = outcome.isCutShort
    explanation.candidates = considered.map { candidate in
      Explanation.ConsideredCandidate(
        intent: candidate.intent, template: candidate.template, verdict: .standsLater,
        cost: candidate.cost, doubts: candidate.doubts,
        slots: Dictionary(candidate.slots.map { ($0.name, $0.text) }) { _, last in last })
    }
    judge(considered, in: &explanation)
    for slot in considered.flatMap(\.slots) {
      guard case .entity(_, let lookup?) = slot.resolution,
        !explanation.lookups.contains(where: { $0.slot == slot.name && $0.text == slot.text })
      else { continue }
      explanation.lookups.append(
        Explanation.Lookup(slot: slot.name, text: slot.text, hits: lookup.hits.map(\.option)))
    }
    pool.withScratch { scratch in
      scratch.analyzer.analyze(utterance, into: &scratch.analyzed)
      explanation.normalizedText = String(decoding: scratch.analyzed.bytes, as: UTF8.self)
      explanation.tokens = scratch.tokens(of: utterance)
      if case .reject(var rejection) = explanation.decision, let tolerant = scratch.tolerant {
        rejection.nearest = tolerant.nearestSentences(to: scratch.analyzed, limit: 3).map {
          program.sentences[$0].text
        }
        explanation.decision = .reject(rejection)
      }
    }
  }

  /// Says of each candidate that it was chosen, or why not, and puts the chosen ones first.
  private func judge(_ considered: [Candidate], in explanation: inout Explanation) {
    let chosen = explanation.decision.invocations
    for (index, candidate) in considered.enumerated() {
      let isChosen = chosen.contains {
        $0.intent == candidate.intent && $0.template == candidate.template
      }
      explanation.candidates[index].verdict =
        isChosen ? .chosen : verdict(on: candidate, among: considered, chosen)
    }
    explanation.putChosenFirst()
  }

  private func verdict(
    on candidate: Candidate, among considered: [Candidate], _ chosen: [Invocation]
  ) -> Explanation.Verdict {
    if let unknown = candidate.slots.first(where: { !$0.isUnderstood }) {
      return .unknown(text: unknown.text, slot: unknown.name)
    }
    let winner = considered.first { other in
      chosen.contains { $0.intent == other.intent && $0.template == other.template }
    }
    guard let winner else { return .saysTooLittle }
    if candidate.isGenerated && !winner.isGenerated { return .ownPhraseFits }
    if candidate.cost > winner.cost { return .straysFurther }
    if candidate.literalLength < winner.literalLength { return .fewerLiterals }
    return .standsLater
  }
}

extension Explanation {
  /// Puts the templates that the decision rests on before the others.
  fileprivate mutating func putChosenFirst() {
    candidates =
      candidates.filter(\.verdict.isChosen) + candidates.filter { !$0.verdict.isChosen }
  }
}

extension SentenceRouter {
  fileprivate func explain(
    _ utterance: String, context: [String: Value], into explanation: inout Explanation
  ) {
    withScratch { scratch in
      scratch.analyzer.analyze(utterance, into: &scratch.analyzed)
      let matches = scratch.matcher.matches(in: &scratch.analyzed, context: context)
      let analyzed = scratch.analyzed
      let best = scratch.matcher.bestMatch(in: &scratch.analyzed, context: context)
      explanation.candidates = matches.map { match in
        scratch.analyzed = scratch.matcher.text(of: match, in: analyzed)
        return considered(match, best: best, TypedText(utterance, in: scratch))
      }
      scratch.analyzed = best.map { scratch.matcher.text(of: $0, in: analyzed) } ?? analyzed
      // With a slip repaired, no template matches what was typed.
      if best == nil {
        explanation.candidates =
          explanation.decision.invocations.map(Self.repaired) + explanation.candidates
      }
      explanation.putChosenFirst()
      explanation.normalizedText = String(decoding: scratch.analyzed.bytes, as: UTF8.self)
      explanation.tokens = scratch.tokens(of: utterance)
    }
  }

  private static func repaired(_ invocation: Invocation) -> Explanation.ConsideredCandidate {
    Explanation.ConsideredCandidate(
      intent: invocation.intent, template: invocation.template, verdict: .chosen,
      cost: 1 / invocation.confidence - 1,
      slots: Dictionary(invocation.slots.map { ($0.name, $0.text ?? "") }) { _, last in last })
  }

  private func considered(
    _ match: PhraseMatch, best: PhraseMatch?, _ typed: TypedText
  ) -> Explanation.ConsideredCandidate {
    let sentence = program.sentences[match.sentence]
    let slots = match.captures.map {
      (program.slotNames[$0.slot.index], typed.typed($0.span).text)
    }
    return Explanation.ConsideredCandidate(
      intent: program.blocks[sentence.block].intent, template: sentence.text,
      verdict: match == best ? .chosen : verdict(on: match, best), cost: 0,
      slots: Dictionary(slots) { _, last in last })
  }

  /// Why a match lost, in the order in which matches are compared.
  private func verdict(on match: PhraseMatch, _ best: PhraseMatch?) -> Explanation.Verdict {
    guard let best else { return .contextDiffers }
    let difference: Explanation.MatchDifference =
      switch program.reason(for: best, over: match) {
      case .preferredBlock: .preferredBlock
      case .preferredSlot: .preferredSlot(preferredSlot)
      case .wildcards: .wildcards
      case .score: .literals
      case .wildcardLength: .wildcardLength
      case .intent: .intent
      case .order where match.sentence == best.sentence: .otherWay
      case .order: .order
      }
    return .sentence(difference)
  }

  private var preferredSlot: String {
    program.preferredSlot.map { program.slotNames[$0.index] } ?? "name"
  }
}
