/// Texts that name what was run last by a pronoun, or leave it out.
extension DialogueMachine {
  /// Reads a text with the last thing in place of its pronoun, before it is read as it stands.
  mutating func attempt(_ reply: Reply, after recent: RecentRun) -> DialogueAction? {
    guard let slot = guide.tables.entitySlot(of: recent.invocation),
      let composition = reply.composition
    else { return nil }
    let title = title(of: slot) ?? slot.value.displayText
    let rest =
      composition.rest(after: .also) ?? guide.lexicon.withoutConjunction(reply.text, isOnly: true)
    var followUp = FollowUp(original: reply.typed)
    let texts = [rest, reply.text].compactMap { $0 }
    followUp.attempts = texts.flatMap { guide.lexicon.pronouns.attempts($0, naming: title) }
    followUp.name = (composition.rest(before: .also) ?? rest).flatMap { name in
      let other = ReplyComposition(name, table: guide.lexicon.parts)?.rest(after: .also) ?? name
      return guide.lexicon.withoutConjunction(other)
    }
    return proceed(followUp)
  }

  /// How well a text with the last thing's own name has to fit. Its words are a person's, with some
  /// left out: *rate it 5*.
  private static let sureEnough = 0.7

  /// Takes the next step of reading a text that may be about the last run.
  private mutating func proceed(_ followUp: FollowUp) -> DialogueAction {
    var followUp = followUp
    if let next = followUp.attempts.first {
      followUp.attempts.removeFirst()
      guard !next.text.isEmpty else {
        guard let recent = state.recent, let value = next.value,
          let decision = decision(giving: value, to: recent)
        else { return proceed(followUp) }
        state.followUp = nil
        state.stage = .idle
        return enter(decision)
      }
      followUp.current = next
      state.followUp = followUp
      state.stage = .routing(question: nil, reply: next.text)
      return .route(next.text)
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
    guard let recent = state.recent, let named = naming(recent, in: decision),
      let decision = answered(named, with: followUp.current?.value)
    else { return proceed(followUp) }
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

  /// The one action that takes the last thing and such a value, with both. *give it 5*
  ///
  /// - Returns: `nil` where no action does, or several.
  private func decision(giving value: String, to recent: RecentRun) -> Decision? {
    guard let last = guide.tables.entitySlot(of: recent.invocation),
      let type = guide.tables[recent.invocation.intent].parameter(last.name)?.entityType
    else { return nil }
    let reply = Reply(typed: value, guide: guide, takesApart: true)
    let decisions = guide.tables.pairs(of: type).compactMap { intent, thing, amount -> Decision? in
      var slot = last
      slot.name = thing
      let invocation = Invocation(intent: intent, slots: [slot])
      let request = ValueRequest(invocation: invocation, parameter: amount, reason: .missing)
      guard let question = Question(.askValue(request)), var completion = completion(of: question)
      else { return nil }
      var reader = reader(question)
      let answers = ([reply] + reply.contents).lazy.compactMap {
        reader.sureAnswer($0) ?? reader.rating($0)
      }
      guard case .filled(let filled)? = answers.first else { return nil }
      completion.fill(filled)
      return completion.next()
    }
    return decisions.count == 1 ? decisions[0] : nil
  }

  private func title(of slot: FilledSlot) -> String? {
    slot.localizedTitle ?? slot.value.displayText
  }

  /// A decision whose question a value answers.
  private func answered(_ decision: Decision, with value: String?) -> Decision? {
    guard let value else { return decision }
    guard case .askValue = decision, let question = Question(decision),
      var completion = completion(of: question)
    else { return nil }
    var reader = reader(question)
    let reply = Reply(typed: value, guide: guide, takesApart: true)
    let answers = ([reply] + reply.contents).lazy.compactMap { reader.composedAnswer($0) }
    guard case .filled(let slot)? = answers.first else { return nil }
    completion.fill(slot)
    return completion.next()
  }

  /// A decision about the very thing that was run last. `nil` where it is about another, or fits
  /// less than exactly.
  private func naming(_ recent: RecentRun, in decision: Decision) -> Decision? {
    guard let invocation = decision.invocation, invocation.confidence >= Self.sureEnough,
      let last = guide.tables.entitySlot(of: recent.invocation), let id = last.entityID,
      let type = guide.tables[recent.invocation.intent].parameter(last.name)?.entityType
    else { return nil }
    let table = guide.tables[invocation.intent]
    if case .chooseEntity(let choice) = decision {
      guard table.parameter(choice.slot.name)?.entityType == type,
        choice.slot.text.map(guide.normalize) == title(of: last).map(guide.normalize),
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
