/// Replies that say more than their answer.
extension DialogueMachine {
  /// Takes an answer with what people say around it, or that tells an option by what sets it apart.
  ///
  /// *"hmm, er, the third I think"; "1, no, 2"; "the newer one"; "not the first"*
  mutating func answerComposed(_ reply: Reply, to question: Question) -> DialogueAction? {
    var reader = reader(question)
    guard !reader.takesAnyText, !reply.asksBack || question.optionCount == 0 else { return nil }
    let contents = reply.contents
    for content in contents {
      if let answer = reader.composedAnswer(content) { return take(answer, to: question) }
    }
    if let answer = reader.rating(reply) ?? reader.selected(reply.text) {
      return take(answer, to: question)
    }
    guard reply.composition?.begins(with: .takesBack) == true else { return nil }
    return correctEarlier(contents, insteadOf: question)
  }

  /// Takes the options that are left by a reply that says what is not meant.
  ///
  /// It is read before corrections are: *not the first one* may look like one.
  mutating func answerNegated(_ reply: Reply, to question: Question) -> DialogueAction? {
    guard let composition = reply.composition,
      composition.leavesOthers || composition.isAll
    else { return nil }
    var reader = reader(question)
    guard !reader.takesAnyText, reader.sureName(reply) == nil else { return nil }
    return reader.selected(reply.text).map { take($0, to: question) }
  }

  /// Leaves the dialogue for a command. *"cancel and rate Up"*
  mutating func leave(_ reply: Reply, _ question: Question) -> DialogueAction? {
    guard !reader(question).takesAnyText, let composition = reply.composition,
      let rest = composition.rest(after: .cancel), rest != reply.text
    else { return nil }
    state.isLeaving = true
    state.stage = .routing(question: question, reply: rest)
    return .route(reply.typedReply(rest).typed)
  }

  /// Stays with a question that was to be left for something that is no command.
  mutating func stay(_ question: Question) -> DialogueAction {
    state.isLeaving = false
    return misunderstood(question)
  }

  // MARK: Offers beside a question

  /// Offers what a reply may mean beside the open question, which stays.
  ///
  /// - Returns: `nil` where it means nothing.
  mutating func suggest(_ decision: Decision, insteadOf question: Question) -> DialogueAction? {
    guard let option = writer.options(forOffer: decision), !state.isInquiry else { return nil }
    let writer = guide.writer
    let action = misunderstood(
      question, notice: writer.fill(writer.messages.didYouMeanInstead, ["option": option]))
    state.offer = decision
    return action
  }

  /// Offers what was found by part of its name, where options are asked for.
  mutating func suggest(
    _ result: LookupResult, of lookup: DialogueState.PendingLookup, about question: Question
  ) -> DialogueAction {
    guard let hit = result.distinctHits.first, result.distinctHits.count == 1,
      hit.fit != .fuzzy, var completion = completion(of: question)
    else {
      return suggest(lookup.otherwise, insteadOf: question)
        ?? explain(LookupResult(hits: []), of: lookup, about: question)
    }
    var slot = FilledSlot(
      name: lookup.request.slot, text: lookup.request.text, value: .string(lookup.request.text))
    slot.fill(with: hit)
    completion.fill(slot)
    return suggest(completion.next(), insteadOf: question)
      ?? explain(LookupResult(hits: []), of: lookup, about: question)
  }

  /// Takes what was offered, if the reply says yes. Any other reply is about the open question.
  mutating func settleOffer(_ reply: Reply) -> DialogueAction? {
    guard let offer = state.offer else { return nil }
    state.offer = nil
    guard reply.control == .yes || reply.composedControl == .yes else { return nil }
    return begin(offer)
  }
}

extension LookupResult {
  /// True where a whole name was found.
  var hasWholeName: Bool { hits.contains { $0.fit == .exact && $0.edits == 0 } }
}

extension QuestionReader {
  /// An answer within a reply that says more.
  mutating func composedAnswer(_ content: Reply) -> Answer? {
    if let answer = sureAnswer(content) ?? rating(content) { return answer }
    if let number = tellingNumber(content) { return answer(number, content) }
    return selected(content.text)
  }

  /// An option whose whole name a reply is.
  mutating func sureName(_ reply: Reply) -> Answer? {
    among(reply.matcher.matches(in: &texts, fits: [.exact]))
  }

  /// The options that a text tells by what sets them apart.
  mutating func selected(_ text: String, unknown: Int = 0) -> Answer? {
    var selection = OptionSelection(question: question, guide: guide, texts: texts)
    selection.current = current
    switch selection.pick(text, unknown: unknown) {
    case .options(let indices): return among(indices)
    case .together(let indices): return together(indices)
    case nil: return nil
    }
  }

  /// Several options at once, where the parameter takes them.
  private func together(_ indices: [Int]) -> Answer? {
    guard let parameter, parameter.values.isList else { return .tooMany }
    let slots = indices.compactMap { index -> FilledSlot? in
      guard case .filled(let slot)? = pick(index) else { return nil }
      return slot
    }
    return slots.count == indices.count ? .several(slots) : nil
  }

  /// True for a reply that only steers the dialogue, and so tells nothing about options.
  func steers(_ reply: Reply) -> Bool {
    guard !takesAnyText else { return false }
    return reply.control != nil || reply.steersAlone
  }
}

extension PromptWriter {
  /// What an offer is called. `nil` where there is nothing to offer.
  func options(forOffer decision: Decision) -> String? {
    switch decision {
    case .run(let invocation), .confirm(let invocation): summary(of: invocation)
    case .chooseEntity(let choice): summary(of: choice.invocation)
    case .askValue(let request): summary(of: request.invocation)
    case .chooseIntent, .reject: nil
    }
  }
}
