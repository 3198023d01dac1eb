/// Texts that name what was run last by a pronoun, or leave it out.
extension DialogueMachine {
  /// Reads a text with the last thing in place of its pronoun, before it is read as it stands.
  mutating func attempt(_ reply: Reply, after recent: RecentRun) -> DialogueAction? {
    guard let slot = guide.tables.entitySlot(of: recent.invocation),
      let composition = reply.composition
    else { return nil }
    let title = slot.localizedTitle ?? slot.value.displayText
    let rest = composition.rest(after: .also)
    var followUp = FollowUp(original: reply.typed)
    let texts = [rest, reply.text].compactMap { $0 }
    followUp.attempts = texts.flatMap { guide.lexicon.pronouns.attempts($0, naming: title) }
    followUp.name = (composition.rest(before: .also) ?? rest).flatMap { name in
      ReplyComposition(name, table: guide.lexicon.parts)?.rest(after: .also) ?? name
    }
    return proceed(followUp)
  }

  /// Takes the next step of reading a text that may be about the last run.
  private mutating func proceed(_ followUp: FollowUp) -> DialogueAction {
    var followUp = followUp
    if let next = followUp.attempts.first {
      followUp.attempts.removeFirst()
      state.followUp = followUp
      state.stage = .routing(question: nil, reply: next)
      return .route(next)
    }
    if let name = followUp.name, let recent = state.recent,
      let question = question(forEntityOf: recent), let slot = question.slot,
      let type = reader(question).entityType
    {
      followUp.name = nil
      state.followUp = followUp
      let lookup = DialogueState.PendingLookup(
        request: LookupRequest(entityType: type, text: name, slot: slot), others: [],
        isCorrection: false, otherwise: .reject(Rejection(reason: .noMatch)))
      return lookUp(lookup, about: question)
    }
    followUp.isOriginal = true
    state.followUp = followUp
    state.stage = .routing(question: nil, reply: followUp.original)
    return .route(followUp.original)
  }

  /// Goes on after a reading was routed.
  ///
  /// - Returns: `nil` where what was routed is what was typed.
  mutating func routedFollowUp(_ decision: Decision) -> DialogueAction? {
    guard let followUp = state.followUp else { return nil }
    if followUp.isOriginal {
      state.followUp = nil
      return nil
    }
    guard let recent = state.recent, let decision = naming(recent, in: decision) else {
      return proceed(followUp)
    }
    state.followUp = nil
    state.stage = .idle
    return enter(decision)
  }

  /// Goes on after a name was looked up that may stand in place of the last thing.
  ///
  /// - Returns: `nil` where the lookup belongs to a question, or found what was meant.
  mutating func lookedUpFollowUp(_ result: LookupResult) -> DialogueAction? {
    guard let followUp = state.followUp else { return nil }
    guard result.hits.contains(where: { $0.fit != .fuzzy }) else {
      state.stage = .idle
      return proceed(followUp)
    }
    state.followUp = nil
    return nil
  }

  /// A decision about the very thing that was run last. `nil` where it is about another, or fits
  /// less than exactly.
  private func naming(_ recent: RecentRun, in decision: Decision) -> Decision? {
    guard guide.tables.isWholeCommand(decision), let invocation = decision.invocation,
      let last = guide.tables.entitySlot(of: recent.invocation), let id = last.entityID,
      let type = guide.tables[recent.invocation.intent].parameter(last.name)?.entityType
    else { return nil }
    let table = guide.tables[invocation.intent]
    if case .chooseEntity(let choice) = decision {
      guard table.parameter(choice.slot.name)?.entityType == type,
        let hit = choice.options.first(where: { $0.id == id })
      else { return nil }
      var slot = choice.slot
      slot.fill(with: hit)
      var completion = Completion(
        table: table, invocation: invocation, pending: choice.pending)
      completion.fill(slot)
      return completion.next()
    }
    let isNamed = invocation.slots.contains {
      table.parameter($0.name)?.entityType == type && $0.entityID == id
    }
    return isNamed ? decision : nil
  }
}
