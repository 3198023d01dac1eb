import AppManifest
import BoundedWork
import Dialogue
import PhraseMatching
import TextAnalysis

/// Routes by imported sentence templates: the best match runs, and anything else is rejected.
struct SentenceRouter: Sendable {
  let program: PhraseProgram
  let pool: ScratchPool

  init(program: PhraseProgram, options: RouterOptions) {
    self.program = program
    pool = ScratchPool(program: program, steps: options.limits.workSteps)
  }

  /// - Parameter pool: That of a router whose program differs in its lists only.
  init(program: PhraseProgram, pool: ScratchPool) {
    self.program = program
    self.pool = pool
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

  /// What an utterance means, `nil` if no template matches.
  func route(_ utterance: String, context: [String: Value]) -> Invocation? {
    if case .run(let invocation) = decide(utterance, context: context) { invocation } else { nil }
  }

  /// The same as a decision, which is made where it stays: it is much to copy.
  func decide(_ utterance: String, context: [String: Value]) -> Decision {
    withScratch { scratch in
      scratch.start()
      scratch.analyzer.analyze(utterance, into: &scratch.analyzed)
      let match = scratch.matcher.bestMatch(in: &scratch.analyzed, context: context)
      // A sentence that was not looked at may match better.
      if scratch.matcher.budget.isSpent { return .reject(Rejection(reason: .tooMuchWork)) }
      guard let match else { return .reject(Rejection(reason: .noMatch)) }
      let typed = TypedText(utterance, in: scratch)
      return .run(invocation(of: match, typed, context))
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
        value: entry.output ?? .string(typed.cleaned(capture.span)))
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
