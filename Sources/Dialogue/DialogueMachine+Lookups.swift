extension DialogueMachine {
  /// Asks for a lookup, and remembers what its answer is for.
  mutating func lookUp(_ lookup: DialogueState.PendingLookup, about question: Question)
    -> DialogueAction
  {
    state.stage = .lookingUp(question: question, lookup: lookup)
    return .lookUp(lookup.request)
  }

  /// Goes on with what a lookup found.
  mutating func take(
    _ result: LookupResult, of lookup: DialogueState.PendingLookup, about question: Question
  ) -> DialogueAction {
    if let gathering = lookup.gathering {
      return gather(result, into: gathering, of: lookup, about: question)
    }
    if question.optionCount > 0, !result.hasWholeName, !result.hits.isEmpty {
      return suggest(result, of: lookup, about: question)
    }
    guard result.hits.isEmpty else { return fill(lookup, from: result, about: question) }
    if let gathering = gathering(of: lookup, after: result, about: question) {
      return lookUp(gathering, of: lookup, about: question)
    }
    return miss(result, of: lookup, about: question)
  }

  /// Goes on where nothing was found.
  mutating func miss(
    _ result: LookupResult, of lookup: DialogueState.PendingLookup, about question: Question
  ) -> DialogueAction {
    var lookup = lookup
    if let gathering = lookup.gathering { lookup.request.text = gathering.typed }
    if let next = lookup.others.first {
      lookup.request = next
      lookup.others.removeFirst()
      return lookUp(lookup, about: question)
    }
    return suggest(lookup.otherwise, insteadOf: question)
      ?? explain(result, of: lookup, about: question)
  }

  /// One entity fills the slot; several are asked.
  private mutating func fill(
    _ lookup: DialogueState.PendingLookup, from result: LookupResult, about question: Question
  ) -> DialogueAction {
    guard var completion = completion(of: question) else { return show(question) }
    var slot = FilledSlot(
      name: lookup.request.slot, text: lookup.request.text, value: .string(lookup.request.text))
    let policy = completion.table.exactTitleWins(lookup.request.slot)
    guard let hit = result.theOneMeant(exactTitleWins: policy) else {
      if lookup.isCorrection || !completion.table.takesEntities(slot.name) {
        completion.clear(slot.name)
      }
      let choice = EntityChoice(
        invocation: completion.invocation, slot: slot, options: result.distinctHits,
        pending: completion.pending)
      return advance(from: question, to: .chooseEntity(choice))
    }
    slot.fill(with: hit)
    return fill(slot, asAnswerTo: question, isCorrection: lookup.isCorrection)
  }

  /// Says why nothing was found. The question stays.
  mutating func explain(
    _ result: LookupResult, of lookup: DialogueState.PendingLookup, about question: Question
  ) -> DialogueAction {
    if case .askValue = question.decision, question.slot == lookup.request.slot {
      return result.failure == nil
        ? ask(question, again: .unknown(lookup.request.text), suggestions: result.nearest)
        : ask(question, again: .unavailable(lookup.request.text), suggestions: [])
    }
    let writer = guide.writer
    if result.failure != nil {
      return misunderstood(
        question, notice: writer.quote(lookup.request.text, in: writer.messages.unavailable))
    }
    guard lookup.isCorrection, let invocation = question.invocation else {
      return misunderstood(question)
    }
    return misunderstood(
      question,
      notice: writer.unknown(
        lookup.request.text, for: writer.parameter(lookup.request.slot, of: invocation)))
  }
}
