import AppManifest
import BoundedWork
import Dialogue
import PhraseMatching
import TextAnalysis

/// Routes by imported sentence templates: the best match runs, and anything else is rejected, unless
/// the app forgives slips.
struct SentenceRouter: Sendable {
  let program: PhraseProgram
  let pool: ScratchPool
  /// What is made of slips; `nil` where templates have to be typed as they are written.
  private let repairs: SentenceRepairs?

  init(program: PhraseProgram, isFlexible: Bool, options: RouterOptions) {
    self.program = program
    pool = ScratchPool(program: program, steps: options.limits.workSteps)
    repairs = isFlexible ? SentenceRepairs(program: program) : nil
  }

  private init(_ router: SentenceRouter, program: PhraseProgram) {
    self.program = program
    pool = router.pool
    repairs = router.repairs
  }

  /// The same router with a program that differs in its lists only.
  ///
  /// Names that are added later are matched as they are written; a slip in them is not forgiven.
  func replacingLists(by program: PhraseProgram) -> SentenceRouter {
    SentenceRouter(self, program: program)
  }

  /// Runs a closure with scratch space whose matcher knows the names of the moment.
  func withScratch<Result, Failure>(
    _ body: (RouteScratch) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try pool.withScratch { (scratch) throws(Failure) in
      scratch.matcher.adopt(program)
      return try body(scratch)
    }
  }

  /// What an utterance comes to. It is made where it stays: it is much to copy.
  func decide(_ utterance: String, context: [String: Value]) -> Decision {
    withScratch { scratch in
      scratch.start()
      scratch.analyzer.analyze(utterance, into: &scratch.analyzed)
      let match = scratch.matcher.bestMatch(in: &scratch.analyzed, context: context)
      // A sentence that was not looked at may match better.
      if scratch.matcher.budget.isSpent { return .reject(Rejection(reason: .tooMuchWork)) }
      guard let match else {
        return repaired(utterance, context, scratch) ?? .reject(Rejection(reason: .noMatch))
      }
      let typed = TypedText(utterance, in: scratch)
      let invocation = invocation(of: match, typed, context)
      if repairs != nil, match.captures.contains(where: \.isText) {
        let finding = SentenceRepairs.Finding(
          invocation: invocation, freeText: Self.freeText(of: match, typed))
        return doubt(about: finding, utterance, context, scratch) ?? .run(invocation)
      }
      return .run(invocation)
    }
  }

  private func invocation(
    of match: PhraseMatch, _ typed: TypedText, _ context: [String: Value]
  ) -> Invocation {
    let sentence = program.sentences[match.sentence]
    let block = program.blocks[sentence.block]
    var slots: [FilledSlot] = []
    slots.reserveCapacity(match.captures.count + block.fixedSlots.count)
    for capture in match.captures {
      let slot = filledSlot(capture, typed)
      // Of slots with equal names the last one counts.
      if let earlier = Self.index(of: slot.name, in: slots) { slots.remove(at: earlier) }
      slots.append(consume slot)
    }
    // What was typed beats the context, and the context beats what the block sets.
    for (name, value) in program.contextSlots(of: match, given: context)
    where Self.index(of: name, in: slots) == nil {
      slots.append(FilledSlot(name: name, value: value))
    }
    for (name, value) in block.fixedSlots where Self.index(of: name, in: slots) == nil {
      slots.append(FilledSlot(name: name, value: value))
    }
    return Invocation(
      intent: block.intent, slots: slots, confidence: 1, template: sentence.text,
      response: block.response, metadata: block.metadata)
  }

  private static func index(of name: String, in slots: [FilledSlot]) -> Int? {
    for index in slots.indices where slots[index].name == name { return index }
    return nil
  }

  private func filledSlot(_ capture: PhraseMatch.Capture, _ typed: TypedText) -> FilledSlot {
    let name = program.slotNames[capture.slot.index]
    let (text, range) = typed.typed(capture.span)
    switch capture.content {
    case .value(let index):
      let entry = program.entry(index)
      return FilledSlot(
        name: name, text: text, range: range, entityID: entry.id,
        value: entry.output ?? .string(typed.meant(capture.span)))
    case .number(let number, let rangeIndex):
      return FilledSlot(
        name: name, text: text, range: range,
        value: Self.value(of: number * (program.range(rangeIndex).multiplier ?? 1)))
    case .text:
      return FilledSlot(
        name: name, text: text, range: range, value: .string(typed.cleaned(capture.span)))
    }
  }

  private static func value(of number: Double) -> Value {
    number == number.rounded() && abs(number) < 1e15 ? .integer(Int(number)) : .number(number)
  }
}

// MARK: Slips

extension SentenceRouter {
  /// What an utterance that no template matches comes to with a slip repaired.
  private func repaired(
    _ utterance: String, _ context: [String: Value], _ scratch: RouteScratch
  ) -> Decision? {
    guard let repairs, !scratch.analyzed.bytes.isEmpty else { return nil }
    return repairs.decision(
      for: scratch.analyzer.analyze(utterance),
      reach: { text in
        var text = text
        _ = scratch.matcher.bestMatch(in: &text, context: context)
        return scratch.matcher.reach
      },
      match: { finding(in: $0, of: utterance, context, scratch) })
  }

  /// What else may be meant by an utterance that a template matches with any text in a slot.
  private func doubt(
    about found: SentenceRepairs.Finding, _ utterance: String, _ context: [String: Value],
    _ scratch: RouteScratch
  ) -> Decision? {
    repairs?.doubt(about: found, in: scratch.analyzer.analyze(utterance)) {
      finding(in: $0, of: utterance, context, scratch)
    }
  }

  /// What a text of an utterance means as it is written.
  private func finding(
    in text: AnalyzedText, of utterance: String, _ context: [String: Value],
    _ scratch: RouteScratch
  ) -> SentenceRepairs.Finding? {
    var text = text
    guard let match = scratch.matcher.bestMatch(in: &text, context: context) else { return nil }
    let typed = TypedText(utterance, text, isRepaired: true)
    return SentenceRepairs.Finding(
      invocation: invocation(of: match, typed, context), freeText: Self.freeText(of: match, typed))
  }

  private static func freeText(of match: PhraseMatch, _ typed: TypedText) -> [Range<Int>] {
    match.captures.filter(\.isText).map { typed.source(of: $0.span) }
  }
}

extension PhraseMatch.Capture {
  /// True if the slot takes any text.
  fileprivate var isText: Bool {
    if case .text = content { return true }
    return false
  }
}
