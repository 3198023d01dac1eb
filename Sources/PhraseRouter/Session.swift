public import AppManifest
public import Dialogue

/// One person's conversation with an app: it routes what they type, asks when it is unsure, and
/// understands the replies.
///
/// All entity queries of a turn share one deadline. What is late by then is left out, and the
/// person is told so.
///
/// *"mark toy story as watched" → “Which film?” with four options; "the one from 1999" → run.*
///
/// ```swift
/// let session = Session(router: router)
/// let question = await session.send("mark toy story as watched")
/// print(question.options.map(\.title).joined(separator: ", "))
/// // → Toy Story, Toy Story 2, Toy Story 3, Toy Story 4
///
/// let answer = await session.send("the one from 1999")
/// print(answer.decision?.invocation?["film"]?.entityID ?? "")  // → toy-story-2-1999
/// ```
///
/// Keep one session for each conversation; sessions share the router and cost little. A session
/// decides and asks. It runs nothing: where a turn's decision is *run*, running it is the caller's.
///
/// Await each turn before you send the next text: two that are sent at once may interleave while a
/// query is waited for. What one text costs is bounded, how many are sent is not.
public actor Session {
  private let source: LiveRouter
  /// What this turn is routed by, and which of the source's apps it serves.
  private var router: Router
  private var generation: Int
  private let language: String
  private let context: [String: Value]
  private let queries: [String: any StringQuery]
  private let suggestions: (any SuggestionSource)?
  private let preference: (any OptionPreference)?
  private let options: SessionOptions
  private let runner: QueryRunner
  private var machine: DialogueMachine

  /// Starts a conversation.
  ///
  /// - Parameters:
  ///   - router: What utterances are routed by.
  ///   - language: A language of the manifest. `nil`: its default.
  ///   - context: Facts that templates can require or exclude. `now`, an ISO 8601 date, is what
  ///     relative dates refer to; without it the session's clock is read.
  ///   - queries: The app's own queries, by the name of the entity type they answer for.
  ///   - suggestions: What offers values that are asked for.
  ///   - preference: What orders options that fit equally well.
  ///   - options: The deadline of queries, and the clock.
  public init(
    router: Router, language: String? = nil, context: [String: Value] = [:],
    queries: [String: any StringQuery] = [:], suggestions: (any SuggestionSource)? = nil,
    preference: (any OptionPreference)? = nil, options: SessionOptions = SessionOptions()
  ) {
    self.init(
      live: LiveRouter(router), language: language, context: context, queries: queries,
      suggestions: suggestions, preference: preference, options: options)
  }

  /// Starts a conversation with an app that may change while it lasts.
  ///
  /// Each turn is routed by the router of the moment in which it starts. A question that was asked
  /// before a change can still be answered.
  public init(
    live source: LiveRouter, language: String? = nil, context: [String: Value] = [:],
    queries: [String: any StringQuery] = [:], suggestions: (any SuggestionSource)? = nil,
    preference: (any OptionPreference)? = nil, options: SessionOptions = SessionOptions()
  ) {
    self.source = source
    let (router, generation) = source.snapshot
    self.router = router
    self.generation = generation
    let language = language ?? router.manifest.defaultLanguage
    self.language = language
    self.context = context
    self.queries = queries
    self.suggestions = suggestions
    self.preference = preference
    self.options = options
    runner = options.runner
    machine = DialogueMachine(
      guide: Self.guide(router, language: language, context: context, options))
  }

  private static func guide(
    _ router: Router, language: String, context: [String: Value], _ options: SessionOptions
  ) -> DialogueGuide {
    let clock = options.clock
    let fixed = context["now"]
    return router.guide(for: language, now: { fixed ?? clock.now.value })
  }

  /// Takes the router of the moment.
  private func refresh() {
    let known = generation
    (router, generation) = source.snapshot
    guard generation != known else { return }
    machine.adopt(Self.guide(router, language: language, context: context, options))
  }

  /// Takes what the person typed, a command or a reply, and says what comes of it.
  ///
  /// Nothing is thrown, whatever is typed: what is too long or means nothing is a turn that says
  /// so, and a question that was open stays open. While one is open, a text is first read as its
  /// answer; ``/Dialogue/DialogueMachine`` says in which order.
  ///
  /// - Returns: What to show. With a decision of the kind `run`, what to run.
  /// - Complexity: That of ``Router/route(_:language:context:)``, and the time of the queries, no
  ///   longer than ``SessionOptions/queryDeadline`` together.
  public func send(_ text: String) async -> Turn {
    refresh()
    let deadline = runner.deadline(after: options.queryDeadline)
    var action = machine.reply(text)
    // A reply leads to a few actions, and a list to at most three for each of its 16 names; the bound
    // only guards against a circle.
    for _ in 0..<Self.maximumActions {
      switch action {
      case .show(let turn): return await show(turn, until: deadline)
      case .route(let text): action = machine.routed(await decide(text, until: deadline))
      case .lookUp(let request):
        action = machine.lookedUp(await lookUp(request, until: deadline))
      }
    }
    return machine.turn ?? Turn(decision: nil, message: "")
  }

  private static let maximumActions = 64

  /// Asks what a running action asks, in place of any dialogue. The turn that answers it carries
  /// ``/Dialogue/Turn/answer``.
  ///
  /// - Returns: The turn that asks; where the inquiry asks nothing, one that ends the dialogue.
  public func ask(_ inquiry: Inquiry) async -> Turn { await show(machine.inquire(inquiry)) }

  /// Takes a decision as if what was typed had led to it, as when a button was pressed. A dialogue
  /// that was open ends.
  public func begin(_ decision: Decision) async -> Turn { await show(machine.begin(decision)) }

  private func show(_ action: DialogueAction) async -> Turn {
    guard case .show(let turn) = action else {
      return Turn(decision: nil, message: "")
    }
    return await show(turn, until: runner.deadline(after: options.queryDeadline))
  }

  /// Where the conversation stands. It can be saved, and resumed by another process.
  ///
  /// ```swift
  /// let saved = try JSONEncoder().encode(await session.dialogue)
  ///
  /// let later = Session(router: router)
  /// let turn = await later.resume(try JSONDecoder().decode(DialogueState.self, from: saved))
  /// print(turn?.options.count ?? 0)  // → 4
  /// ```
  ///
  /// It holds what the person has typed for the open question, so treat it as you treat that.
  public var dialogue: DialogueState { machine.state }

  /// Goes on from where a conversation stood, and asks its open question again.
  ///
  /// The question stays as it was asked. If the app has changed since and what was offered is gone,
  /// choosing it still gives its identifier; the code that runs the intent has to look it up.
  ///
  /// - Returns: `nil` where nothing was open.
  public func resume(_ dialogue: DialogueState) async -> Turn? {
    refresh()
    machine = DialogueMachine(guide: machine.guide, state: dialogue)
    guard let turn = machine.turn else { return nil }
    return await show(turn, until: runner.deadline(after: options.queryDeadline))
  }

  /// Ends the dialogue, if one is open.
  public func endDialogue() { machine.end() }

  /// Keeps a run among those that can be taken back.
  package func keep(_ run: Invocation) { machine.keep(run) }

  /// An action with its values, in words.
  package func summary(of invocation: Invocation) -> String {
    machine.guide.writer.message(for: .run(invocation))
  }

  /// The number of queries that were left behind at a deadline and have not ended. No more than
  /// eight are; while there are so many, names are said to be unavailable without asking.
  public var stragglers: Int { runner.stragglerCount }

  // MARK: Decisions

  private func decide(
    _ text: String, until deadline: QueryDeadline
  ) async -> Decision {
    var outcome = router.outcome(
      of: text, language: language, context: currentContext, waits: options.waitsForLearning)
    // Answers to lookups can only call for others once: those of cheaper candidates come first.
    for _ in 0..<Self.maximumActions {
      guard case .needsLookups(let requests) = outcome.step else { break }
      let answers = await lookUp(requests, until: deadline)
      outcome = router.outcome(of: outcome, with: answers, language: language)
    }
    if case .decided(let decision) = outcome.step { return decision }
    return .reject(Rejection(reason: .noMatch))
  }

  private var currentContext: [String: Value] {
    guard context["now"] == nil else { return context }
    return context.merging(["now": options.clock.now.value]) { given, _ in given }
  }

  // MARK: Suggestions

  /// Shows a turn, with values to offer where it asks for one and has none to offer.
  private func show(
    _ turn: Turn, until deadline: QueryDeadline
  ) async -> Turn {
    if let order = preference?.order(of: turn), let arranged = machine.arrange(order, in: turn) {
      return arranged
    }
    guard let suggestions, turn.isOpen, case .askValue(let request)? = turn.decision,
      request.suggestions.isEmpty, request.reason.allowsSuggestions
    else { return turn }
    let query = SuggestionQuery(source: suggestions, request: request)
    let answer = await runner.run(query, text: "", language: language, until: deadline)
    guard case .entities(let entities) = answer, !entities.isEmpty,
      let type = router.entityType(of: request)
    else { return turn }
    let hits = router.result(of: entities, type: type, language: language).hits
    guard !hits.isEmpty else { return turn }
    return machine.offer(hits, in: turn) ?? turn
  }

  // MARK: Lookups

  private func lookUp(
    _ requests: [LookupRequest], until deadline: QueryDeadline
  ) async -> [(LookupRequest, LookupResult)] {
    await withTaskGroup(of: (Int, LookupResult).self) { group in
      for (index, request) in requests.enumerated() {
        group.addTask { (index, await self.lookUp(request, until: deadline)) }
      }
      var answers = requests.map { ($0, LookupResult(hits: [], failure: .failed)) }
      for await (index, result) in group { answers[index].1 = result }
      return answers
    }
  }

  private func lookUp(
    _ request: LookupRequest, until deadline: QueryDeadline
  ) async -> LookupResult {
    guard let query = queries[request.entityType] else {
      return router.lookUp(request, language: language)
        ?? LookupResult(hits: [], failure: .failed)
    }
    // Apps compare names as they are written: pasted text has tabs, and spaces in rows.
    let name = request.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let answer = await runner.run(query, text: name, language: language, until: deadline)
    switch answer {
    case .failure(let failure): return LookupResult(hits: [], failure: failure)
    case .entities(let entities):
      return router.result(of: entities, type: request.entityType, language: language)
    }
  }
}

