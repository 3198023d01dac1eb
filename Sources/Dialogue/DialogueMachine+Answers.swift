extension DialogueMachine {
  /// Takes a reply that leaves no doubt, to this question or, behind words of correction, to
  /// this one or an earlier one.
  mutating func answer(_ reply: Reply, to question: Question) -> DialogueAction? {
    var reader = reader(question)
    if let answer = reader.sureAnswer(reply) { return take(answer, to: question) }
    for correction in reply.corrections {
      if let answer = reader.sureAnswer(correction) { return take(answer, to: question) }
      for earlier in state.earlier.reversed() {
        var reader = self.reader(earlier)
        guard let answer = reader.sureAnswer(correction) else { continue }
        if let action = take(answer, to: earlier, insteadOf: question) { return action }
      }
    }
    return nil
  }

  /// Takes an answer to an earlier question, in place of what was answered then.
  mutating func correctEarlier(_ replies: [Reply], insteadOf question: Question)
    -> DialogueAction?
  {
    for earlier in state.earlier.reversed() {
      var reader = self.reader(earlier)
      for reply in replies {
        guard let answer = reader.composedAnswer(reply) else { continue }
        if let action = take(answer, to: earlier, insteadOf: question) { return action }
      }
    }
    return nil
  }

  /// Takes a reply that is no whole command of its own.
  ///
  /// - Parameter otherwise: What it is as a command, less than exactly.
  mutating func interpret(_ reply: Reply, about question: Question, otherwise: Decision)
    -> DialogueAction
  {
    var reader = reader(question)
    let corrections = reply.corrections
    let isQuestion = reply.asksBack && question.optionCount > 0
    let isNegated = reply.composition?.contains(.not) ?? false
    if isQuestion, let action = explainOption(mentionedIn: reply, of: question) { return action }
    let readings = [reply] + reply.contents + corrections
    for reply in readings
    where !isQuestion && !(isNegated && !reader.takesAnyText) && !reader.steers(reply) {
      if let answer = reader.likelyAnswer(reply) { return take(answer, to: question) }
    }
    if !isQuestion, !reply.isNegative, let answer = reader.selected(reply.text, unknown: 4) {
      return take(answer, to: question)
    }
    if let correction = corrections.first(where: { !reader.steers($0) }) {
      return correct(correction, about: question, otherwise: otherwise)
    }
    if let request = request(for: reply, about: question) {
      let lookup = DialogueState.PendingLookup(
        request: request, others: others(of: request, in: reply), isCorrection: false,
        otherwise: otherwise)
      return lookUp(lookup, about: question)
    }
    return giveUp(reply, about: question, otherwise: otherwise)
  }

  /// Goes on from an answer.
  mutating func take(_ answer: QuestionReader.Answer, to question: Question) -> DialogueAction {
    switch answer {
    case .filled(let slot): return fill(slot, asAnswerTo: question)
    case .several(let slots): return fill(slots, asAnswerTo: question)
    case .action(let decision): return advance(from: question, to: decision)
    case .narrowed(let fewer): return advance(from: question, to: fewer.decision)
    case .refused(let reason): return ask(question, again: reason, suggestions: [])
    case .tooMany: return show(question, notice: guide.writer.messages.onlyOne)
    }
  }

  /// Goes on from an answer that corrects an earlier one, and keeps what was answered since.
  private mutating func take(
    _ answer: QuestionReader.Answer, to earlier: Question, insteadOf question: Question
  ) -> DialogueAction? {
    switch answer {
    case .filled(let slot):
      guard earlier.invocation?.intent == question.invocation?.intent else { return nil }
      return fill(slot, asAnswerTo: question, isCorrection: true)
    case .action(let decision): return advance(from: question, to: decision)
    case .several, .narrowed, .refused, .tooMany: return nil
    }
  }

  /// Looks up what a correction names; where no name is asked for, reads it as a command.
  private mutating func correct(_ correction: Reply, about question: Question, otherwise: Decision)
    -> DialogueAction
  {
    var targets = correctionTargets(question).map { slot, entityType in
      LookupRequest(entityType: entityType, text: correction.typed, slot: slot)
    }
    guard !targets.isEmpty else {
      state.stage = .routing(question: question, reply: correction.typed)
      return .route(correction.typed)
    }
    let first = targets.removeFirst()
    let lookup = DialogueState.PendingLookup(
      request: first, others: targets, isCorrection: true, otherwise: otherwise)
    return lookUp(lookup, about: question)
  }

  /// The entities that a correction could replace, the likeliest first: the one asked for, those
  /// asked for before, the latest first, then those that were typed, the last first.
  private func correctionTargets(_ question: Question) -> [(slot: String, entityType: String)] {
    guard let invocation = question.invocation else { return [] }
    let asked = ([question] + state.earlier.reversed())
      .filter { $0.invocation?.intent == invocation.intent }.compactMap(\.slot)
    let table = guide.tables[invocation.intent]
    var seen: Set<String> = []
    return (asked + invocation.slots.reversed().map(\.name)).compactMap { slot in
      guard let type = table.parameter(slot)?.entityType, seen.insert(slot).inserted else {
        return nil
      }
      return (slot, type)
    }
  }

  /// The lookup that could make a reply an answer: of a name, where one is asked for. A place
  /// or small number that is not in the list is a slip of the finger, not a name.
  private func request(for reply: Reply, about question: Question) -> LookupRequest? {
    guard let slot = question.slot, let type = reader(question).entityType else { return nil }
    if question.optionCount > 0, reply.place != nil { return nil }
    if question.optionCount > 0, let number = reply.number, number <= LookupResult.maximumOptions {
      return nil
    }
    return LookupRequest(entityType: type, text: reply.typed, slot: slot)
  }

  /// The same lookup of what a reply says without what stands around it. *"it's Jaws, please"*
  private func others(of request: LookupRequest, in reply: Reply) -> [LookupRequest] {
    reply.contents.prefix(2).filter { $0.composition == nil }.map {
      LookupRequest(entityType: request.entityType, text: $0.typed, slot: request.slot)
    }
  }

  private mutating func giveUp(_ reply: Reply, about question: Question, otherwise: Decision)
    -> DialogueAction
  {
    if let action = suggest(otherwise, insteadOf: question) { return action }
    if reply.asksBack { return show(question) }
    return reader(question).takesNumbers
      ? ask(question, again: .unreadable(reply.typed), suggestions: []) : misunderstood(question)
  }

  /// Fills a slot and goes on to what comes next. A correction is repeated, because the
  /// question that follows may be the same as before.
  mutating func fill(
    _ slot: FilledSlot, asAnswerTo question: Question, isCorrection: Bool = false
  ) -> DialogueAction {
    guard isCorrection, !state.isInquiry, var completion = completion(of: question) else {
      return fill([slot], asAnswerTo: question)
    }
    completion.fill(slot)
    let writer = guide.writer
    let value = writer.display(slot, of: completion.table.parameter(slot.name))
    return advance(
      from: question, to: completion.next(),
      notice: writer.fill(writer.messages.corrected, ["value": value]))
  }

  /// Fills a slot with one value or, where it holds a list, adds several.
  private mutating func fill(
    _ slots: [FilledSlot], asAnswerTo question: Question
  ) -> DialogueAction {
    guard var completion = completion(of: question) else { return show(question) }
    for slot in slots { completion.take(slot) }
    return goOn(completion, from: question, filling: slots.first)
  }

  /// Goes on to the next question. An inquiry ends with its slot, once nothing that was typed for it
  /// waits any more.
  ///
  /// - Parameter slot: What the inquiry comes to where its action declares no such parameter.
  mutating func goOn(
    _ completion: Completion, from question: Question, filling slot: FilledSlot?
  ) -> DialogueAction {
    var completion = completion
    guard state.isInquiry, let name = question.slot else {
      return advance(from: question, to: completion.next())
    }
    if let next = completion.questionAboutPending(name) { return advance(from: question, to: next) }
    guard let filled = completion.slot(name) ?? slot else { return show(question) }
    return settle(.value(filled))
  }

  /// What is known beside the answer to a question, ready to take it. `nil` where the action
  /// itself is asked for.
  func completion(of question: Question) -> Completion? {
    question.invocation.map { invocation in
      Completion(
        table: guide.tables[invocation.intent], invocation: invocation, pending: question.pending)
    }
  }

  func reader(_ question: Question) -> QuestionReader {
    QuestionReader(question: question, guide: guide)
  }
}

extension QuestionReader {
  /// True when a number, a quantity or a date is asked for.
  var takesNumbers: Bool {
    guard case .askValue = question.decision else { return false }
    switch parameter?.type {
    case .integer, .number, .date, .duration, .measurement, .currency, .url: return true
    case .string, .boolean, .person, .file, .entity, .enumeration, nil: return false
    }
  }
}

extension ParameterTable {
  var entityType: String? {
    guard case .entity(let name) = type else { return nil }
    return name
  }
}
