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
  private let isFlexible: Bool
  private let numbers: NumberScanner

  init(program: PhraseProgram, manifest: Manifest, language: String, maximumOptions: Int) {
    self.program = program
    self.language = language
    isFlexible = manifest.policies.tolerance == .flexible
    pool = ScratchPool(
      program: program, tolerance: isFlexible ? TolerantIndex(program: program) : nil)
    reader = SlotReader(manifest: manifest, language: language, maximumOptions: maximumOptions)
    maker = DecisionMaker(manifest: manifest, language: language)
    numbers = NumberScanner(language: language)
  }

  /// Decides what an utterance means.
  ///
  /// Phrases are matched as they are written first. Only if none fits, or what it asks for is
  /// not known as it was typed, are they matched with tolerance. Whatever is understood with the
  /// fewest liberties, in the phrase and in names together, then decides.
  func route(_ utterance: String, context: [String: Value]) -> RouteOutcome {
    pool.withScratch { scratch in
      scratch.lookups.removeAll()
      scratch.analyzer.analyze(utterance, into: &scratch.analyzed)
      guard !scratch.analyzed.bytes.isEmpty else {
        return RouteOutcome(step: .decided(.reject(Rejection(reason: .empty))))
      }
      let exact = scratch.matcher.matches(in: &scratch.analyzed, context: context)
      if exact.contains(where: { program.isNegative($0) }) {
        return RouteOutcome(step: .decided(.reject(Rejection(reason: .negativePhrase))))
      }
      let numbers = passes(over: utterance, matching: exact, context, scratch)
      let now = CalendarMinute(context["now"] ?? .null)
      func read() -> [Reading] {
        numbers.passes.flatMap { pass in
          pass.matches.compactMap { reading(of: $0, pass.typed, now, scratch) }
        }
      }
      scratch.lookups.forgives = false
      var readings = read()
      if !readings.contains(where: \.isSureOwn) {
        scratch.lookups.forgives = true
        readings = read()
        if isFlexible && !readings.contains(where: \.isSureOwn) {
          readings += tolerant(utterance, context, now, numbers.digits, scratch)
        }
      }
      // Phrases that nobody wrote for the app decide nothing about those that somebody did.
      let candidates =
        Self.worthDeciding(readings.filter { !$0.candidate.isGenerated })
        + Self.worthDeciding(readings.filter(\.candidate.isGenerated))
      let length = scratch.analyzed.bytes.count
      return RouteOutcome(
        step: offering(maker.decide(candidates, utteranceLength: length), scratch),
        candidates: candidates, considered: readings.map(\.candidate), utteranceLength: length)
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

  /// What is understood with the fewest liberties; if nothing is, what says enough for a question.
  private static func worthDeciding(_ readings: [Reading]) -> [Candidate] {
    let understood = readings.lazy.filter(\.candidate.isUnderstood)
    guard let least = understood.map(\.liberties).min() else {
      return readings.filter(\.isSpecific).map(\.candidate)
    }
    return understood.filter { $0.liberties <= least }.map(\.candidate)
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

  /// The utterance's matches, with its numbers as they were typed.
  private func passes(
    over utterance: String, matching exact: [PhraseMatch], _ context: [String: Value],
    _ scratch: RouteScratch
  ) -> NumberPasses {
    let whole = scratch.analyzed
    let typed = TypedText(utterance, whole)
    guard reader.readsNumbers else { return NumberPasses(typed, exact) }
    let found = numbers.scan(utterance, whole)
    guard !found.isEmpty else { return NumberPasses(typed, exact) }
    return NumberPasses(
      NumberPasses.Pass(typed: typed, matches: exact), utterance, whole, found,
      isNumeric: { match, capture in
        reader.isNumeric(
          program.slotNames[Int(capture.slot)],
          of: program.blocks[program.sentences[match.sentence].block].intent)
      },
      match: { text in
        var text = text
        return scratch.matcher.matches(in: &text, context: context)
      })
  }

  /// A match with its slots read.
  ///
  /// - Parameter skippedLength: The bytes of words that were passed over.
  /// - Returns: `nil` if the shortcut's intent does not have the slots.
  private func reading(
    of match: PhraseMatch, cost: Double = 0, skippedLength: Int = 0, _ typed: TypedText,
    _ now: CalendarMinute?, _ scratch: RouteScratch
  ) -> Reading? {
    let sentence = program.sentences[match.sentence]
    let block = program.blocks[sentence.block]
    var slots: [CandidateSlot] = []
    var ownLength = typed.length - skippedLength
    for capture in match.captures {
      let name = program.slotNames[Int(capture.slot)]
      let (text, range) = typed.typed(capture.span)
      guard
        let resolution = reader.resolution(
          of: typed.content(of: capture), text: typed.normalized(capture.span), typed: text,
          intent: block.intent, slot: name, program: program, now: now, lookups: &scratch.lookups)
      else { return nil }
      slots.append(CandidateSlot(name: name, text: text, range: range, resolution: resolution))
      if resolution.isOpen { ownLength -= capture.span.count }
    }
    let fixed = block.fixedSlots.map { FilledSlot(name: $0.name, value: $0.value) }
    let candidate = Candidate(
      intent: block.intent, template: sentence.text, order: block.order, cost: cost,
      literalLength: Int(match.quality.score), slots: slots, fixedSlots: fixed,
      isGenerated: block.isGenerated)
    return Reading(candidate: candidate, ownLength: ownLength)
  }

  /// What the utterance may mean if it strays from the phrases.
  ///
  /// First without filler and doubled words, matched as written: that is cheap, and repairs slots
  /// too. Then, if that is not understood, word by word.
  private func tolerant(
    _ utterance: String, _ context: [String: Value], _ now: CalendarMinute?,
    _ numbers: [WrittenNumber], _ scratch: RouteScratch
  ) -> [Reading] {
    guard let matcher = scratch.tolerant else { return [] }
    let analyzed = scratch.analyzed
    defer { scratch.analyzed = analyzed }
    let whole = numbers.isEmpty ? analyzed : analyzed.replacing(numbers)
    func typedText() -> TypedText {
      TypedText(utterance, scratch.analyzed, replacing: numbers, of: analyzed)
    }
    scratch.analyzed = whole
    var readings: [Reading] = []
    if let cost = matcher.reducer.reduce(&scratch.analyzed) {
      let typed = typedText()
      readings = scratch.matcher.matches(in: &scratch.analyzed, context: context).compactMap {
        reading(of: $0, cost: cost, typed, now, scratch)
      }
      if readings.contains(where: \.isSureOwn) { return readings }
    }
    scratch.analyzed = whole
    let typed = typedText()
    // What costs nothing was matched as written.
    let matches = matcher.matches(in: whole).filter { $0.cost > 0 }
    for forgives in [false, true] {
      scratch.lookups.forgives = forgives
      readings += matches.compactMap { match in
        let reading = reading(
          of: match.match, cost: match.cost, skippedLength: match.skippedLength, typed, now,
          scratch)
        guard let reading,
          reading.candidate.isUnderstood
            ? reading.names(match, matcher.costs) : match.cost <= Self.unresolvedCost
        else { return nil }
        return reading
      }
      // A misspelt name is at least one error, so nothing better can follow.
      if readings.contains(where: { $0.isSure && $0.liberties <= 1 }) { break }
    }
    return readings
  }

  /// The most that an utterance may stray whose slot names nothing: a typing error, some filler.
  private static let unresolvedCost = 0.5
}

/// A candidate, and what it rests on.
private struct Reading {
  var candidate: Candidate
  /// The bytes typed beside open slots and filler.
  var ownLength: Int

  /// True if enough was typed beside the slots to tell what is wanted, though a slot names nothing,
  /// or a name is far from what was typed.
  ///
  /// “mark blorple as watched” does, so a person is asked which film; “rate blorple” does not.
  var isSpecific: Bool { ownLength >= Self.specificLength }

  private static let specificLength = 9

  /// What was forgiven, in the phrase and in names.
  var liberties: Double {
    candidate.cost + candidate.slots.reduce(0) { $0 + $1.resolution.misspelling }
  }

  /// True if the names of a phrase that strays are what was said, and no coincidence.
  ///
  /// Where little was typed beside them, phrase and names together may stray no further than a
  /// phrase may; its typing errors are left aside, since what is misspelt was meant. And a function
  /// word that the phrase lacks, followed by a misspelt part of a name, is something else. *“the
  /// movie is long” is not “movies by” and half the name of a director, nor “I watched it with my
  /// friends” a film.*
  func names(_ match: TolerantMatcher.Match, _ costs: ToleranceCosts) -> Bool {
    let isPart = candidate.slots.contains { $0.isPartOfName }
    if match.passesOverBeforeSlot, isPart, liberties > candidate.cost { return false }
    let part = isPart ? costs.partOfName : 0
    return isSpecific || liberties - match.typos + part <= costs.maximum
  }

  /// True if everything is understood, names as they were typed.
  var isSure: Bool { candidate.isUnderstood && liberties == candidate.cost }

  /// The same, of a phrase that was written for the app: nothing better can follow.
  var isSureOwn: Bool { !candidate.isGenerated && isSure }
}

extension Candidate {
  /// True if every slot means something.
  var isUnderstood: Bool { slots.allSatisfy(\.isUnderstood) }
}

extension CandidateSlot {
  /// True if the slot's text means something. One that is being looked up may.
  var isUnderstood: Bool {
    switch resolution {
    case .value, .outOfRange: true
    case .unreadable: false
    case .entity(_, let lookup): lookup.map { !$0.hits.isEmpty } ?? true
    }
  }

  /// True if only a part of a name was typed.
  fileprivate var isPartOfName: Bool {
    guard case .entity(_, let lookup?) = resolution, let best = lookup.hits.first else {
      return false
    }
    return switch best.fit {
    case .exact: false
    case .prefix, .words: true
    case .fuzzy:
      text.count(where: \.isWhitespace) < best.option.title.count(where: \.isWhitespace)
    }
  }
}

extension CandidateSlot.Resolution {
  /// True if the slot took any text at all, rather than one of the values that it knows.
  fileprivate var isOpen: Bool {
    switch self {
    case .value, .outOfRange: false
    case .unreadable, .entity: true
    }
  }

  /// The typing errors in a name, at least one where the name fits no better.
  fileprivate var misspelling: Double {
    guard case .entity(_, let lookup?) = self, let best = lookup.hits.first, best.fit == .fuzzy
    else { return 0 }
    return Double(max(1, best.edits))
  }
}
