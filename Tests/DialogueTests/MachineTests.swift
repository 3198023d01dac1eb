import AppManifest
import Foundation
import RandomNumbers
import Testing

@testable import Dialogue

/// Every state answers every event, and no dialogue is ever lost.
struct MachineTests {
  private static let guide = TestRouter.film("en").guide

  // MARK: Every decision

  static let decisions: [Decision] = {
    let dunes = [hit("Dune", year: 1984), hit("Dune", year: 2021)]
    let rate = Invocation(intent: "rate")
    let rateDune = Invocation(
      intent: "rate",
      slots: [FilledSlot(name: "film", text: "dune", entityID: "dune", value: "Dune")])
    let film = FilledSlot(name: "film", text: "dune", range: 5..<9, value: "dune")
    let waiting = slot("list", "noir", .entity(type: "List", lookup: nil))
    func ask(
      _ invocation: Invocation, _ parameter: String, _ reason: ValueRequest.Reason = .missing,
      _ suggestions: [EntityHit] = []
    ) -> Decision {
      .askValue(
        ValueRequest(
          invocation: invocation, parameter: parameter, reason: reason, suggestions: suggestions))
    }
    let remind = Invocation(intent: "remind")
    return [
      .run(rateDune), .confirm(Invocation(intent: "deleteList")),
      .reject(Rejection(reason: .noMatch)), .reject(Rejection(reason: .tooLong, nearest: ["rate"])),
      .chooseEntity(EntityChoice(invocation: rate, slot: film, options: dunes)),
      .chooseEntity(EntityChoice(invocation: rate, slot: film, options: [dunes[0]])),
      .chooseEntity(EntityChoice(invocation: rate, slot: film, options: [])),
      .chooseEntity(
        EntityChoice(
          invocation: Invocation(intent: "addToList"), slot: film,
          options: (1...120).map { hit("Saga \($0)") }, pending: [waiting])),
      .chooseEntity(
        EntityChoice(
          invocation: Invocation(intent: "undeclared"),
          slot: FilledSlot(name: "thing", value: ""), options: dunes)),
      .chooseIntent(
        IntentChoice(options: [IntentOption(invocation: rateDune), IntentOption(invocation: rate)])),
      .chooseIntent(IntentChoice(options: [])),
      .chooseIntent(
        IntentChoice(options: [IntentOption(invocation: rate, pending: [waiting])])),
      ask(rate, "film"), ask(rate, "film", .unknown("x"), dunes),
      ask(rate, "film", .unavailable("x")),
      ask(rateDune, "stars"), ask(rateDune, "stars", .outOfRange("9")),
      ask(
        Invocation(intent: "browse"), "genre", .missing,
        guide.tables["browse"].parameters[0].suggestions),
      ask(remind, "date"), ask(remind, "note"),
      ask(remind, "loud", .missing, [hit("Yes", id: "true")]),
      ask(Invocation(intent: "undeclared"), "thing", .unreadable("x")),
    ]
  }()

  static let replies: [String] = {
    let words = DialogueLanguage.english.words
    return ReplyLexicon.Control.listed.compactMap { words[$0].first } + [
      "", "  ", "2", "0", "-1", "99999999999999999999", "first", "last", "the seventh", "dune",
      "the one from 1984", "by lynch", "zzz", "no, I meant cars", "no, the first", "I meant", "no,",
      "rate cars with 4", "mark blorple as watched", "tomorrow", "4.5", "nan", "inf", "{text}",
      "\u{0}\u{1B}[31m", "👩‍👩‍👧‍👦", "\u{202E}abc", String(repeating: "no, ", count: 40),
      String(repeating: "x", count: 5000), String(repeating: "\u{301}", count: 600),
    ]
  }()

  static let lookups: [LookupResult] = [
    LookupResult(hits: []), LookupResult(hits: [hit("Cars")]),
    LookupResult(hits: [hit("Dune", year: 1984), hit("Dune", year: 2021)]),
    LookupResult(hits: [], nearest: [hit("Cars")]), LookupResult(hits: [], failure: .timedOut),
    LookupResult(hits: (1...300).map { hit("Saga \($0)") }),
  ]

  /// A state of every kind, reached by ordinary events.
  static let states: [DialogueState] = {
    var states = [DialogueState()]
    func reach(_ events: (inout DialogueMachine) -> Void) {
      var machine = DialogueMachine(guide: guide)
      events(&machine)
      if !states.contains(machine.state) { states.append(machine.state) }
    }
    reach { _ = $0.reply("anything") }
    for decision in decisions {
      reach { _ = $0.begin(decision) }
      reach {
        _ = $0.begin(decision)
        _ = $0.reply("more")
        _ = $0.reply("zzz")
      }
      reach {
        _ = $0.begin(decision)
        _ = $0.reply("no, I meant cars")
        _ = $0.routed(.reject(Rejection(reason: .noMatch)))
      }
      reach {
        _ = $0.begin(decision)
        _ = $0.reply("2")
        _ = $0.reply("what")
      }
    }
    return states
  }()