/// Settings of a session.
///
/// ```swift
/// let patient = SessionOptions(queryDeadline: .milliseconds(500))
/// let session = Session(router: router, options: patient)
/// ```
///
/// Sessions that were given the same options share the count of queries that were left behind.
public struct SessionOptions: Sendable {
  /// How long all entity queries of a turn may take together.
  public var queryDeadline: Duration
  /// What time it is where the person is.
  public var clock: LocalClock
  /// Whether a text that no phrase says waits until it has been learned what the phrases teach.
  ///
  /// A session learns beside its first turns, in about a tenth of a second for an app of some hundred
  /// phrases; until it has, such a text is rejected. Where equal texts must always come to the same, let
  /// it wait. A compiled app holds what was learned, and nothing waits.
  public var waitsForLearning: Bool
  let runner: QueryRunner

  /// - Parameter queryDeadline: 200 ms, the time that Apple gives an entity query, unless the
  ///   app needs another.
  public init(
    queryDeadline: Duration = .milliseconds(200), clock: LocalClock = .system,
    waitsForLearning: Bool = false
  ) {
    self.queryDeadline = queryDeadline
    self.clock = clock
    self.waitsForLearning = waitsForLearning
    runner = QueryRunner()
  }

  /// Settings whose deadlines pass by another clock than the machine's.
  init(queryDeadline: Duration, deadlineClock: some Clock<Duration>) {
    self.queryDeadline = queryDeadline
    clock = .system
    waitsForLearning = false
    runner = QueryRunner(clock: deadlineClock)
  }
}
