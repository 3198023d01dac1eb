import AppManifest

/// What is said after something was run: thanks, and what amends, repeats or takes it back.
extension DialogueMachine {
  /// Reads a text as being about what was run last.
  ///
  /// *"no, the second"; "make it 4"; "the other one"; "and Up too"; "thanks"*
  ///
  /// - Returns: `nil` for what has nothing to do with it.
  mutating func followUp(_ text: String) -> DialogueAction? {
    guard guide.limits.allow(text) else { return nil }
    let reply = Reply(typed: text, guide: guide, takesApart: true)
    let control = reply.control ?? reply.composedControl
    if control == .thanks { return answer(guide.writer.messages.thanked) }
    if let action = undo(reply, control) { return action }
    guard let recent = state.recent else { return nil }
    guard recent.isCurrent(at: guide.minute) else {
      state.recent = nil
      return nil
    }
    state.recent?.turnsSince += 1
    if control == nil || control == .noneOfThese || control == .more,
      let action = amend(recent, with: reply)
    {
      return action
    }
    if let control, let action = followUp(control, recent) { return action }
    return attempt(reply, after: recent)
  }

  private mutating func followUp(_ control: ReplyLexicon.Control, _ recent: RecentRun)
    -> DialogueAction?
  {
    switch control {
    case .praise: answer(guide.writer.messages.thanked)
    case .wait, .doubt, .hesitation: answer(guide.writer.messages.takeYourTime)
    case .no: reopen(recent)
    case .more where recent.invocation.slots.isEmpty, .again where recent.invocation.slots.isEmpty,
      .noneOfThese where recent.invocation.slots.isEmpty:
      enter(.run(recent.invocation))
    case .cancel, .back, .more, .previous, .noneOfThese, .again, .help, .yes, .thanks, .undo,
      .which,
      .count, .why, .difference, .meaning:
      nil
    }
  }

  /// Says something and changes nothing.
  private func answer(_ message: String) -> DialogueAction {
    .show(Turn(decision: nil, message: message))
  }

  /// Takes back what was run last, and what was run before it where that is asked for again.
  ///
  /// - Returns: `nil` for replies that ask for no such thing, and where nothing can be taken back:
  ///   *undo* may be a command of the app.
  private mutating func undo(_ reply: Reply, _ control: ReplyLexicon.Control?) -> DialogueAction? {
    guard !state.done.isEmpty, reply.undoes(control) else { return nil }
    return takeBack()
  }

  /// Takes back what was run last.
  private mutating func takeBack() -> DialogueAction {
    state.recent = nil
    guard let last = state.removeLastRun() else { return answer(nothingToUndo) }
    let writer = guide.writer
    let message = writer.fill(writer.messages.undone, ["action": writer.summary(of: last)])
    return .show(Turn(decision: nil, message: message, takesBackLast: true))
  }

  /// What is said where there is nothing to take back, or nothing more.
  var nothingToUndo: String {
    let messages = guide.writer.messages
    return state.hasTakenBack ? messages.nothingMoreToUndo : messages.nothingToUndo
  }

  /// Asks again what the last run was told wrongly.
  private mutating func reopen(_ recent: RecentRun) -> DialogueAction {
    state.recent = nil
    let others = recent.question.flatMap { question -> Question? in
      let rest = (0..<question.optionCount).filter { $0 != recent.chosen }
      return rest.isEmpty ? nil : question.narrowed(to: rest)
    }
    guard let question = others ?? self.question(forEntityOf: recent) else { return takeBack() }
    state.stage = .asking(question: question)
    guard case .show(var turn) = show(question) else { return show(question) }
    _ = state.removeLastRun()
    turn.takesBackLast = true
    return .show(turn)
  }

  // MARK: Amendments

  private mutating func amend(_ recent: RecentRun, with reply: Reply) -> DialogueAction? {
    let isCorrection = reply.composition?.isAround(.takesBack) ?? false
    let contents = reply.contents + [reply]
    if let question = recent.question {
      var reader = reader(question)
      reader.current = recent.chosen
      for content in contents where isCorrection || content.number == nil {
        guard let answer = reader.chosen(content), answer.fills != recent.slot(of: question)
        else { continue }
        return run(answer, insteadOf: recent)
      }
    }
    guard isCorrection else { return nil }
    for slot in recent.invocation.slots.reversed() {
      guard let question = question(for: slot.name, of: recent), question.takesValues(in: guide)
      else { continue }
      var reader = reader(question)
      for content in contents {
        guard let answer = reader.composedAnswer(content) else { continue }
        return run(answer, insteadOf: recent)
      }
    }
    return nil
  }

  /// Runs the same with another answer, in place of what was run.
  private mutating func run(_ answer: QuestionReader.Answer, insteadOf recent: RecentRun)
    -> DialogueAction?
  {
    guard case .filled(let slot) = answer else { return nil }
    let table = guide.tables[recent.invocation.intent]
    var completion = Completion(table: table, invocation: recent.invocation, pending: [])
    completion.clear(slot.name)
    completion.fill(slot)
    _ = state.removeLastRun()
    guard case .show(var turn) = enter(completion.next()) else { return nil }
    state.recent?.question = recent.question
    turn.takesBackLast = true
    return .show(turn)
  }

  /// The question for a parameter of the last run, as if it had not been answered.
  func question(for slot: String, of recent: RecentRun) -> Question? {
    var completion = Completion(
      table: guide.tables[recent.invocation.intent], invocation: recent.invocation, pending: [])
    completion.clear(slot)
    return Question(
      .askValue(
        ValueRequest(invocation: completion.invocation, parameter: slot, reason: .missing)))
  }

  /// The question for the thing that the last run was about.
  func question(forEntityOf recent: RecentRun) -> Question? {
    guide.tables.entitySlot(of: recent.invocation).flatMap { question(for: $0.name, of: recent) }
  }
}

extension RecentRun {
  /// The index of the option that was taken.
  var chosen: Int? {
    guard let question, let slot = slot(of: question) else { return nil }
    return question.hits.firstIndex { $0.id == slot }
  }

  /// The identifier of what fills the parameter that a question asked for.
  func slot(of question: Question) -> String? {
    invocation.slots.first { $0.name == question.slot }?.entityID
  }
}

extension QuestionReader.Answer {
  /// The identifier of the entity that the answer is.
  fileprivate var fills: String? {
    if case .filled(let slot) = self { slot.entityID } else { nil }
  }
}

extension QuestionReader {
  /// The one option that a text picks among those of a question that was answered.
  fileprivate mutating func chosen(_ reply: Reply) -> Answer? {
    if current != nil, let answer = selected(reply.text), case .filled = answer { return answer }
    guard let answer = sureAnswer(reply), case .filled = answer else { return nil }
    return answer
  }
}

extension Question {
  /// True where a value is asked for that is no text and no name.
  fileprivate func takesValues(in guide: DialogueGuide) -> Bool {
    let reader = QuestionReader(question: self, guide: guide)
    return !reader.takesAnyText && reader.entityType == nil
  }
}

extension IntentTables {
  /// The first parameter of an invocation that holds one entity.
  func entitySlot(of invocation: Invocation) -> FilledSlot? {
    invocation.slots.first { slot in
      slot.entityID != nil && self[invocation.intent].parameter(slot.name)?.entityType != nil
    }
  }
}
