/// The dialogue as a pure machine: it takes events and answers each with an action.
///
/// It does no I/O and reads no clock. Where it needs a name or wants to know whether a reply is a
/// command of its own, it answers with an action that asks for it. Every state answers every
/// event: one that nobody waited for shows the open question again.
///
/// A reply is read in this order, and the first reading that fits wins:
/// 1. words that steer the dialogue (*cancel*, *back*, *more*, *none of these*, *yes* ...), unless
///    they name the case of an enum or a boolean that is asked for;
/// 2. a value of the kind that is asked for; a number or place in the list; a whole name in it;
///    the same behind words of correction (*no, I meant the second*), also in earlier lists;
/// 3. a command of its own, if it fits exactly and is complete;
/// 4. part of a name, or what tells an option apart (*the one from 1999*): one option is taken,
///    several narrow the list; text, where any is taken;
/// 5. a name that is not in the list, perhaps behind words of correction: it is looked up;
/// 6. a command that fits less than exactly;
/// 7. otherwise the question is asked again, with a hint.
///
/// ```
/// U: rate toy story
/// S: There are several called “toy story”. Which film?   1 Toy Story (1995)  2 Toy Story 2 (1999)
/// U: the one from 1999
/// S: Which rating?
/// ```
///
/// Most programs leave the driving to a session. By hand it goes like this:
///
/// ```swift
/// let guide = DialogueGuide(manifest: router.manifest, language: "en")
/// var machine = DialogueMachine(guide: guide)
///
/// if case .show(let turn) = machine.begin(router.route("mark toy story as watched")) {
///   print(turn.options.count, turn.isOpen)  // → 4 true
/// }
/// if case .show(let turn) = machine.reply("2") {
///   print(turn.decision?.invocation?["film"]?.entityID ?? "")  // → toy-story-2-1999
/// }
/// ```
///
/// A reply may have 4 KiB and 512 code points, *back* returns to 32 questions, ten options are
/// shown at once. See ``DialogueLimits``.
public struct DialogueMachine: Sendable {
  /// What the dialogue knows of the app and the language.
  public private(set) var guide: DialogueGuide
  /// Where it stands. Saved and given to a new machine, it goes on from there.
  public internal(set) var state: DialogueState

  /// Starts a dialogue, or resumes a saved one.
  public init(guide: DialogueGuide, state: DialogueState = DialogueState()) {
    self.guide = guide
    self.state = state
  }

  /// Goes on with another guide, as when the app has changed. An open question stays as it was
  /// asked.
  public mutating func adopt(_ guide: DialogueGuide) { self.guide = guide }

  /// A command was routed: what it came to starts a dialogue, in place of any other.
  public mutating func begin(_ decision: Decision) -> DialogueAction {
    if case .reject = decision {
      state = state.closed(after: state.recent)
    } else {
      state = state.closed(after: nil)
    }
    return enter(decision)
  }

  /// The person typed something.
  ///
  /// - Complexity: O(length × options of the open question).
  public mutating func reply(_ text: String) -> DialogueAction {
    guard let question = state.stage.question else {
      if let action = followUp(text) {
        // Whatever was being routed when this was typed is answered no more.
        if case .show = action, case .routing = state.stage { state.stage = .idle }
        return action
      }
      state.stage = .routing(question: nil, reply: text)
      return .route(text)
    }
    state.stage = .asking(question: question)
    guard guide.limits.allow(text) else {
      return misunderstood(question, notice: guide.writer.messages.replyTooLong)
    }
    let reply = Reply(typed: text, guide: guide, takesApart: true)
    if reply.text.isEmpty {
      return reply.isSign ? take(sign: reply, to: question) : show(question)
    }
    if let action = settleOffer(reply) { return action }
    if let action = obey(reply, about: question) { return action }
    if let action = answerNegated(reply, to: question) { return action }
    if let action = answer(reply, to: question) { return action }
    if let action = askWhole(reply, question) { return action }
    if let action = explainOption(askedBy: reply, of: question) { return action }
    if let action = obeyComposed(reply, about: question) { return action }
    let saysLess = reply.isNegative || (question.optionCount == 0 && reply.isDenied)
    if !saysLess, let action = answerComposed(reply, to: question) { return action }
    if let action = obeyHesitation(reply, about: question) { return action }
    if let action = leave(reply, question) { return action }
    state.stage = .routing(question: question, reply: text)
    return .route(text)
  }