  // MARK: Every state and event

  @Test func thereAreStatesOfEveryKind() {
    let kinds = Set(
      Self.states.map { state in
        switch state.stage {
        case .idle: "idle"
        case .asking(let question): "asking \(question.decision.kind)"
        case .routing(let question, _): question == nil ? "routing" : "routing a reply"
        case .lookingUp: "looking up"
        }
      })
    #expect(
      kinds == [
        "idle", "asking chooseEntity", "asking chooseIntent", "asking askValue", "asking confirm",
        "routing", "routing a reply", "looking up",
      ])
  }

  @Test("Every state answers a new decision", arguments: states.indices)
  func begin(_ index: Int) {
    for decision in Self.decisions {
      let machine = answering(from: index) { $0.begin(decision) }
      #expect(machine.state.earlier.isEmpty)
    }
  }

  @Test("Every state answers every reply", arguments: states.indices)
  func reply(_ index: Int) {
    for reply in Self.replies {
      answering(from: index, keepingDialogues: reply) { $0.reply(reply) }
    }
  }

  @Test("Every state answers every routed command", arguments: states.indices)
  func routed(_ index: Int) {
    for decision in Self.decisions {
      let rejected = decision.kind == .reject ? "routed" : nil
      answering(from: index, keepingDialogues: rejected) { $0.routed(decision) }
    }
  }

  @Test("Every state answers every lookup", arguments: states.indices)
  func lookedUp(_ index: Int) {
    for result in Self.lookups {
      answering(from: index, keepingDialogues: "looked up") { $0.lookedUp(result) }
    }
  }

  /// Sends an event to a machine in a state, and checks what it does.
  ///
  /// - Parameter event: What the event is called, if no open dialogue may be lost by it.
  @discardableResult
  private func answering(
    from index: Int, keepingDialogues event: String? = nil,
    _ send: (inout DialogueMachine) -> DialogueAction
  ) -> DialogueMachine {
    var machine = DialogueMachine(guide: Self.guide, state: Self.states[index])
    let wasOpen = machine.state.isOpen
    let action = send(&machine)
    check(action, machine)
    if wasOpen, let event { checkNotLost(action, machine, event) }
    return machine
  }

  @Test("Every state can be saved", arguments: states.indices)
  func saved(_ index: Int) throws {
    let state = Self.states[index]
    let saved = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(DialogueState.self, from: saved) == state)
    #expect(saved.count < 64 * 1024, "a saved dialogue stays small")
  }

  /// What an action and the state after it say of each other.
  private func check(_ action: DialogueAction, _ machine: DialogueMachine) {
    switch (action, machine.state.stage) {
    case (.show(let turn), .idle):
      #expect(!turn.isOpen)
      #expect(turn.options.isEmpty)
      #expect(!turn.message.isEmpty)
    case (.show(let turn), .asking(let question)):
      #expect(turn.isOpen)
      #expect(turn.decision == question.decision)
      #expect(turn.options.count == question.page.count)
      #expect(turn.options.count <= DialogueLimits.page)
      #expect(question.optionCount <= LookupResult.maximumOptions)
      #expect(!turn.message.isEmpty)
    case (.route(let text), .routing(_, let reply)): #expect(text == reply)
    case (.lookUp(let request), .lookingUp(_, let lookup)): #expect(request == lookup.request)
    default: failed("\(action) does not go with \(machine.state.stage)")
    }
    #expect(machine.state.earlier.count <= DialogueLimits.history)
    #expect((0...DialogueLimits.patience).contains(machine.state.misunderstood))
  }

  /// An open dialogue ends only by running, or because the person wants it to.
  private func checkNotLost(_ action: DialogueAction, _ machine: DialogueMachine, _ event: String) {
    guard case .show(let turn) = action, !turn.isOpen else { return }
    switch turn.decision {
    case .run: return
    case nil:
      let messages = Self.guide.writer.messages
      #expect([messages.cancelled, messages.nothingDone].contains(turn.message), "\(event)")
    default: failed("lost after \(event)")
    }
  }

  // MARK: Saved dialogues

  @Test(
    "Damaged dialogues are refused",
    arguments: [
      #"{}"#, #"{"version":3,"stage":{"idle":{}},"earlier":[],"misunderstood":0}"#,
      #"{"version":1,"stage":{"idle":{}},"earlier":[]}"#,
      #"{"version":1,"stage":{"asking":{"question":{"decision":{"decision":"reject","value":{"reason":"noMatch","nearest":[]}},"first":0}}},"earlier":[],"misunderstood":0}"#,
      #"[]"#, #"{"version":1,"stage":"idle","earlier":[],"misunderstood":0}"#,
    ])
  func damaged(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DialogueState.self, from: Data(text.utf8))
    }
  }

  @Test(arguments: [-1, 0, 7, 10, 25, 119, Int.max, Int.min])
  func pagesOfSavedDialoguesExist(_ first: Int) throws {
    var machine = DialogueMachine(guide: Self.guide)
    _ = machine.begin(Self.decisions[7])
    let saved = String(decoding: try JSONEncoder().encode(machine.state), as: UTF8.self)
    let changed = saved.replacing("\"first\":0", with: "\"first\":\(first)")
    let state = try JSONDecoder().decode(DialogueState.self, from: Data(changed.utf8))
    let turn = try #require(DialogueMachine(guide: Self.guide, state: state).turn)
    #expect((1...10).contains(turn.options.count))
    #expect(turn.firstNumber % 10 == 1)
  }

  @Test func savedDialoguesSurviveAChangedApp() throws {
    var manifest = filmApp
    manifest.intents = []
    let guide = TestRouter(manifest: manifest).guide
    for state in Self.states {
      for reply in ["2", "cars", "no, I meant cars", "yes", "none", "4"] {
        var machine = DialogueMachine(guide: guide, state: state)
        check(machine.reply(reply), machine)
      }
    }
  }

  // MARK: Bounds

  @Test func theHistoryIsBounded() {
    var machine = DialogueMachine(guide: Self.guide)
    _ = machine.begin(Self.decisions[15])
    for turn in 0..<100 {
      _ = machine.reply("no, I meant cars")
      _ = machine.routed(.reject(Rejection(reason: .noMatch)))
      _ = machine.lookedUp(LookupResult(hits: [hit("Cars", id: "cars\(turn)")]))
      #expect(machine.state.earlier.count == min(turn + 1, DialogueLimits.history))
    }
    for _ in 0..<100 { _ = machine.reply("back") }
    #expect(machine.state.earlier.isEmpty)
    #expect(machine.state.isOpen)
  }

  @Test func repliesAreBounded() throws {
    var machine = DialogueMachine(guide: Self.guide)
    _ = machine.begin(Self.decisions[4])
    let longest = String(repeating: "x", count: 512)
    guard case .route = machine.reply(longest) else { return failed() }
    guard case .show(let turn) = machine.reply(longest + "x") else { return failed() }
    #expect(turn.message.hasPrefix("That is too long for me."))
    #expect(turn.isOpen)
  }

  @Test func patienceEndsInTheWayOut() throws {
    var session = TestSession()
    _ = try session.send("rate dune")
    for count in 1...5 {
      let turn = try session.send("gibberish \(count)")
      #expect(turn.message.contains("cancel") == (count >= 3))
      #expect(turn.options.count == 2)
    }
    #expect(try session.send("2").decision?.invocation?.slots.first?.entityID == "dune-2021")
  }

  // MARK: Anything at all

  @Test("Random dialogues stay consistent", arguments: 0..<36)
  func randomDialogues(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let language = filmApp.languages[seed % filmApp.languages.count]
    var session = TestSession(language: language)
    session.router.failure = seed % 7 == 0 ? .timedOut : nil
    let words = DialogueLanguage.best(for: language).words
    let frames = words.numberFrames + words.ordinalFrames + words.attributeFrames
    let controls = ReplyLexicon.Control.listed.flatMap { words[$0] }
    let commands = [
      "rate dune", "rate toy story with 9", "add toy story to noir", "open dune", "browse",
      "remind me of cars", "mark saga as watched", "delete list noir", "grade dune", "remind me",
    ]
    let gaps = ["2", "dune", "1999", "cars", "first", "noir", "Lee Unkrich", "4", "toy story"]
    for _ in 0..<40 {
      let gap = gaps.randomElement(using: &random) ?? ""
      let frame = (frames + words.correctionFrames).randomElement(using: &random) ?? "{}"
      let typed = [
        commands.randomElement(using: &random), controls.randomElement(using: &random), gap,
        frame.replacing("{}", with: gap), Self.replies.randomElement(using: &random),
      ].randomElement(using: &random)
      _ = try session.send((typed ?? nil) ?? "")
    }
  }
}
