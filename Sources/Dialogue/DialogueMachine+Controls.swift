extension DialogueMachine {
  /// Does what a steering word says.
  ///
  /// - Returns: `nil` where the reply is no such word, or where the word means something else in
  ///   answer to the question (a note may read "more").
  mutating func obey(_ reply: Reply, about question: Question) -> DialogueAction? {
    var reader = QuestionReader(question: question, guide: guide)
    guard let control = reply.control, !reader.namesChoice(reply) else { return nil }
    return obey(control, about: question)
  }

  /// Does what a reply says that is composed of words that steer, as *oh yes, please do*.
  ///
  /// - Returns: `nil` where it says nothing of the kind, or where any text is an answer.
  mutating func obeyComposed(_ reply: Reply, about question: Question) -> DialogueAction? {
    guard !takesAnyText(question), let control = reply.composedControl, control != .hesitation
    else { return nil }
    return obey(control, about: question) ?? misunderstood(question)
  }

  /// Keeps the question where nothing was said but *hmm, well*.
  mutating func obeyHesitation(_ reply: Reply, about question: Question) -> DialogueAction? {
    guard !takesAnyText(question), reply.composedControl == .hesitation else { return nil }
    return show(question)
  }

  private mutating func obey(_ control: ReplyLexicon.Control, about question: Question)
    -> DialogueAction?
  {
    let messages = guide.writer.messages
    let reader = QuestionReader(question: question, guide: guide)
    switch control {
    case .cancel: return close(messages.cancelled)
    case .back, .undo: return goBack(from: question)
    case .help: return show(question, notice: reader.help)
    case .again: return takesAnyText(question) ? nil : show(question)
    case .more: return turnPage(of: question, forward: true, otherwise: messages.noMore)
    case .previous: return turnPage(of: question, forward: false, otherwise: messages.noPrevious)
    case .noneOfThese: return decline(question)
    case .yes: return agree(to: question)
    case .no: return disagree(with: question)
    case .wait, .doubt: return show(question, notice: messages.takeYourTime)
    case .hesitation, .praise: return show(question)
    case .thanks: return show(question, notice: messages.thanked)
    case .which, .count, .why, .difference, .meaning: return explain(question, control)
    }
  }

  /// Returns to the page before, or to the question before as it was.
  private mutating func goBack(from question: Question) -> DialogueAction {
    state.misunderstood = 0
    var turned = question
    if turned.turn(forward: false) {
      state.stage = .asking(question: turned)
      return show(turned)
    }
    guard let earlier = state.earlier.popLast() else {
      return show(question, notice: guide.writer.messages.nothingBefore)
    }
    state.stage = .asking(question: earlier)
    return show(earlier)
  }

  private mutating func turnPage(of question: Question, forward: Bool, otherwise: String)
    -> DialogueAction?
  {
    guard question.optionCount > 0 else { return nil }
    state.misunderstood = 0
    var turned = question
    guard turned.turn(forward: forward) else { return show(question, notice: otherwise) }
    state.stage = .asking(question: turned)
    return show(turned)
  }

  private mutating func agree(to question: Question) -> DialogueAction? {
    if case .confirm(let invocation) = question.decision {
      return state.isInquiry ? settle(.agreed) : enter(.run(invocation))
    }
    guard question.optionCount == 1 else { return nil }
    return QuestionReader(question: question, guide: guide).pick(0)
      .map { take($0, to: question) }
  }

  private mutating func disagree(with question: Question) -> DialogueAction? {
    if QuestionReader(question: question, guide: guide).parameter?.type == .boolean { return nil }
    if case .confirm = question.decision { return decline(question) }
    return question.optionCount > 0 ? decline(question) : nil
  }

  /// None of the options: asks openly where another answer is possible, goes on without one
  /// where none is needed, and ends politely otherwise.
  private mutating func decline(_ question: Question) -> DialogueAction? {
    let reader = QuestionReader(question: question, guide: guide)
    switch question.decision {
    case .chooseEntity(let choice):
      if state.isInquiry && reader.entityType == nil { return settle(.declined) }
      return advance(from: question, to: choice.asValue(.missing))
    case .askValue(let request):
      if reader.entityType != nil, !request.suggestions.isEmpty {
        let open = ValueRequest(
          invocation: request.invocation, parameter: request.parameter, reason: .missing,
          pending: request.pending)
        return advance(from: question, to: .askValue(open))
      }
      if reader.takesAnyText || reader.takesNumbers { return nil }
      if state.isInquiry { return settle(.declined) }
      if reader.parameter?.isRequired == false, var completion = completion(of: question) {
        return advance(from: question, to: completion.next())
      }
      return close(guide.writer.messages.nothingDone)
    case .chooseIntent, .confirm, .run, .reject:
      return state.isInquiry ? settle(.declined) : close(guide.writer.messages.nothingDone)
    }
  }

  private func takesAnyText(_ question: Question) -> Bool {
    QuestionReader(question: question, guide: guide).takesAnyText
  }
}

extension QuestionReader {
  /// What can be replied to the question.
  var help: String {
    let messages = guide.writer.messages
    if case .confirm = question.decision {
      return guide.writer.join(messages.confirmHint, messages.helpOtherwise)
    }
    guard question.optionCount == 0, case .askValue = question.decision, let answers else {
      return messages.help
    }
    return guide.writer.join(answers, messages.helpOtherwise)
  }

  /// What answers a question without options. `nil` where nothing special does.
  var answers: String? {
    let messages = guide.writer.messages
    switch parameter?.type {
    case .string: return messages.helpText
    case .entity, .person, .file: return messages.helpName
    case .integer, .number: return messages.helpNumber
    case .date: return messages.helpDate
    case .duration, .measurement, .currency: return messages.helpQuantity
    case .url: return messages.helpLink
    case .boolean, .enumeration, nil: return nil
    }
  }
}