  /// Takes a reply of signs alone, which no command is made of, but a name or a note may be: *🎉*
  private mutating func take(sign reply: Reply, to question: Question) -> DialogueAction {
    answer(reply, to: question) ?? reader(question).rating(reply).map { take($0, to: question) }
      ?? (reader(question).entityType == nil || reply.composedControl != .praise
        ? obeyComposed(reply, about: question) : nil)
      ?? interpret(reply, about: question, otherwise: .reject(Rejection(reason: .noMatch)))
  }

  /// The answer to ``DialogueAction/route(_:)``.
  public mutating func routed(_ decision: Decision) -> DialogueAction {
    switch state.stage {
    case .idle: return begin(decision)
    case .routing(nil, let text):
      return routedFollowUp(decision) ?? beginUnlessHelp(decision, text)
    case .routing(let question?, let text):
      state.stage = .asking(question: question)
      if guide.tables.isWholeCommand(decision) { return begin(decision) }
      if state.isLeaving { return stay(question) }
      return interpret(
        Reply(typed: text, guide: guide, takesApart: true), about: question, otherwise: decision)
    case .asking(let question), .lookingUp(let question, _):
      state.stage = .asking(question: question)
      return show(question)
    }
  }

  /// The answer to ``DialogueAction/lookUp(_:)``.
  public mutating func lookedUp(_ result: LookupResult) -> DialogueAction {
    switch state.stage {
    case .lookingUp(let question, let lookup):
      if let action = lookedUpFollowUp(result) { return action }
      state.stage = .asking(question: question)
      return take(result, of: lookup, about: question)
    case .asking(let question), .routing(let question?, _):
      state.stage = .asking(question: question)
      return show(question)
    case .idle, .routing(nil, _): return close(guide.writer.messages.rejectedEmpty)
    }
  }

  /// Offers values for the open question, if it asks for one and offers none yet.
  ///
  /// - Parameters:
  ///   - hits: The values to offer, best first.
  ///   - turn: The turn that is about to be shown, whose sentences stay.
  /// - Returns: The turn with the options, or `nil` where they answer nothing that is asked.
  public mutating func offer(_ hits: [EntityHit], in turn: Turn) -> Turn? {
    guard case .asking(let question) = state.stage else { return nil }
    return question.offering(hits).map { show($0, insteadOfThatIn: turn) }
  }

  /// Puts the options of the open question into another order.
  ///
  /// - Parameters:
  ///   - order: The indices of all options, in the order in which they are to stand.
  ///   - turn: The turn that is about to be shown, whose sentences stay.
  /// - Returns: The turn with the options, or `nil` where there are no such options.
  public mutating func arrange(_ order: [Int], in turn: Turn) -> Turn? {
    guard case .asking(let question) = state.stage, question.first == 0,
      order.sorted() == Array(0..<question.optionCount)
    else { return nil }
    return question.narrowed(to: order).map { show($0, insteadOfThatIn: turn) }
  }

  private mutating func show(
    _ question: Question, insteadOfThatIn turn: Turn
  ) -> Turn {
    state.stage = .asking(question: question)
    let shown = self.turn(for: question)
    var turn = turn
    (turn.decision, turn.options, turn.hasMore) = (shown.decision, shown.options, shown.hasMore)
    return turn
  }

  /// What is shown now: the open question, or nothing.
  public var turn: Turn? { state.stage.question.map { turn(for: $0) } }
}

// MARK: Moves

extension DialogueMachine {
  /// Makes a decision the dialogue's: asks its question, or ends.
  ///
  /// - Parameter notice: What to say first, if something is asked.
  mutating func enter(_ decision: Decision, notice: String = "") -> DialogueAction {
    guard let question = Question(decision) else {
      state = state.closed(after: recent(after: decision))
      if case .run(let invocation) = decision { state.add(invocation) }
      let end = decision.asks ? .reject(Rejection(reason: .noMatch)) : decision
      return .show(Turn(decision: end, message: guide.writer.message(for: end)))
    }
    state.stage = .asking(question: question)
    return show(question, notice: notice)
  }

