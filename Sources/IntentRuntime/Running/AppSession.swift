public import AppIntents
import AppManifest
import Dialogue
public import PhraseRouter
public import SwiftUI

/// One person's conversation with an app whose intents run: what is typed is understood, missing
/// values are asked for, the intent is performed, and what it says is shown.
///
/// Turns are taken one after the other. While an intent waits for an answer the conversation goes
/// on: *cancel* and commands of their own end its run, and nothing after its question happens.
///
/// ```swift
/// let session = AppSession(host, language: "en")
/// var turn = await session.send("rate cars")  // turn.message: Which rating?
/// turn = await session.send("four")  // turn.message: You gave Cars four stars.
/// ```
///
/// Nothing throws: what an intent throws is in the turn's ``AppTurn/error``, and its message says what
/// the person may know of it.
///
/// - Complexity: A turn takes what the router takes (linear in what was typed), and what the app's
///   queries and intents do. Queries have a deadline; intents do not, and can be left.
public actor AppSession {
  private let host: AppHost
  private let session: Session
  private let wording: Wording
  private let values: SlotValueReader
  private let conversation: String
  /// The run that waits for an answer.
  private var waiting: WaitingRun?
  private var undo = UndoHistory()
  /// True while the open question is whether to undo what was not done last.
  private var asksToUndo = false
  private var last: Task<AppTurn, Never>?

  /// Starts a conversation.
  ///
  /// - Parameters:
  ///   - language: A language of the app. `nil`: its default.
  ///   - context: Facts that phrases can require or exclude. `now`, an ISO 8601 date, is what
  ///     relative dates refer to; without it the clock of the options is read.
  ///   - conversation: The name under which the conversation is remembered.
  ///   - readFile: Opens a file that the person names. By default none can be opened.
  public init(
    _ host: AppHost, language: String? = nil, context: [String: Value] = [:],
    conversation: String = "default", options: SessionOptions = SessionOptions(),
    readFile: @escaping @Sendable (String) throws -> IntentFile = { _ in
      throw AppIntentError.Unrecoverable.notAllowed
    }
  ) {
    self.host = host
    self.conversation = conversation
    let language = language ?? host.manifest.defaultLanguage
    wording = Wording(language: language, localization: host.localization)
    values = SlotValueReader(readFile: readFile)
    session = host.dialogue(
      language: language, context: context, values: values, options: options)
  }

  /// Takes what the person typed, a command or a reply, and says what comes of it.
  ///
  /// Where the caller's task is cancelled, so is the intent that the turn runs: the turn ends at
  /// once, even if the intent does not, and the conversation can go on.
  public func send(_ text: String) async -> AppTurn { await next { await $0.take(text) } }

  /// Performs the intent of a control that was pressed, as if it had been asked for in words.
  ///
  /// *the button “Watch” of the card of Cars* → `message: “Cars is marked as watched.”`
  ///
  /// An open question ends. What the intent lacks is asked for, in this turn and those that follow.
  /// Where the text is no intent of this app, the turn's error is ``UnreadableIntent``.
  ///
  /// - Parameter intent: What the control's ``SwiftUI/ViewNode/action`` holds. Who can choose it
  ///   can perform any intent of the app.
  public func perform(_ intent: EncodedIntent) async -> AppTurn {
    await next { await $0.take(intent) }
  }

  /// Takes a turn when the turns before it are over.
  private func next(
    _ turn: @escaping @Sendable (isolated AppSession) async -> AppTurn
  ) async -> AppTurn {
    let previous = last
    let task = Task {
      _ = await previous?.value
      return await turn(self)
    }
    last = task
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func take(_ text: String) async -> AppTurn {
    if let answer = waiting?.labelledAnswer(text) {
      await session.endDialogue()
      let turn = await resume(with: answer)
      await remember()
      return turn
    }
    let turn = await follow(await session.send(text))
    await remember()
    return turn
  }

  private func take(_ intent: EncodedIntent) async -> AppTurn {
    guard let invocation = intent.invocation, host.intents[invocation.intent] != nil else {
      var turn = AppTurn(message: wording.words.failed)
      turn.error = UnreadableIntent()
      return turn
    }
    let turn = await follow(await session.begin(.run(invocation)))
    await remember()
    return turn
  }

  // MARK: Runs

  /// Goes on from what the dialogue came to.
  private func follow(_ turn: Turn) async -> AppTurn {
    if asksToUndo, let end = await answerToUndo(turn) { return end }
    if turn.takesBackLast, waiting == nil, let end = await takeBack(turn) { return end }
    if let waiting {
      if let answer = turn.answer { return await resume(with: answer) }
      if turn.isOpen, await session.dialogue.isInquiry {
        return AppTurn(turn, isAskedByRun: true)
      }
      self.waiting = nil
      guard turn.decision != nil else { return await decline(waiting, saying: turn.message) }
      await waiting.run.cancel()
    }
    guard case .run(let invocation)? = turn.decision else { return AppTurn(turn) }
    if let finder = host.finders[invocation.intent] { return await find(invocation, finder) }
    guard let type = host.intents[invocation.intent] else { return AppTurn(turn) }
    return await start(type.init(), invocation)
  }

  private func start(_ intent: any AppIntent, _ invocation: Invocation) async -> AppTurn {
    let run = WaitingRun(invocation: invocation, intent: intent)
    await remember(run)
    let performer = IntentPerformer(
      run: run.run, wording: wording, reader: values, confidence: invocation.confidence,
      undoManager: run.undoManager, donate: host.remember)
    let wording = wording
    await run.run.start { _ in
      await RunEnding(wording) {
        try await performer.perform(intent, slots: invocation.slots)
      }
    }
    return await proceed(run)
  }

  /// Finds entities by facts about them, and lists them.
  private func find(_ invocation: Invocation, _ finder: PropertyFinder) async -> AppTurn {
    let (reader, wording) = (values, wording)
    let ending = await RunEnding(wording) {
      let found = try await finder.entities(for: invocation, reader: reader)
      var outcome = RunOutcome(intent: invocation.intent)
      outcome.value = found
      outcome.dialog = wording.list(of: found)
      return outcome
    }
    return turn(invocation, ending)
  }

  private func resume(with answer: Inquiry.Answer) async -> AppTurn {
    guard let run = waiting else { return AppTurn(message: wording.words.failed) }
    waiting = nil
    await run.run.answer(answer)
    return await proceed(run)
  }

  /// The person does not want to answer. Most runs end there, but they may go on.
  private func decline(_ run: WaitingRun, saying message: String) async -> AppTurn {
    await run.run.answer(nil)
    var turn = await proceed(run)
    if turn.message == wording.shared.cancelled { turn.message = message }
    return turn
  }

  /// Waits for what a run comes to next, and shows it.
  private func proceed(_ run: WaitingRun) async -> AppTurn {
    let event = await withTaskCancellationHandler {
      await run.run.next()
    } onCancel: {
      Task { await run.run.abandon() }
    }
    switch event {
    case .asks(let question):
      var waiting = run
      waiting.question = question
      self.waiting = waiting
      return AppTurn(await session.ask(question.inquiry), isAskedByRun: true)
    case .ended(let ending): return await conclude(run, ending)
    }
  }

  private func conclude(_ run: WaitingRun, _ ending: RunEnding) async -> AppTurn {
    var turn = turn(run.invocation, ending)
    guard turn.outcome != nil else { return turn }
    let said = await said(of: run, turn)
    if let offer = await UndoOffer(run, saying: said) {
      undo.add(offer)
      turn.undoOffer = wording.words.undoOffer
    } else {
      undo.addOther()
    }
    host.memory?.finish(run.activity, of: conversation)
    return turn
  }

  /// What a run is called when it is taken back: what it said or, where it said nothing, what it did.
  private func said(of run: WaitingRun, _ turn: AppTurn) async -> String {
    if let dialog = turn.outcome?.dialog, !dialog.isEmpty { return dialog }
    return await session.summary(of: run.invocation)
  }

  private func turn(_ invocation: Invocation, _ ending: RunEnding) -> AppTurn {
    var turn = AppTurn(message: wording.shared.cancelled)
    switch ending {
    case .cancelled: return turn
    case .failed(let message, let error):
      turn.message = message
      turn.error = error
    case .finished(let outcome):
      turn.message = message(of: outcome)
      turn.outcome = outcome
    }
    turn.decision = .run(invocation)
    return turn
  }

  /// What a run says; where it says nothing, what its value is called, or that it is done.
  private func message(of outcome: RunOutcome) -> String {
    if let dialog = outcome.dialog, !dialog.isEmpty { return dialog }
    let value = outcome.value.map(wording.title) ?? ""
    return value.isEmpty ? wording.words.done : value
  }
}

// MARK: - Undo

extension AppSession {
  /// Undoes the last run that can be undone, and where that is asked for again the one before it.
  /// Where something else has been done since, asks first.
  private func undoLastRun() async -> AppTurn {
    guard let offer = undo.last else {
      var turn = AppTurn(message: nothingToUndo)
      turn.isUndo = true
      return turn
    }
    guard offer.isOfLastRun else { return await askToUndo(offer) }
    undo.removeLast()
    var turn = await offer.undoRun(wording)
    if !turn.hasFailed { host.memory?.markUndone(offer.run) }
    turn.isUndo = true
    return turn
  }

  private var nothingToUndo: String {
    undo.hasUndone ? wording.shared.nothingMoreToUndo : wording.shared.nothingToUndo
  }

  /// Undoes the last run before what corrects it is done. What cannot be undone is confirmed first.
  ///
  /// - Returns: `nil` where the turn goes on as it is.
  private func takeBack(_ turn: Turn) async -> AppTurn? {
    guard let decision = turn.decision else { return await undoLastRun() }
    guard let offer = undo.last, offer.isOfLastRun else {
      guard case .run(let invocation) = decision else { return nil }
      return AppTurn(await session.begin(.confirm(invocation)))
    }
    undo.removeLast()
    let undone = await offer.undoRun(wording)
    if undone.hasFailed { return undone }
    host.memory?.markUndone(offer.run)
    return nil
  }

  private func askToUndo(_ offer: UndoOffer) async -> AppTurn {
    asksToUndo = true
    await session.keep(offer.invocation)
    let prompt = wording.words.asksToUndo(offer.message)
    var turn = AppTurn(
      await session.ask(Inquiry(.confirm(offer.invocation), prompt: prompt)))
    turn.decision = nil
    turn.isUndo = true
    return turn
  }

  /// What the answer to the question whether to undo comes to. `nil` for a command of its own.
  private func answerToUndo(_ turn: Turn) async -> AppTurn? {
    if turn.isOpen, await session.dialogue.isInquiry { return AppTurn(turn) }
    asksToUndo = false
    switch turn.answer {
    case .agreed:
      undo.forgetOthers()
      return await undoLastRun()
    case .declined, .value: return AppTurn(message: wording.shared.cancelled)
    case nil: return turn.decision == nil ? AppTurn(turn) : nil
    }
  }
}

// MARK: - Memory

extension AppSession {
  /// Goes on from where the conversation stood when its process ended.
  ///
  /// A question whose answer leads to a run is asked again. Where a run had begun, it is not known
  /// how far it came: it is reported as interrupted, and starting again is offered.
  ///
  /// - Returns: `nil` where nothing was open.
  public func resume() async -> AppTurn? {
    guard let remembered = host.memory?.dialogue(of: conversation) else { return nil }
    let decoder = JSONDecoder()
    if let running = remembered.running {
      guard let invocation = try? decoder.decode(Invocation.self, from: running.invocation) else {
        return AppTurn(message: wording.words.interrupted)
      }
      var turn = AppTurn(await session.begin(.confirm(invocation)))
      turn.message = wording.words.interrupted + " " + wording.words.startAgain
      await remember()
      return turn
    }
    guard let state = try? decoder.decode(DialogueState.self, from: remembered.state) else {
      return nil
    }
    return await session.resume(state).map { AppTurn($0) }
  }

  /// Remembers where the conversation stands.
  ///
  /// - Parameter run: The run that begins, if one does.
  private func remember(_ run: WaitingRun? = nil) async {
    guard let memory = host.memory else { return }
    let state = await session.dialogue
    let running = (run ?? waiting)?.remembered
    // What could be undone is gone with the process, and so is the question about it.
    guard !asksToUndo, state.isOpen || running != nil, let data = try? JSONEncoder().encode(state)
    else {
      return memory.end(conversation)
    }
    memory.save(RememberedDialogue(state: data, running: running), of: conversation)
  }
}