  /// What was run last once a decision is carried out.
  private func recent(after decision: Decision) -> RecentRun? {
    guard case .run(let invocation) = decision else { return state.recent }
    let question = state.earlier.last { question in
      question.optionCount > 1 && question.invocation?.intent == invocation.intent
        && question.slot.map { slot in invocation.slots.contains { $0.name == slot } } ?? false
    }
    return RecentRun(invocation: invocation, question: question, time: guide.time)
  }

  /// Goes on from an answered question, which *back* returns to.
  mutating func advance(
    from question: Question, to decision: Decision, notice: String = ""
  ) -> DialogueAction {
    state.misunderstood = 0
    state.earlier = (state.earlier + [question]).suffix(DialogueLimits.history)
    return enter(decision, notice: notice)
  }

  /// Asks the same parameter again, for another reason. *Back* skips the question that failed.
  mutating func ask(
    _ question: Question, again reason: ValueRequest.Reason, suggestions: [EntityHit]
  ) -> DialogueAction {
    guard let invocation = question.invocation, let slot = question.slot,
      let next = Question(
        .askValue(
          ValueRequest(
            invocation: invocation, parameter: slot, reason: reason, suggestions: suggestions,
            pending: question.pending)))
    else { return misunderstood(question) }
    state.stage = .asking(question: next)
    return misunderstood(next, notice: "", hint: false)
  }

  /// Asks a question again after a reply that was not understood. The dialogue is never lost;
  /// after a few such replies it points out how to leave it.
  mutating func misunderstood(
    _ question: Question, notice: String? = nil, hint: Bool = true
  ) -> DialogueAction {
    let writer = guide.writer
    state.misunderstood = min(state.misunderstood + 1, DialogueLimits.patience)
    return show(
      question, notice: notice ?? writer.messages.notUnderstood,
      hint: writer.join(
        hint ? writer.hint(for: question) : "",
        state.misunderstood == DialogueLimits.patience ? writer.messages.cancelHint : ""))
  }

  /// Keeps a run that was not taken back after all.
  package mutating func keep(_ run: Invocation) { state.add(run) }

  /// Ends the dialogue without a word. What was run can still be taken back.
  package mutating func end() { state = state.closed(after: nil) }

  /// Ends the dialogue.
  mutating func close(_ message: String) -> DialogueAction {
    state = state.closed(after: state.recent)
    return .show(Turn(decision: nil, message: message))
  }

  func show(_ question: Question, notice: String = "", hint: String = "") -> DialogueAction {
    .show(turn(for: question, notice: notice, hint: hint))
  }

  private func turn(for question: Question, notice: String = "", hint: String = "")
    -> Turn
  {
    let writer = writer
    let page = question.page
    return Turn(
      decision: question.decision,
      message: writer.join(notice, writer.message(for: question.decision), hint),
      options: Array(writer.options(for: question.decision)[page]),
      firstNumber: page.lowerBound + 1,
      hasMore: question.hasMore, isOpen: true)
  }

  private mutating func beginUnlessHelp(_ decision: Decision, _ text: String) -> DialogueAction {
    guard case .reject = decision, guide.limits.allow(text) else { return begin(decision) }
    let reply = Reply(typed: text, guide: guide, takesApart: true)
    let control = reply.control ?? reply.composedControl
    if control == .help { return close(guide.writer.messages.help) }
    return reply.undoes(control) ? close(nothingToUndo) : begin(decision)
  }
}

extension IntentTables {
  /// True for commands that fit exactly and whose slots all say something that is known, so that
  /// they win over other meanings of a reply.
  func isWholeCommand(_ decision: Decision) -> Bool {
    switch decision {
    case .run(let invocation), .confirm(let invocation): invocation.confidence >= 1
    case .chooseEntity(let choice): choice.invocation.confidence >= 1
    case .chooseIntent(let choice):
      choice.options.allSatisfy { isWholeCommand(self.decision(of: $0)) }
    case .askValue(let request):
      request.reason == .missing && request.invocation.confidence >= 1
    case .reject: false
    }
  }
}

extension PromptWriter {
  /// How to reply to a question.
  func hint(for question: Question) -> String {
    if case .confirm = question.decision { return messages.confirmHint }
    guard question.optionCount > 1 else { return "" }
    return fill(
      messages.listHint,
      [
        "first": String(question.page.lowerBound + 1), "last": String(question.page.upperBound),
      ])
  }
}
